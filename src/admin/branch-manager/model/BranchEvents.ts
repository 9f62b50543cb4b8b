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

/** What a host hears of the branches, and where it may step in. A `before` that answers `false` keeps the act from happening. */
export interface BranchEvents extends WidgetErrorEvents<'branch-manager'> {
  /** Without a name: the personal branch of the caller, which may not be there yet. */
  readonly onBeforeDevModeStart?: ((branchName: string | undefined) => Veto) | undefined;
  readonly onDevModeStarted?: ((answer: DevBranchResponse) => void) | undefined;
  /** The place to ask about files that an editor of the host has not saved. */
  readonly onBeforeDevModeStop?: ((branch: BranchResponse) => Veto) | undefined;
  readonly onDevModeStopped?: ((branch: BranchResponse) => void) | undefined;
  readonly onBeforeCreate?: ((input: CreateBranchRequest) => Veto) | undefined;
  readonly onCreated?: ((answer: DevBranchResponse, input: CreateBranchRequest) => void) | undefined;
  readonly onBeforeDelete?: ((branch: BranchResponse, options: BranchRemoval) => Veto) | undefined;
  readonly onDeleted?: ((branch: BranchResponse, options: BranchRemoval) => void) | undefined;
  readonly onBeforeStagingChange?: ((branch: BranchResponse, isEnabled: boolean) => Veto) | undefined;
  /** The branch as it is now. */
  readonly onStagingChanged?: ((branch: BranchResponse) => void) | undefined;
  readonly onBeforeCommit?: ((branch: BranchResponse, input: CommitChangesRequest) => Veto) | undefined;
  readonly onCommitted?: ((branch: BranchResponse, input: CommitChangesRequest) => void) | undefined;
  readonly onBeforePull?: ((branch: BranchResponse) => Veto) | undefined;
  readonly onPulled?: ((answer: PullResponse, branch: BranchResponse) => void) | undefined;
  /** Of both merges; `into` tells which branch takes the changes. */
  readonly onBeforeMerge?: ((merge: BranchMerge) => Veto) | undefined;
  readonly onMerged?: ((answer: MergeResponse, merge: BranchMerge) => void) | undefined;
  /** Also of a model that does not compile. */
  readonly onValidated?: ((result: DataModelValidationResponse) => void) | undefined;
}

export interface BranchRemoval {
  /** Also deletes the branch of the repository. */
  readonly removeOnUpstream: boolean;
}

/** One branch into another. */
export interface BranchMerge {
  readonly branch: BranchResponse;
  /** Its name. */
  readonly into: string;
  readonly target: 'parent' | 'default';
  readonly message: string;
  readonly deletesBranch: boolean;
  /** Of a merge into the parent only. */
  readonly squashesCommits: boolean;
  /** Of a merge into the parent only: dev mode goes on there. */
  readonly switchesToParent: boolean;
}
