import { startDevMode, updateDeployment } from '../../../src/client.js';
import type { Contracts } from './OperationContract.js';

/** Dev mode and branches. Deployment 1 has 8 branches; the admin works on `dev-ada`. */
export const branchesContracts: Contracts<
  | 'startDevMode'
  | 'stopDevMode'
  | 'listBranches'
  | 'createBranch'
  | 'removeBranch'
  | 'setBranchStagingEnvironment'
  | 'commitChanges'
  | 'pull'
  | 'mergeIntoParentBranch'
  | 'mergeToDefaultBranch'
> = {
  startDevMode: {
    succeeds: { params: { deploymentId: 1 }, as: ({ analyst }) => analyst },
    refuses: {
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'the production branch': { params: { deploymentId: 1, branchName: 'main' }, status: 400 },
      'a personal dev branch of someone else': {
        params: { deploymentId: 1, branchName: 'dev-ada' },
        as: ({ analyst }) => analyst,
        status: 403,
      },
    },
  },
  stopDevMode: {
    succeeds: { params: { deploymentId: 1 } },
    refuses: { 'an unknown deployment': { params: { deploymentId: 99 }, status: 404 } },
  },
  listBranches: {
    succeeds: { params: { deploymentId: 1, first: 3 } },
    refuses: { 'a cursor of another list': { params: { deploymentId: 1, after: '?' }, status: 400 } },
  },
  createBranch: {
    succeeds: { params: { deploymentId: 1, name: 'spring-release', from: 'autumn-release', activate: true } },
    refuses: {
      'a taken name': { params: { deploymentId: 1, name: 'autumn-release' }, status: 409 },
      'a name that git does not allow': { params: { deploymentId: 1, name: 'two words' }, status: 400 },
      'an unknown base branch': { params: { deploymentId: 1, name: 'spring-release', from: 'nowhere' }, status: 404 },
    },
  },
  removeBranch: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-program', removeOnUpstream: true } },
    refuses: {
      'the production branch': { params: { deploymentId: 1, branchName: 'main' }, status: 400 },
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'a personal dev branch of someone else': {
        params: { deploymentId: 1, branchName: 'dev-ada' },
        as: ({ analyst }) => analyst,
        status: 403,
      },
    },
  },
  setBranchStagingEnvironment: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-program', enabled: true } },
    refuses: {
      'the production branch': { params: { deploymentId: 1, branchId: 1, enabled: true }, status: 400 },
      'a personal dev branch': { params: { deploymentId: 1, branchName: 'dev-ada', enabled: true }, status: 400 },
      'an unknown branch': { params: { deploymentId: 1, branchId: 999, enabled: true }, status: 404 },
      'no branch': { params: { deploymentId: 1, enabled: true }, status: 400 },
      'an id and a name of different branches': {
        params: { deploymentId: 1, branchId: 1, branchName: 'loyalty-program', enabled: true },
        status: 400,
      },
    },
  },
  commitChanges: {
    succeeds: { params: { deploymentId: 1, message: 'Count paid orders', exitDevMode: true } },
    refuses: {
      'nothing to commit': {
        params: async ({ analyst }) => {
          await startDevMode(analyst, { deploymentId: 1 });
          return { deploymentId: 1, message: 'Nothing' };
        },
        as: ({ analyst }) => analyst,
        status: 400,
      },
      'a commit while dev mode is off': { params: { deploymentId: 1 }, as: ({ analyst }) => analyst, status: 400 },
    },
  },
  pull: {
    succeeds: { params: { deploymentId: 1, branchName: 'autumn-release' } },
    refuses: {
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'a personal dev branch of someone else': {
        params: { deploymentId: 1, branchName: 'dev-ada' },
        as: ({ analyst }) => analyst,
        status: 403,
      },
    },
  },
  mergeIntoParentBranch: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-points', deleteBranch: true } },
    refuses: {
      'uncommitted changes': { params: { deploymentId: 1 }, status: 400 },
      'the production branch': { params: { deploymentId: 1, branchName: 'main' }, status: 400 },
      'conflicting changes to the same file': { params: { deploymentId: 1, branchName: 'margin-after-returns' }, status: 409 },
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'an id and a name of different branches': { params: { deploymentId: 1, branchId: 1, branchName: 'loyalty-points' }, status: 400 },
      'no branch while dev mode is off': { params: { deploymentId: 1 }, as: ({ analyst }) => analyst, status: 400 },
    },
  },
  mergeToDefaultBranch: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-tiers', message: 'Show tiers', removeBranchAfterMerge: true } },
    refuses: {
      'no message': { params: { deploymentId: 1, branchName: 'loyalty-tiers', message: '' }, status: 400 },
      'the production branch': { params: { deploymentId: 1, branchId: 1, message: 'Merge' }, status: 400 },
      'uncommitted changes': { params: { deploymentId: 1, message: 'Merge' }, status: 400 },
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere', message: 'Merge' }, status: 404 },
      'a production branch that does not allow merging': {
        params: async ({ admin }) => {
          await updateDeployment(admin, { deploymentId: 1, deployBranchMergeAllowed: false });
          return { deploymentId: 1, branchName: 'loyalty-tiers', message: 'Merge' };
        },
        status: 403,
      },
      'an id and a name of different branches': {
        params: { deploymentId: 1, branchId: 1, branchName: 'loyalty-tiers', message: 'Merge' },
        status: 400,
      },
    },
  },
};
