import type { DeploymentSettings } from '@parley/react/client';
import type { BranchModels, ModelFiles } from '../../data-model/BranchModels.js';
import type { Table } from '../Table.js';
import type { RepositoryHost } from './RepositoryHost.js';

/** Deployments with their branches. */
export interface Deployments {
  readonly deployments: Table<DeploymentRecord>;
  readonly branches: Table<BranchRecord>;
  /** The files of the branches. */
  readonly models: BranchModels;
  /** Those that branches begin with, whose SQL the warehouse need not check. */
  readonly seededFiles: ReadonlySet<ModelFiles>;
  /** Who works where: at most one for each user and deployment. */
  readonly devModes: Table<DevModeRecord>;
  /** Every build that something asked for, the newest last. */
  readonly builds: Table<BuildRecord>;
  readonly repositoryHost: RepositoryHost;
  /** Called before files become the newest commit of what the warehouse serves. What it throws refuses the commit. */
  readonly beforeCommit?: ((files: ModelFiles, before: ModelFiles) => void) | undefined;
}

/** Everything a deployment is set to; `deployBranchName` names its production branch. Times are milliseconds since 1970. */
export interface DeploymentRecord extends DeploymentSettings {
  readonly createdAt: number;
  /** Every `releaseChannelVersion` that ever ran, the current one among them. */
  readonly ranVersions: readonly string[];
}

export interface BranchRecord {
  readonly id: number;
  readonly deploymentId: number;
  readonly name: string;
  readonly parentBranch: string | null;
  readonly lastHash: string;
  readonly isStagingEnvironmentEnabled: boolean;
  /** The owner of a personal dev branch; `null` for shared branches. */
  readonly devModeUserId: number | null;
  /** True if an environment serves its queries: production, staging, or a user's dev mode. */
  readonly isRunning: boolean;
}

/** That the dev mode of a user works on a branch. */
export interface DevModeRecord {
  readonly id: number;
  readonly deploymentId: number;
  readonly userId: number;
  readonly branchId: number;
}

/** A build that began at `startedAt`, in milliseconds since 1970. */
export interface BuildRecord {
  readonly id: number;
  readonly deploymentId: number;
  readonly branchName: string;
  readonly lastHash: string;
  readonly startedAt: number;
}

export function branchOf({ branches }: Deployments, deploymentId: number, name: string): BranchRecord | undefined {
  return branches.values().find((branch) => branch.deploymentId === deploymentId && branch.name === name);
}

/** True for the production branch of its deployment. */
export function isDeployBranch({ deployments }: Deployments, { deploymentId, name }: BranchRecord): boolean {
  return deployments.find(deploymentId)?.deployBranchName === name;
}
