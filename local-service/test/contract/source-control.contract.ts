import type { Contracts } from './OperationContract.js';

/** Installations and repositories that a deployment is connected to. */
export const sourceControlContracts: Contracts<'status' | 'installations' | 'repositories' | 'branches' | 'connect'> = {
  status: { succeeds: { params: {} }, refuses: {} },
  installations: {
    succeeds: { params: { first: 1 } },
    refuses: { 'a cursor of another list': { params: { after: '?' }, status: 400 } },
  },
  repositories: {
    succeeds: { params: { installationId: 51_001, first: 5 } },
    refuses: { 'an unknown installation': { params: { installationId: 1 }, status: 404 } },
  },
  branches: {
    succeeds: { params: { owner: 'parley-retail', repo: 'retail-model', installationId: 51_001 } },
    refuses: {
      'an unknown installation': { params: { owner: 'parley-retail', repo: 'retail-model', installationId: 1 }, status: 404 },
      'a repository of another installation': {
        params: { owner: 'parley-retail', repo: 'retail-model', installationId: 51_002 },
        status: 404,
      },
      'an unknown repository': { params: { owner: 'parley-retail', repo: 'none', installationId: 51_001 }, status: 404 },
    },
  },
  connect: {
    succeeds: { params: { deploymentId: 3, installationId: 51_001, name: 'finance-model', deployBranchName: 'develop' } },
    refuses: {
      'an unknown installation': { params: { deploymentId: 3, installationId: 1, name: 'finance-model' }, status: 404 },
      'an unknown repository': { params: { deploymentId: 3, installationId: 51_001, name: 'none' }, status: 404 },
      'a taken name for a new repository': {
        params: { deploymentId: 3, installationId: 51_001, name: 'finance-model', isNewRepo: true },
        status: 409,
      },
      'an unknown branch of the repository': {
        params: { deploymentId: 3, installationId: 51_001, name: 'finance-model', deployBranchName: 'none' },
        status: 400,
      },
    },
  },
};
