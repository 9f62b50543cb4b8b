import type { BranchRecord, DeploymentRecord } from '../Deployments.js';
import { createTable, type Table } from '../Table.js';

/** The production branch of each deployment, and development branches of the first: 8 in all there. */
export function seedBranches(deployments: Table<DeploymentRecord>): Table<BranchRecord> {
  const branches = createTable<BranchRecord>();
  for (const { id: deploymentId, deployBranchName: name } of deployments.values()) {
    branches.insert({
      deploymentId,
      name,
      parentBranch: null,
      lastHash: 'a'.repeat(40),
      isStagingEnvironmentEnabled: false,
      devModeUserId: null,
      isRunning: true,
    });
  }
  return branches;
}
