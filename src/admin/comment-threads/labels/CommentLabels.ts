/** The labels of comment threads. Counts are passed as numbers and as formatted text. */
export interface CommentLabels {
  /** The accessible name of the list. */
  readonly list: string;
  readonly filter: CommentFilterLabels;
  readonly you: string;
  readonly somebody: (userId: string) => string;
  /** Shown for an author who no longer exists. */
  readonly formerUser: string;
  readonly threadBy: (author: string) => string;
  readonly commentBy: (author: string) => string;
  readonly edited: string;
  readonly removed: string;
  readonly linked: string;
  readonly showWhole: string;
  readonly showLess: string;
  readonly replies: (count: number, formatted: string) => string;
  readonly compose: CommentComposeLabels;
  readonly reply: CommentReplyLabels;
  readonly edit: { readonly label: string; readonly failed: string };
  readonly delete: CommentDeleteLabels;
  /** The reason why the menu of other people's comments is disabled. */
  readonly onlyAuthorChanges: string;
  readonly resolve: CommentResolveLabels;
  readonly mentions: CommentMentionLabels;
  readonly empty: CommentEmptyLabels;
  /** Shown if the account turned comments off. */
  readonly off: { readonly title: string; readonly advice: string };
  readonly locked: { readonly title: string; readonly advice: string };
  readonly notFound: { readonly title: string; readonly advice: string };
  readonly search: CommentSearchLabels;
}

/** The filter of threads. */
export interface CommentFilterLabels {
  readonly label: string;
  readonly open: string;
  readonly all: string;
  readonly resolved: string;
}

/** The form of a new thread. */
export interface CommentComposeLabels {
  readonly label: string;
  readonly placeholder: string;
  readonly send: string;
  readonly failed: string;
}

/** The form of a reply. */
export interface CommentReplyLabels {
  readonly open: string;
  /** Shown if there is a draft. */
  readonly resume: string;
  readonly label: (author: string) => string;
  readonly placeholder: string;
  readonly send: string;
  readonly failed: string;
  readonly close: string;
  /** The reason why replies are not possible. */
  readonly gone: string;
}

/** The dialog that deletes a comment. */
export interface CommentDeleteLabels {
  readonly title: string;
  readonly description: string;
  readonly withReplies: (count: number, formatted: string) => string;
  readonly done: string;
  readonly failed: string;
}

/** The buttons that resolve and reopen a thread. */
export interface CommentResolveLabels {
  readonly resolve: string;
  readonly reopen: string;
  readonly resolved: string;
  readonly resolvedBy: (person: string) => string;
  /** The reason why other users cannot. */
  readonly onlyAuthor: string;
  readonly onlyAuthorReopens: string;
  readonly done: string;
  readonly reopened: string;
  readonly failed: string;
  readonly reopenFailed: string;
}

/** The list of people to mention. */
export interface CommentMentionLabels {
  readonly list: string;
  readonly found: (count: number, formatted: string) => string;
  readonly none: string;
  readonly searching: string;
  readonly failed: string;
}

/** The empty states. */
export interface CommentEmptyLabels {
  readonly open: string;
  readonly openAdvice: string;
  readonly all: string;
  readonly allAdvice: string;
  readonly resolved: string;
  readonly resolvedAdvice: string;
  readonly showOpen: string;
  readonly showAll: string;
}

/** The search for a comment that a link leads to. */
export interface CommentSearchLabels {
  readonly searching: string;
  readonly stopped: string;
  readonly found: string;
  readonly gone: string;
  readonly goneAdvice: string;
}
