import type { BranchRecord, DeploymentRecord, Deployments } from '../Deployments.js';
import { createTable } from '../Table.js';

/** Three deployments, and the branches of the first. */
export function seedDeployments(): Deployments {
  const deployments = createTable<DeploymentRecord>();
  for (const name of ['Production', 'Staging', 'Analytics sandbox']) deployments.insert(newDeployment(name));
  const branches = createTable<BranchRecord>();
  for (const { id: deploymentId } of deployments.values()) {
    branches.insert({
      deploymentId,
      name: 'main',
      parentBranch: null,
      lastHash: 'a'.repeat(40),
      isStagingEnvironmentEnabled: false,
      devModeUserId: null,
      isRunning: true,
    });
  }
  return { deployments, branches };
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
