import type { DeploymentSettings } from '../../client/resources/deployments.js';
import type { Table } from './Table.js';

/** Deployments with their branches. */
export interface Deployments {
  readonly deployments: Table<DeploymentRecord>;
  readonly branches: Table<BranchRecord>;
}

/** Everything a deployment is set to; `deployBranchName` names its production branch. */
export type DeploymentRecord = DeploymentSettings;

export interface BranchRecord {
  readonly id: number;
  readonly deploymentId: number;
  readonly name: string;
  readonly parentBranch: string | null;
  readonly lastHash: string;
  readonly isStagingEnvironmentEnabled: boolean;
  /** Whose dev mode works on it; `null` for branches of everybody. */
  readonly devModeUserId: number | null;
  /** Whether anything serves queries of it: production, a staging environment, or somebody's dev mode. */
  readonly isRunning: boolean;
}

export function branchOf({ branches }: Deployments, deploymentId: number, name: string): BranchRecord | undefined {
  return branches.values().find((branch) => branch.deploymentId === deploymentId && branch.name === name);
}
