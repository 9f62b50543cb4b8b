import type { Key } from 'react';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { ResourceListState } from '../../../data/resource-list/readListState.js';
import type { ActionEvents, Actions, AnyAction, RunningActions } from '../actions/action.js';
import type { FieldLabels, OpenRecordOptions, RecordForm, RecordReading } from '../form/RecordForm.js';
import type { RecordEdit } from '../form/useRecordEdit.js';
import type { LeaveGuard } from '../leave-guard/createLeaveGuard.js';
import type { OptionKeys } from '../widget/createWidget.js';

/** One record with its form, such as the settings of an account, declared once. */
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
  readonly useLabels: () => Labels & { readonly update: SaveLabels } & FieldLabels<Values>;
  /** The options of this widget alone: those of its actions are known. */
  readonly options: OptionKeys<Given>;
  /** What the fields show and what is sent. `useRead` reads the record. */
  readonly form: Omit<RecordForm<Given, Item, never, Values, Input, Labels>, 'useRead'> & {
    /** A hook that reads the record, also again before its changes are saved. */
    readonly useRead: (options: Given) => RecordReading<Item>;
  };
  /** The actions on the record; `update` saves the changes, and gets the record and what has changed. */
  readonly actions: Declared;
  /** The subject of the widget, such as its deployment. All state resets when it changes. */
  readonly subjectOf?: ((options: Given) => Key | undefined) | undefined;
}

/** Actions with one that saves changes. */
export type SavingActions = Actions & { readonly update: AnyAction };

/** The labels of saving. */
export interface SaveLabels {
  /** The toast after success. */
  readonly done: string;
  /** The title of a failure. */
  readonly failed: string;
}

/** The options that every widget of one record has. */
export type RecordWidgetOptions<Name extends string, Declared extends SavingActions> = ActionEvents<Name, Declared> &
  Pick<OpenRecordOptions<never>, 'leaveGuard'>;

/** The logic of a widget of one record: the record, the changes of the user and the actions. */
export type RecordModel<Item, Declared extends SavingActions, Values extends object> = {
  /** The state to render: loading, error, denied or ready. A loaded record stays, even if reading it again fails. */
  readonly state: ResourceListState;
  /** The record; `undefined` until it is loaded. */
  readonly item: Item | undefined;
  /** The reason why reading it again failed. */
  readonly refetchError: ServiceError | undefined;
  /** True while it is being read again. */
  readonly isRefetching: boolean;
  /** Reads it again. */
  refetch(): void;
  /** The form with the changes, their number, and the fields that somebody else has changed as well. */
  readonly edit: RecordEdit<Item | undefined, Values>;
  /** Asks before unsaved changes are lost. */
  readonly guard: LeaveGuard;
} & RunningActions<Declared>;
