import type { DeploymentRecord, Deployments } from '../Deployments.js';
import { createTable } from '../Table.js';
import { seedBranches } from './seedBranches.js';

/** Three deployments, with their branches. */
export function seedDeployments(): Deployments {
  const deployments = createTable<DeploymentRecord>();
  for (const name of ['Production', 'Staging', 'Analytics sandbox']) deployments.insert(newDeployment(name));
  return { deployments, branches: seedBranches(deployments) };
}

function newDeployment(name: string): Omit<DeploymentRecord, 'id'> {
  return {
    name,
    template: 'simpleCluster',
    cloudProvider: 'managed',
    creationStep: 'ready',
    deploymentUrl: `https://${name.toLowerCase().replaceAll(' ', '-')}.parley.example`,
    releaseChannel: 'latest',
    deployBranchName: 'main',
    deployBranchReadOnly: false,
    deployBranchMergeAllowed: true,
    deployProjectRoot: '/',
    isServiceSqlEnabled: true,
    isSupportPreAggregations: true,
  };
}
