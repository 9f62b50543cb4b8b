import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type {
  BranchResponse,
  CommitChangesRequest,
  CreateBranchRequest,
  DevBranchResponse,
  MergeResponse,
  PullResponse,
} from '../../../client/resources/branches.js';
import type { DataModelValidationResponse } from '../../../client/resources/data-model.js';
import {
  useCommitChanges,
  useCreateBranch,
  useMergeIntoParentBranch,
  useMergeToDefaultBranch,
  usePullBranch,
  useRemoveBranch,
  useSetBranchStagingEnvironment,
  useStartDevMode,
  useStopDevMode,
} from '../../../data/resources/branches.js';
import { type ActionEvents, action } from '../../kit/actions/action.js';

/** The choice made when a branch is deleted. */
export interface BranchRemoval {
  /** True if the branch is also deleted from the repository. */
  readonly removeOnUpstream: boolean;
}

/** A merge of one branch into another. */
export interface BranchMerge {
  /** The branch whose changes are merged. */
  readonly branch: BranchResponse;
  /** The name of the branch that receives the changes. */
  readonly into: string;
  /** `parent` merges into the branch it was created from, `default` into the production branch. */
  readonly target: 'parent' | 'default';
  /** The commit message. */
  readonly message: string;
  /** True if the branch is deleted after the merge. */
  readonly deletesBranch: boolean;
  /** True if the commits are squashed. Only for a merge into the parent. */
  readonly squashesCommits: boolean;
  /** True if dev mode continues on the parent. Only for a merge into the parent. */
  readonly switchesToParent: boolean;
}

/** The key for a branch that does not exist yet. */
const newBranch = '';

const ofBranch = { itemOf: ({ name }: BranchResponse) => name };

const ofMerge = { itemOf: ({ branch }: BranchMerge) => branch.name };

/** The actions on branches. Each is busy by the name of its branch; the empty name is a branch that does not exist yet. */
export const branchActions = {
  // Without a branch, for the user's personal one, which is created on first use.
  startDevMode: action(
    'startDevMode',
    ['devModeStart', 'devModeStarted'],
    useStartDevMode,
    ({ deploymentId }: DeploymentAddress, branch?: BranchResponse) => ({ deploymentId, ...(branch && { branchName: branch.name }) }),
    {
      itemOf: (branch) => branch?.name ?? newBranch,
      beforeOf: (branch): [branchName: string | undefined] => [branch?.name],
      saidOf: (response): [response: DevBranchResponse] => [response],
    },
  ),
  stopDevMode: action(
    'stopDevMode',
    ['devModeStop', 'devModeStopped'],
    useStopDevMode,
    ({ deploymentId }: DeploymentAddress, _branch: BranchResponse) => ({ deploymentId }),
    { ...ofBranch, saidOf: (_, branch): [branch: BranchResponse] => [branch] },
  ),
  create: action(
    'createBranch',
    'created',
    useCreateBranch,
    ({ deploymentId }: DeploymentAddress, input: CreateBranchRequest) => ({ deploymentId, ...input }),
    { itemOf: () => newBranch },
  ),
  delete: action(
    'removeBranch',
    'deleted',
    useRemoveBranch,
    ({ deploymentId }: DeploymentAddress, branch: BranchResponse, options: BranchRemoval) => ({
      deploymentId,
      branchName: branch.name,
      ...options,
    }),
    { ...ofBranch, saidOf: (_, branch, options): [branch: BranchResponse, options: BranchRemoval] => [branch, options] },
  ),
  setStaging: action(
    'setBranchStagingEnvironment',
    ['stagingChange', 'stagingChanged'],
    useSetBranchStagingEnvironment,
    ({ deploymentId }: DeploymentAddress, branch: BranchResponse, enabled: boolean) => ({
      deploymentId,
      branchName: branch.name,
      enabled,
    }),
    { ...ofBranch, saidOf: ({ data }): [branch: BranchResponse] => [data] },
  ),
  commit: action(
    'commitChanges',
    'committed',
    useCommitChanges,
    ({ deploymentId }: DeploymentAddress, _branch: BranchResponse, input: CommitChangesRequest) => ({ deploymentId, ...input }),
    { ...ofBranch, saidOf: (_, branch, input): [branch: BranchResponse, input: CommitChangesRequest] => [branch, input] },
  ),
  pull: action(
    'pull',
    'pulled',
    usePullBranch,
    ({ deploymentId }: DeploymentAddress, branch: BranchResponse) => ({ deploymentId, branchName: branch.name }),
    { ...ofBranch, saidOf: (response, branch): [response: PullResponse, branch: BranchResponse] => [response, branch] },
  ),
  mergeIntoParent: action(
    'mergeIntoParentBranch',
    ['merge', 'merged'],
    useMergeIntoParentBranch,
    ({ deploymentId }: DeploymentAddress, merge: BranchMerge) => ({
      deploymentId,
      branchName: merge.branch.name,
      ...(merge.message !== '' && { message: merge.message }),
      squashCommits: merge.squashesCommits,
      deleteBranch: merge.deletesBranch,
      switchToParentBranch: merge.switchesToParent,
    }),
    { ...ofMerge, saidOf: (response, merge): [response: MergeResponse, merge: BranchMerge] => [response, merge] },
  ),
  mergeIntoDefault: action(
    'mergeToDefaultBranch',
    ['merge', 'merged'],
    useMergeToDefaultBranch,
    ({ deploymentId }: DeploymentAddress, merge: BranchMerge) => ({
      deploymentId,
      branchName: merge.branch.name,
      message: merge.message,
      removeBranchAfterMerge: merge.deletesBranch,
    }),
    { ...ofMerge, saidOf: (response, merge): [response: MergeResponse, merge: BranchMerge] => [response, merge] },
  ),
};

/**
 * Callbacks for actions on branches. To cancel an action, return `false` or a reason (a string) from its `onBefore…` callback: use
 * `onBeforeDevModeStop` to ask about files that are unsaved in your own editor. Dev mode without a branch name is for the user's personal
 * branch.
 */
export interface BranchEvents extends ActionEvents<'branch-manager', typeof branchActions> {
  /** Called after each validation, including one of a model that does not compile. */
  readonly onValidated?: ((result: DataModelValidationResponse) => void) | undefined;
}
