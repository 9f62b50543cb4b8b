import type { ComponentType } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { ActionForm, FieldProblems } from '../dialog/useActionForm.js';
import type { LeaveGuard } from '../leave-guard/createLeaveGuard.js';
import { controlledKeys } from '../widget/createWidget.js';
import type { RecordRead } from './RecordDrawer.js';

/** The form of a record, declared once: for the dialog that creates one, and for the drawer that changes one. */
export interface RecordForm<Options, Item, Id extends ItemId, Values extends object, Input extends object, Labels> {
  /** Returns what the fields show for a record, or for a new one. A secret is always empty. */
  readonly valuesOf: (item: Item | undefined) => Values;
  /** Returns what is sent for these values. Of a change, only the members that differ are sent. */
  readonly inputOf: (values: Values) => Input;
  /** Returns the problems by field. */
  readonly problemsOf?: ((values: Values, context: ProblemContext<Item, Labels>) => FieldProblems<Values>) | undefined;
  /**
   * Returns the text of a value that someone else has changed as well; `undefined` for the default, which shows texts as they are and
   * booleans as yes or no.
   */
  readonly textOf?: ((field: keyof Values & string, values: Values, labels: Labels, locale: string) => string | undefined) | undefined;
  /** Returns the label of a value that is not under `fields` of the labels, such as one of a dynamic set. Default: none. */
  readonly labelOf?: ((field: keyof Values & string, labels: Labels) => string | undefined) | undefined;
  /** A hook that reads the record, also again before its changes are saved. */
  readonly useRead: (id: Id, options: Options) => RecordReading<Item>;
  /** The id of the operation that `useRead` sends, for `onError`. */
  readonly operation: string;
  /** Fields whose values are written and never shown again. They are not kept when the dialog closes. */
  readonly secrets?: readonly (keyof Values & string)[] | undefined;
  /** Returns the secret of a new record, such as an API key. The dialog shows it once, and it is stored nowhere. */
  secretOf?(created: Item): string | undefined;
  /**
   * Returns the id of the new record, such as a job to follow, to open it instead of showing a toast. Default: opens it if the drawer shows
   * more than fields.
   */
  openIdOf?(created: Item): Id | undefined;
  /** True if the service replaces the record: everything is sent if anything has changed. Default false. */
  readonly isReplaced?: boolean | undefined;
}

/** What else decides whether a value is a problem. */
export interface ProblemContext<Item, Labels> {
  /** The labels of the widget. */
  readonly labels: Labels;
  /** The record that is changed; `undefined` for a new one. */
  readonly item: Item | undefined;
  /** The error of the last submit, for a value that the service refused. */
  readonly error: ServiceError | undefined;
}

/** A record that can be read again. */
export interface RecordReading<Item> extends RecordRead<Item> {
  /** Refetches the record, and resolves to it. */
  refetch(): Promise<{ readonly data: Item | undefined; readonly error: ServiceError | null }>;
}

/** The props of the component that renders the fields of a record. */
export interface RecordFieldsProps<Values extends object, Item> {
  /** The values, and the props of each field. */
  form: Pick<ActionForm<Values>, 'values' | 'change' | 'field' | 'checkbox'>;
  /** The record that is changed; `undefined` for a new one. */
  item: Item | undefined;
}

/** Renders the fields of a record. */
export type RecordFields<Values extends object, Item> = ComponentType<RecordFieldsProps<Values, Item>>;

/** The open record of a widget, controlled (`openId`) or uncontrolled (`defaultOpenId`), such as a part of the page's address. */
export interface OpenRecordOptions<Id extends ItemId> {
  /** The id of the open record; `null` if none is open. */
  readonly openId?: Id | null | undefined;
  /** The record that is open at first. Default: none. */
  readonly defaultOpenId?: Id | undefined;
  /** Called with `undefined` when the record closes. */
  readonly onOpenIdChange?: ((id: Id | undefined) => void) | undefined;
  /** A guard from `useLeaveGuard`, for a host that asks before navigating. Default: the widget's own. */
  readonly leaveGuard?: LeaveGuard | undefined;
}

/** The options of the open record, for `options`. */
export const openRecordKeys = { ...controlledKeys('openId'), leaveGuard: true } as const;

/** The labels of the fields, each under the name of its value. */
export type FieldLabels<Values> = keyof Values extends never
  ? unknown
  : { readonly fields: { readonly [Name in keyof Values & string]: string } };

/** Any declared form of a record. */
export type AnyRecordForm<Item> = RecordForm<object, Item, ItemId, AnyValues, object, object>;

/** The values of any form, by the names of their fields. */
export type AnyValues = Readonly<Record<string, unknown>>;
