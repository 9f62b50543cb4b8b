import type { ActionDialogKind, ListActions } from './action.js';
import type { AnyBulkAction } from './bulkAction.js';

/** The labels of any action. */
export interface RunActionLabels {
  /** The label of the action: “Enable”. */
  readonly action: string;
  /** The toast after success. */
  readonly done: (name: string) => string;
  /** The title of a failure, or a function that returns it. */
  readonly failed: string | ((name: string) => string);
  /** The titles of particular failures, by the key that the action's `failureOf` returns. */
  readonly failures?: Readonly<Record<string, string>>;
}

/** The labels of an action that asks for a new name. */
export interface NameActionLabels extends RunActionLabels {
  /** The title of the dialog. */
  readonly title: (name: string) => string;
  /** The label of the field. */
  readonly field: string;
  /** The error for an empty name. */
  readonly missing: string;
}

/** The labels of an action that asks for confirmation. */
export interface ConfirmActionLabels extends RunActionLabels {
  /** The question. */
  readonly title: (name: string) => string;
  /** The consequence: what is lost. */
  readonly effect: string;
}

/** The labels of an action that creates a record; `action` is also the title of its dialog. */
export interface CreateActionLabels extends Omit<RunActionLabels, 'done' | 'failed'> {
  /** The title of a failure. */
  readonly failed: string;
  /** The toast after success, except for forms with `openIdOf`. */
  readonly done?: (name: string) => string;
  /** The label of the submit button. */
  readonly submit: string;
  /** The label of a new record's secret, for forms with `secretOf`. */
  readonly secret?: string;
}

/** The labels of an action with a dialog of the widget. */
export interface OwnActionLabels {
  /** The label of the action: “Move”. */
  readonly action: string;
  /** The title of the outcome of an action on many records. Default: the label. */
  readonly heading?: string;
}

/** The labels of an action on the selected records. */
export interface BulkActionLabels {
  /** The question. */
  readonly title: (count: number, formatted: string) => string;
  /** The consequence: what is lost. */
  readonly effect: string;
  /** The title of the outcome: “Delete users”. */
  readonly heading: string;
  /** The toast if all succeeded. */
  readonly done: (count: number, formatted: string) => string;
}

/** The labels of the actions with a dialog, each under the name of its action; those for many records are under `bulk`. */
export type ActionLabels<Declared extends ListActions> = {
  readonly [Key in keyof Declared as Declared[Key]['dialog'] extends ActionDialogKind ? Key : never]: LabelsOfKind<
    Declared[Key]['dialog']
  > &
    (Declared[Key] extends { readonly bulk: AnyBulkAction } ? { readonly bulk: BulkActionLabels } : unknown);
};

type LabelsOfKind<Kind> = Kind extends 'name'
  ? NameActionLabels
  : Kind extends 'confirm'
    ? ConfirmActionLabels
    : Kind extends 'create'
      ? CreateActionLabels
      : Kind extends 'own'
        ? OwnActionLabels
        : RunActionLabels;

/** All labels that an action can have. Each kind of dialog reads the ones it needs. */
export type AnyActionLabels = NameActionLabels & ConfirmActionLabels & OwnActionLabels & { readonly bulk: BulkActionLabels };

/** Returns the title of a failure of an action on the item with this name. */
export function failureTitle({ failed }: Pick<RunActionLabels, 'failed'>, name: string): string {
  return typeof failed === 'string' ? failed : failed(name);
}
