import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { DeploymentAddress } from './addresses.js';
import type { DataModelWriteResponse } from './data-model.js';

/**
 * Turns dev mode on for the caller, or moves it: to the branch named, else to the caller's personal dev branch, which
 * is made from the production branch when there is none. Gives the branch to work on (docs/contract/data-model.md#branches).
 * @throws 400 the production branch
 * @throws 403 a personal dev branch of somebody else
 * @throws 404 an unknown branch
 */
export const startDevMode = operation<DeploymentAddress & StartDevModeRequest, DevBranchResponse>(
  'startDevMode',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/dev-mode',
);

/**
 * Turns the caller's dev mode off (docs/contract/data-model.md#dev-mode).
 * @throws 404 an unknown deployment
 */
export const stopDevMode = operation<DeploymentAddress, DataModelWriteResponse>(
  'stopDevMode',
  'DELETE',
  '/build/api/v1/deployments/{deploymentId}/dev-mode',
);

/**
 * Lists the branches of a deployment. `parentBranch` makes them a tree (docs/contract/data-model.md#branches).
 * @throws 400 a cursor of another list
 */
export const listBranches = listOperation<DeploymentAddress & CursorParams, BranchResponse>(
  'listBranches',
  '/build/api/v1/deployments/{deploymentId}/branches',
);

/**
 * Makes a branch from another, from the production branch where none is named. With `activate` the caller's dev mode
 * moves to it (docs/contract/data-model.md#branches).
 * @throws 400 a name that git would not take
 * @throws 404 an unknown branch to begin from
 * @throws 409 a name that is taken
 */
export const createBranch = operation<DeploymentAddress & CreateBranchRequest, DevBranchResponse>(
  'createBranch',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/branches',
);

/**
 * Deletes a branch, and with `removeOnUpstream` also the one of its name in the repository. Its children become
 * children of its parent. Fails with 400 for the production branch and 404 for an unknown one (docs/contract/data-model.md#branches).
 * @throws 400 the production branch
 * @throws 403 a personal dev branch of somebody else
 * @throws 404 an unknown branch
 */
export const removeBranch = operation<RemoveBranchParams, DataModelWriteResponse>(
  'removeBranch',
  'DELETE',
  '/build/api/v1/deployments/{deploymentId}/branches',
  { send: 'query' },
);

/**
 * Turns the staging environment of a branch on or off, which keeps the branch running. The production branch and
 * personal dev branches cannot have one (docs/contract/data-model.md#branches).
 * @throws 400 the production branch; a personal dev branch; no branch; an id and a name of two branches
 * @throws 404 an unknown branch
 */
export const setBranchStagingEnvironment = operation<
  DeploymentAddress & SetBranchStagingEnvironmentRequest,
  SetBranchStagingEnvironmentResponse
>('setBranchStagingEnvironment', 'PUT', '/build/api/v1/deployments/{deploymentId}/branches/staging-environment');

/**
 * Commits what was written on the branch of the caller's dev mode. With `resolveMergeConflict` the files of the branch
 * settle a conflict with its parent (docs/contract/data-model.md#branches).
 * @throws 400 nothing to commit; a commit while dev mode is off
 */
export const commitChanges = operation<DeploymentAddress & CommitChangesRequest, DataModelWriteResponse>(
  'commitChanges',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/commit',
);

/**
 * Brings a branch up to what its repository has, and says whether that began a build (docs/contract/data-model.md#branches).
 * @throws 403 a personal dev branch of somebody else
 * @throws 404 an unknown branch
 */
export const pull = operation<DeploymentAddress & PullRequest, PullResponse>(
  'pull',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/pull',
);

/**
 * Merges a branch into its parent: the one named, else the one of the caller's dev mode. `merged` is false where there
 * was nothing to merge (docs/contract/data-model.md#branches).
 * @throws 400 changes that are not committed; the production branch; an id and a name of two branches; no branch while dev mode is
 *   off
 * @throws 404 an unknown branch
 * @throws 409 two branches that changed the same file
 */
export const mergeIntoParentBranch = operation<DeploymentAddress & MergeIntoParentBranchRequest, MergeResponse>(
  'mergeIntoParentBranch',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/merge',
);

/**
 * Merges a branch into the production branch: the one named, else the one of the caller's dev mode. A deployment can
 * forbid it by `deployBranchMergeAllowed` (docs/contract/data-model.md#branches).
 * @throws 400 no message; the production branch; changes that are not committed; an id and a name of two branches
 * @throws 403 a production branch that allows no merging
 * @throws 404 an unknown branch
 */
export const mergeToDefaultBranch = operation<DeploymentAddress & MergeToDefaultBranchRequest, MergeResponse>(
  'mergeToDefaultBranch',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/merge-to-default',
);

/** The branch to delete. */
export interface RemoveBranchParams extends DeploymentAddress {
  readonly branchName: string;
  /** Default false. */
  readonly removeOnUpstream?: boolean | undefined;
}

export interface StartDevModeRequest {
  readonly branchName?: string | null | undefined;
}

/** A branch for development. */
export interface DevBranchResponse {
  /** True if the caller's dev mode is on this branch. */
  readonly active: boolean;
  readonly branchName?: string | null;
  readonly parentBranch?: string | null;
}

export interface BranchResponse {
  readonly id: number;
  readonly name: string;
  /** Its name; `null` for a branch at the top of the tree. */
  readonly parentBranch?: string | null;
  /** The hash of its last commit. */
  readonly lastHash?: string | null;
  readonly isStagingEnvironmentEnabled?: boolean | null;
}

export interface CreateBranchRequest {
  readonly name: string;
  /** The name of a branch. */
  readonly from?: string | null | undefined;
  readonly activate?: boolean | null | undefined;
}

/** The branch is named by its id or by its name. */
export interface SetBranchStagingEnvironmentRequest {
  readonly enabled: boolean;
  readonly branchId?: number | null | undefined;
  readonly branchName?: string | null | undefined;
}

export interface SetBranchStagingEnvironmentResponse {
  readonly data: BranchResponse;
}

export interface CommitChangesRequest {
  readonly message?: string | null | undefined;
  /** Turns dev mode off once all is committed. */
  readonly exitDevMode?: boolean | null | undefined;
  readonly resolveMergeConflict?: boolean | null | undefined;
}

export interface PullRequest {
  readonly branchName: string;
}

export interface PullResponse {
  readonly buildTriggered: boolean;
}

/** The branch is named by its id or by its name. */
export interface MergeIntoParentBranchRequest {
  readonly branchId?: number | undefined;
  readonly branchName?: string | undefined;
  readonly message?: string | null | undefined;
  readonly squashCommits?: boolean | null | undefined;
  readonly deleteBranch?: boolean | null | undefined;
  /** Moves the caller's dev mode on to the parent. */
  readonly switchToParentBranch?: boolean | null | undefined;
}

/** The branch is named by its id or by its name. */
export interface MergeToDefaultBranchRequest {
  readonly message: string;
  readonly branchId?: number | undefined;
  readonly branchName?: string | undefined;
  readonly removeBranchAfterMerge?: boolean | null | undefined;
}

export interface MergeResponse {
  readonly merged: boolean;
  readonly branchDeleted: boolean;
}
