/** The branch manager's labels. Counts and times are passed as formatted text. */
export interface BranchLabels {
  /** The accessible name of the tree. */
  readonly caption: string;
  readonly search: string;
  readonly badges: { readonly production: string; readonly devMode: string; readonly staging: string };
  readonly empty: { readonly title: string; readonly advice: string };
  /** Shown beside the search while dev mode is on. */
  readonly workingOn: (branch: string) => string;
  readonly details: BranchDetailLabels;
  readonly actions: BranchActionLabels;
  readonly refusals: BranchRefusalLabels;
  readonly staging: { readonly label: string; readonly hint: string };
  readonly changes: BranchChangeLabels;
  readonly done: BranchDoneLabels;
  readonly failed: BranchFailureLabels;
  readonly create: CreateBranchLabels;
  readonly remove: RemoveBranchLabels;
  readonly commit: CommitLabels;
  readonly stop: StopDevModeLabels;
  readonly merge: MergeLabels;
  readonly validation: ValidationLabels;
}

/** The words of the details of a branch. */
export interface BranchDetailLabels {
  readonly madeFrom: (parent: string) => string;
  readonly noParent: string;
  readonly parentGone: (parent: string) => string;
  readonly lastCommit: string;
  readonly copyCommit: string;
  readonly devModeOf: (people: string) => string;
}

/** The names of the actions on branches. */
export interface BranchActionLabels {
  readonly startDevMode: string;
  readonly moveDevMode: string;
  readonly stopDevMode: string;
  readonly commit: string;
  readonly pull: string;
  readonly merge: (into: string) => string;
  readonly create: string;
  readonly remove: string;
}

/** The reasons why an action is unavailable. */
export interface BranchRefusalLabels {
  readonly notAllowed: string;
  readonly defaultBranch: (branch: string) => string;
  readonly noParent: string;
  readonly parentMissing: (parent: string) => string;
  readonly mergeForbidden: string;
  readonly uncommitted: string;
  readonly nothingToCommit: string;
  readonly notInDevMode: string;
}

/** The words for the uncommitted files. */
export interface BranchChangeLabels {
  readonly count: (count: number, formatted: string) => string;
  readonly none: string;
  readonly notRead: string;
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
}

/** The toasts after an action. */
export interface BranchDoneLabels {
  readonly devModeStarted: (branch: string) => string;
  readonly devModeStopped: string;
  readonly created: (branch: string) => string;
  readonly removed: (branch: string) => string;
  readonly stagingOn: (branch: string) => string;
  readonly stagingOff: (branch: string) => string;
  readonly committed: (branch: string) => string;
  readonly pulled: (branch: string) => string;
  readonly buildBegan: string;
  readonly merged: (branch: string, into: string) => string;
  readonly nothingToMerge: (branch: string, into: string) => string;
}

/** Messages for failed actions: what failed, and what to do about it. */
export interface BranchFailureLabels {
  readonly startDevMode: string;
  readonly stopDevMode: string;
  readonly create: string;
  readonly remove: (branch: string) => string;
  readonly staging: (branch: string) => string;
  readonly commit: (branch: string) => string;
  readonly pull: (branch: string) => string;
  readonly merge: (branch: string) => string;
  /** The connection was lost before the response arrived. */
  readonly unknown: (branch: string) => string;
  /** Like `unknown`, for the personal branch, whose name is not known yet. */
  readonly unknownDevMode: string;
  readonly unknownAdvice: string;
  readonly conflictAdvice: BranchConflictLabels;
}

/** Advice after a conflict. `settle` is the label of the checkbox that resolves it. */
export interface BranchConflictLabels {
  readonly commit: (settle: string) => string;
  readonly pull: string;
  readonly merge: (branch: string, settle: string) => string;
  readonly other: string;
}

/** The dialog that creates a branch. */
export interface CreateBranchLabels {
  readonly title: string;
  readonly name: string;
  readonly nameHint: string;
  readonly from: string;
  readonly activate: string;
  readonly activateMoves: (branch: string) => string;
  readonly submit: string;
  readonly missing: string;
  readonly unusable: string;
  readonly taken: string;
}

/** The dialog that deletes a branch. */
export interface RemoveBranchLabels {
  readonly title: (branch: string) => string;
  readonly description: string;
  /** Shown before the names of the branches. */
  readonly childrenMove: (count: number, formatted: string, parent: string) => string;
  readonly childrenToTop: (count: number, formatted: string) => string;
  readonly notAllLoaded: string;
  readonly devModesEnd: (people: string) => string;
  readonly ownDevModeEnds: string;
  readonly upstream: string;
  readonly upstreamHint: string;
  readonly submit: string;
}

/** The dialog that commits changes. */
export interface CommitLabels {
  readonly title: (branch: string) => string;
  readonly message: string;
  readonly stopAfterwards: string;
  readonly settle: string;
  readonly settleHint: string;
  readonly submit: string;
}

/** The dialog that asks before dev mode is turned off. */
export interface StopDevModeLabels {
  readonly title: (count: number, formatted: string) => string;
  readonly titleUnknown: string;
  readonly description: (branch: string) => string;
  readonly descriptionUnknown: (branch: string) => string;
  readonly commitFirst: string;
}

/** The dialog that merges a branch. */
export interface MergeLabels {
  readonly title: (branch: string, into: string) => string;
  readonly description: (branch: string, into: string) => string;
  readonly descriptionOfDefault: (branch: string, into: string) => string;
  readonly message: string;
  readonly messageMissing: string;
  readonly squash: string;
  readonly switchToParent: (parent: string) => string;
  readonly stopDevMode: string;
  readonly removeAfterwards: (branch: string) => string;
  readonly submit: string;
}

/** The words for the results of a validation. */
export interface ValidationLabels {
  readonly heading: string;
  readonly run: string;
  readonly running: string;
  readonly notRun: string;
  readonly valid: string;
  readonly definitions: (count: number, formatted: string) => string;
  /** `4 problems` in `2 files`. */
  readonly invalid: (problems: string, files: string) => string;
  readonly problems: (count: number, formatted: string) => string;
  readonly files: (count: number, formatted: string) => string;
  /** The model is invalid, and the service does not say why. */
  readonly invalidUnexplained: string;
  readonly errors: (count: number, formatted: string) => string;
  readonly warnings: (count: number, formatted: string) => string;
  readonly error: string;
  readonly warning: string;
  readonly noFile: string;
  readonly line: (line: string) => string;
  readonly stale: string;
  readonly staleAdvice: string;
  readonly checked: (time: string) => string;
  readonly failed: string;
}
