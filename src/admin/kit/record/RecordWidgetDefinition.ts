import type { Key } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ResourceListState } from '../../../data/resource-list/readListState.js';
import type { Formats } from '../../../react/language/createFormats.js';
import type { ActionEvents, Actions, AnyAction, RunningActions } from '../actions/action.js';
import type { ActionLabels } from '../actions/actionLabels.js';
import type { LeaveGuard } from '../leave-guard/createLeaveGuard.js';
import type { FieldLabels, OpenRecordOptions, RecordForm, RecordReading } from '../record-form/RecordForm.js';
import type { RecordEdit } from '../record-form/useRecordEdit.js';
import type { OptionKeys } from '../widget/createWidget.js';

/** Declares a widget that edits a single record, such as the settings of an account. */
export interface RecordWidgetDefinition<
  Name extends string,
  Given extends object,
  Item,
  Declared extends SavingActions,
  Values extends object,
  Input extends object,
  Labels extends object,
> {
  /** The widget's `data-slot`, its CSS class after `parley-`, and the source of its errors: `tenant-settings`. */
  readonly name: Name;
  /** The name of the root component, for the error message of a part used outside it: `TenantSettings.Root`. */
  readonly root: string;
  /** A hook that returns the labels, from `createLabelsHook`. */
  readonly useLabels: () => Labels & { readonly update: SaveLabels } & ActionLabels<Declared> & FieldLabels<Values>;
  /** The widget's own options. Those of its actions are added. */
  readonly options: OptionKeys<Given>;
  /** The values of the fields, what is sent, and the hook that reads the record. */
  readonly form: Omit<RecordForm<Given, Item, never, Values, Input, Labels>, 'useRead'> & {
    /** A hook that reads the record. It reads again before changes are saved. */
    readonly useRead: (options: Given) => RecordReading<Item>;
  };
  /**
   * The actions on the record. `update` saves the changes; it receives the record and what has changed. Others are started by an
   * `ActionButton`, and declare the dialog `name` or `confirm`.
   */
  readonly actions: Declared;
  /** Returns the name of the record, for the dialogs of actions other than `update`. */
  readonly nameOf?: ((item: Item, formats: Formats) => string) | undefined;
  /** The subject of the widget, such as its deployment. All state resets when it changes. */
  readonly subjectOf?: ((options: Given) => Key | undefined) | undefined;
}

/** Actions that include `update`. */
export type SavingActions = Actions & { readonly update: AnyAction };

/** The labels of the action that saves. */
export interface SaveLabels {
  /** The toast after success. */
  readonly done: string;
  /** The title of a failure. */
  readonly failed: string;
}

/** The options of every widget that edits a single record. */
export type RecordWidgetOptions<Name extends string, Declared extends SavingActions> = ActionEvents<Name, Declared> &
  Pick<OpenRecordOptions<never>, 'leaveGuard'>;

/** The logic of a widget that edits a single record: the record, the user's changes and the actions. */
export type RecordModel<Item, Declared extends SavingActions, Values extends object> = RecordState<Item, Values> & RunningActions<Declared>;

/** A record, and the user's changes. */
export interface RecordState<Item, Values extends object> {
  /** The state to render: loading, error, denied or ready. It stays ready if a refetch fails. */
  readonly state: ResourceListState;
  /** The record; `undefined` until it is loaded. */
  readonly item: Item | undefined;
  /** The error of the last refetch. */
  readonly refetchError: ServiceError | undefined;
  /** True during a refetch. */
  readonly isRefetching: boolean;
  /** Refetches the record. */
  refetch(): void;
  /** The form with the changes, their number, and the fields that someone else has changed as well. */
  readonly edit: RecordEdit<Item | undefined, Values>;
  /** Asks before unsaved changes are lost. */
  readonly guard: LeaveGuard;
}
