import type { EnvTextProblemKind } from './EnvTextProblemKind.js';

/** The labels of the environment variables editor. Counts are passed as formatted text, names as isolated text. */
export interface VariableLabels {
  /** The accessible name of the table. */
  readonly caption: string;
  readonly search: string;
  readonly columns: { readonly name: string; readonly value: string };
  readonly add: string;
  readonly paste: string;
  /** Shown for a hidden value. */
  readonly hidden: string;
  /** Shown for a typed value that is hidden. */
  readonly hiddenNew: string;
  readonly emptyValue: string;
  readonly states: { readonly added: string; readonly changed: string };
  readonly revert: string;
  readonly readOnly: string;
  readonly empty: { readonly title: string; readonly advice: string };
  readonly unsaved: (count: number, formatted: string) => string;
  /** Shown beside it: the unsaved changes of other deployments. */
  readonly unsavedElsewhere: (count: number, formatted: string) => string;
  readonly discard: string;
  readonly openReview: string;
  readonly form: VariableFormLabels;
  readonly text: EnvTextLabels;
  readonly review: VariableReviewLabels;
  readonly leave: VariableLeaveLabels;
}

/** The form of one variable. */
export interface VariableFormLabels {
  readonly addTitle: string;
  readonly addSubmit: string;
  readonly editTitle: (name: string) => string;
  readonly editSubmit: string;
  readonly notSavedYet: string;
  readonly name: string;
  readonly nameHint: string;
  readonly value: string;
  readonly show: string;
  readonly hide: string;
  readonly secretHint: string;
  readonly keepHint: string;
  readonly setEmpty: string;
  readonly missingName: string;
  readonly badName: string;
  readonly taken: string;
  readonly masked: string;
}

/** The form that imports a `.env` text. */
export interface EnvTextLabels {
  readonly title: string;
  readonly description: string;
  readonly field: string;
  readonly fieldHint: string;
  readonly submit: (count: number, formatted: string) => string;
  readonly added: (count: number, formatted: string) => string;
  readonly changed: (count: number, formatted: string) => string;
  readonly unchanged: (count: number, formatted: string) => string;
  readonly leftOut: (count: number, formatted: string) => string;
  readonly nothing: string;
  readonly line: (line: string, problem: string) => string;
  readonly problems: Readonly<Record<EnvTextProblemKind, (name: string) => string>>;
  readonly moreProblems: (count: number, formatted: string) => string;
}

/** The review of unsaved changes. */
export interface VariableReviewLabels {
  readonly title: string;
  readonly description: string;
  readonly comparing: string;
  readonly added: string;
  readonly changed: string;
  readonly unchanged: string;
  readonly untouched: (count: number, formatted: string) => string;
  readonly before: string;
  readonly after: string;
  readonly show: string;
  readonly hide: string;
  readonly neverShown: string;
  readonly save: (count: number, formatted: string) => string;
  readonly saved: (count: number, formatted: string) => string;
  readonly failed: string;
  readonly notRead: string;
  readonly nothing: string;
  readonly nothingAdvice: string;
  readonly moved: string;
  readonly meanwhile: string;
  readonly meanwhileAdvice: string;
  readonly theirs: { readonly added: string; readonly changed: string; readonly removed: string };
  readonly keepMine: string;
  readonly takeTheirs: string;
}

/** The dialog shown before unsaved changes are lost. */
export interface VariableLeaveLabels {
  readonly title: (count: number, formatted: string) => string;
  readonly advice: string;
  readonly submit: string;
}
