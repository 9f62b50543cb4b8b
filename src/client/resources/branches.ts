import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { DeploymentAddress } from './addresses.js';
import type { DataModelWriteResponse } from './data-model.js';

/**
 * Turns dev mode on for the caller, or moves it: to the branch named, else to the caller's personal dev branch, which
 * is made from the production branch when there is none. Gives the branch to work on (docs/contract/data-model.md#branches).
 * @throws 400 if the branch is the production branch
 * @throws 403 if the branch is another user's personal dev branch
 * @throws 404 if the branch does not exist
 */
export const startDevMode = operation<DeploymentAddress & StartDevModeRequest, DevBranchResponse>(
  'startDevMode',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/dev-mode',
);

/**
 * Turns the caller's dev mode off (docs/contract/data-model.md#dev-mode).
 * @throws 404 if the deployment does not exist
 */
export const stopDevMode = operation<DeploymentAddress, DataModelWriteResponse>(
  'stopDevMode',
  'DELETE',
  '/build/api/v1/deployments/{deploymentId}/dev-mode',
);

/**
 * Lists the branches of a deployment. `parentBranch` makes them a tree (docs/contract/data-model.md#branches).
 * @throws 400 if the cursor belongs to another list
 */
export const listBranches = listOperation<DeploymentAddress & CursorParams, BranchResponse>(
  'listBranches',
  '/build/api/v1/deployments/{deploymentId}/branches',
);

/**
 * Creates a branch from another, by default from the production branch. With `activate` the caller's dev mode
 * moves to it (docs/contract/data-model.md#branches).
 * @throws 400 if git does not allow the name
 * @throws 404 if the branch to start from does not exist
 * @throws 409 if the name is taken
 */
export const createBranch = operation<DeploymentAddress & CreateBranchRequest, DevBranchResponse>(
  'createBranch',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/branches',
);

/**
 * Deletes a branch, and with `removeOnUpstream` also the one of its name in the repository. Its children become
 * children of its parent. Fails with 400 for the production branch and 404 for an unknown one (docs/contract/data-model.md#branches).
 * @throws 400 if the branch is the production branch
 * @throws 403 if the branch is another user's personal dev branch
 * @throws 404 if the branch does not exist
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
 * @throws 400 if the branch is the production branch or a personal dev branch, no branch is given, or the id and the name belong to
 *   different branches
 * @throws 404 if the branch does not exist
 */
export const setBranchStagingEnvironment = operation<
  DeploymentAddress & SetBranchStagingEnvironmentRequest,
  SetBranchStagingEnvironmentResponse
>('setBranchStagingEnvironment', 'PUT', '/build/api/v1/deployments/{deploymentId}/branches/staging-environment');

/**
 * Commits the changes on the branch of the caller's dev mode. With `resolveMergeConflict` the files of the branch
 * settle a conflict with its parent (docs/contract/data-model.md#branches).
 * @throws 400 if there is nothing to commit, or dev mode is off
 */
export const commitChanges = operation<DeploymentAddress & CommitChangesRequest, DataModelWriteResponse>(
  'commitChanges',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/commit',
);

/**
 * Updates a branch from its repository, and returns whether that started a build (docs/contract/data-model.md#branches).
 * @throws 403 if the branch is another user's personal dev branch
 * @throws 404 if the branch does not exist
 */
export const pull = operation<DeploymentAddress & PullRequest, PullResponse>(
  'pull',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/pull',
);

/**
 * Merges a branch into its parent: the one named, else the one of the caller's dev mode. `merged` is false where there
 * was nothing to merge (docs/contract/data-model.md#branches).
 * @throws 400 if the branch has uncommitted changes or is the production branch, the id and the name belong to different branches, or no
 *   branch is given while dev mode is off
 * @throws 404 if the branch does not exist
 * @throws 409 if the same file has conflicting changes
 */
export const mergeIntoParentBranch = operation<DeploymentAddress & MergeIntoParentBranchRequest, MergeResponse>(
  'mergeIntoParentBranch',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/merge',
);

/**
 * Merges a branch into the production branch: the one named, else the one of the caller's dev mode. A deployment can
 * forbid it by `deployBranchMergeAllowed` (docs/contract/data-model.md#branches).
 * @throws 400 if the message is empty, the branch is the production branch or has uncommitted changes, or the id and the name belong to
 *   different branches
 * @throws 403 if the production branch does not allow merging
 * @throws 404 if the branch does not exist
 */
export const mergeToDefaultBranch = operation<DeploymentAddress & MergeToDefaultBranchRequest, MergeResponse>(
  'mergeToDefaultBranch',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/merge-to-default',
);

/** The branch to delete. */
export interface RemoveBranchParams extends DeploymentAddress {
  /** The branch to delete. The production branch is refused with 400. */
  readonly branchName: string;
  /** Default false. */
  readonly removeOnUpstream?: boolean | undefined;
}

/** The branch of dev mode. */
export interface StartDevModeRequest {
  /** The branch to work on. Default: the caller's personal branch, which is created on first use. */
  readonly branchName?: string | null | undefined;
}

/** A branch for development. */
export interface DevBranchResponse {
  /** True if the caller's dev mode is on this branch. */
  readonly active: boolean;
  /** The name of the branch. */
  readonly branchName?: string | null;
  /** The branch it was created from. */
  readonly parentBranch?: string | null;
}

/** A branch of the data model. */
export interface BranchResponse {
  readonly id: number;
  readonly name: string;
  /** Its name; `null` for a branch at the top of the tree. */
  readonly parentBranch?: string | null;
  /** The hash of its last commit. */
  readonly lastHash?: string | null;
  /** True if the branch is kept running. */
  readonly isStagingEnvironmentEnabled?: boolean | null;
}

/** A new branch. */
export interface CreateBranchRequest {
  /** The name of the new branch. */
  readonly name: string;
  /** The name of a branch. */
  readonly from?: string | null | undefined;
  /** True to move the caller's dev mode to the new branch. */
  readonly activate?: boolean | null | undefined;
}

/** The branch is named by its id or by its name. */
export interface SetBranchStagingEnvironmentRequest {
  /** True to keep the branch running, false to stop that. */
  readonly enabled: boolean;
  /** The id of the branch, unless `branchName` is given. */
  readonly branchId?: number | null | undefined;
  /** The name of the branch, unless `branchId` is given. */
  readonly branchName?: string | null | undefined;
}

/** The result of changing a staging environment. */
export interface SetBranchStagingEnvironmentResponse {
  /** The branch with its new state. */
  readonly data: BranchResponse;
}

/** A commit on the branch of the caller's dev mode. */
export interface CommitChangesRequest {
  /** The commit message. */
  readonly message?: string | null | undefined;
  /** Turns dev mode off once all is committed. */
  readonly exitDevMode?: boolean | null | undefined;
  /** True to commit the files of the branch as the resolution of a merge conflict. */
  readonly resolveMergeConflict?: boolean | null | undefined;
}

/** The branch to update from its repository. */
export interface PullRequest {
  /** The name of the branch. */
  readonly branchName: string;
}

/** The result of updating a branch. */
export interface PullResponse {
  /** True if the update started a build. */
  readonly buildTriggered: boolean;
}

/** The branch is named by its id or by its name. */
export interface MergeIntoParentBranchRequest {
  /** The id of the branch to merge, unless `branchName` is given. */
  readonly branchId?: number | undefined;
  /** The name of the branch to merge, unless `branchId` is given. */
  readonly branchName?: string | undefined;
  /** The message of the merge commit. */
  readonly message?: string | null | undefined;
  /** True to merge all commits as one. */
  readonly squashCommits?: boolean | null | undefined;
  /** True to delete the branch after the merge. */
  readonly deleteBranch?: boolean | null | undefined;
  /** Moves the caller's dev mode on to the parent. */
  readonly switchToParentBranch?: boolean | null | undefined;
}

/** The branch is named by its id or by its name. */
export interface MergeToDefaultBranchRequest {
  /** The message of the merge commit. */
  readonly message: string;
  /** The id of the branch to merge, unless `branchName` is given. */
  readonly branchId?: number | undefined;
  /** The name of the branch to merge, unless `branchId` is given. */
  readonly branchName?: string | undefined;
  /** True to delete the branch after the merge. */
  readonly removeBranchAfterMerge?: boolean | null | undefined;
}

/** The result of a merge. */
export interface MergeResponse {
  /** True if the branch was merged. */
  readonly merged: boolean;
  /** True if the branch was deleted afterwards. */
  readonly branchDeleted: boolean;
}
