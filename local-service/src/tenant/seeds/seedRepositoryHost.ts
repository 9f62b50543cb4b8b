import type { InstallationRecord, RepositoryHost, RepositoryRecord } from '../deployments/RepositoryHost.js';
import { createTable } from '../Table.js';

/** The host's app at an organisation and at a person. The first repository is the one of deployment 1. */
export function seedRepositoryHost(connectedBranchNames: readonly string[]): RepositoryHost {
  const installations = createTable<InstallationRecord>({ firstId: 51_001 });
  const repositories = createTable<RepositoryRecord>({ firstId: 9_001 });
  const organisation = installations.insert(newInstallation('parley-retail'));
  const person = installations.insert(newInstallation('ada-parley'));
  repositories.insert({
    ...newRepository(organisation, 'retail-model'),
    branchNames: connectedBranchNames,
    deploymentIds: [1],
  });
  for (const name of repositoryNames) repositories.insert(newRepository(organisation, name));
  repositories.insert(newRepository(person, 'scratchpad'));
  return { installations, repositories };
}

function newInstallation(login: string): Omit<InstallationRecord, 'id'> {
  return { login, avatarUrl: `https://source-control.parley.example/${login}.png` };
}

function newRepository({ id: installationId }: InstallationRecord, name: string): Omit<RepositoryRecord, 'id'> {
  return { installationId, name, isPrivate: true, defaultBranch: 'main', branchNames: ['main', 'develop'], deploymentIds: [] };
}

const repositoryNames = [
  'finance-model',
  'loyalty-experiments',
  'logistics-model',
  'marketing-model',
  'pricing-lab',
  'shop-frontend',
  'store-planning',
  'supplier-portal',
  'warehouse-loader',
  'warehouse-transforms',
  'web-analytics',
];
