import type {
  BranchResponse,
  CommitChangesRequest,
  CreateBranchRequest,
  DevBranchResponse,
  MergeResponse,
  PullResponse,
} from '../../../client/resources/branches.js';
import type { DataModelValidationResponse } from '../../../client/resources/data-model.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

/** Callbacks for actions on branches. Return `false` from an `onBefore…` callback to cancel the action. */
export interface BranchEvents extends WidgetErrorEvents<'branch-manager'> {
  /** Called before dev mode starts. Without a name, it is for the user's personal branch, which may not exist yet. */
  readonly onBeforeDevModeStart?: ((branchName: string | undefined) => Veto) | undefined;
  /** Called with the service's response after dev mode started. */
  readonly onDevModeStarted?: ((response: DevBranchResponse) => void) | undefined;
  /** Called before dev mode stops. Use it to ask about files that are unsaved in your own editor. */
  readonly onBeforeDevModeStop?: ((branch: BranchResponse) => Veto) | undefined;
  /** Called with the branch after dev mode stopped. */
  readonly onDevModeStopped?: ((branch: BranchResponse) => void) | undefined;
  /** Called before a branch is created. */
  readonly onBeforeCreate?: ((input: CreateBranchRequest) => Veto) | undefined;
  /** Called with the service's response and the input after a branch was created. */
  readonly onCreated?: ((response: DevBranchResponse, input: CreateBranchRequest) => void) | undefined;
  /** Called before a branch is deleted. */
  readonly onBeforeDelete?: ((branch: BranchResponse, options: BranchRemoval) => Veto) | undefined;
  /** Called with the branch after it was deleted. */
  readonly onDeleted?: ((branch: BranchResponse, options: BranchRemoval) => void) | undefined;
  /** Called before the staging environment of a branch is turned on or off. */
  readonly onBeforeStagingChange?: ((branch: BranchResponse, isEnabled: boolean) => Veto) | undefined;
  /** Called with the updated branch after its staging environment is turned on or off. */
  readonly onStagingChanged?: ((branch: BranchResponse) => void) | undefined;
  /** Called before changes are committed. */
  readonly onBeforeCommit?: ((branch: BranchResponse, input: CommitChangesRequest) => Veto) | undefined;
  /** Called after changes were committed. */
  readonly onCommitted?: ((branch: BranchResponse, input: CommitChangesRequest) => void) | undefined;
  /** Called before changes are pulled from the repository. */
  readonly onBeforePull?: ((branch: BranchResponse) => Veto) | undefined;
  /** Called with the service's response after a pull. */
  readonly onPulled?: ((response: PullResponse, branch: BranchResponse) => void) | undefined;
  /** Called before either kind of merge; `into` is the branch that receives the changes. */
  readonly onBeforeMerge?: ((merge: BranchMerge) => Veto) | undefined;
  /** Called with the service's response after either kind of merge. */
  readonly onMerged?: ((response: MergeResponse, merge: BranchMerge) => void) | undefined;
  /** Called after each validation, including one of a model that does not compile. */
  readonly onValidated?: ((result: DataModelValidationResponse) => void) | undefined;
}

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
