import type { Key } from 'react';
import type { ItemList } from '../../../data/resource-list/ResourceList.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { Formats } from '../../../react/language/createFormats.js';
import type { ColumnSort } from '../../../ui/data-table/Column.js';
import type { IconType } from '../../../ui/icon/Icon.js';
import type { ActionEvents, ActionLabels, Actions, ArgsOf, RunningActions } from '../actions/action.js';
import type { tableSlotKeys } from '../list/ListSlots.js';
import type { ResourceColumn } from '../list/ResourceColumn.js';
import type { FieldLabels, OpenRecordOptions, RecordForm } from '../record-form/RecordForm.js';
import type { ResourceTableProps } from '../table/ResourceTable.js';
import type { listOptionKeys, OptionKeys, WidgetState } from '../widget/createWidget.js';

/** A list of records with its columns and actions, declared once. */
export interface ResourceWidgetDefinition<
  Name extends string,
  Options extends object,
  Item,
  Params extends object,
  Id extends ItemId,
  Declared extends Actions,
  More extends object,
  Labels extends ListLabels,
  Context extends object,
  Extra extends AnyDialog,
  Values extends object,
> {
  /** The widget's `data-slot`, its CSS class after `parley-`, and the source of its errors: `report-list`. */
  readonly name: Name;
  /** The name of the root component, for the error message of a part used outside it: `ReportListRoot`. */
  readonly root: string;
  /** A hook that returns the labels, from `createLabelsHook`. The labels of each action are under its name. */
  readonly useLabels: () => Labels & ActionLabels<Declared> & FieldLabels<Values>;
  /** The options of this widget alone: those of every list, its slots and its actions are known. */
  readonly options: OptionKeys<Omit<Options, KnownOption<Name, Declared, Id>>>;
  /** What is listed. */
  readonly list: {
    /** A hook that returns the list: `useResourceList` or `useLocalList` with the options. */
    readonly useList: (options: Options) => ItemList<Item, Params, Id>;
    /** The id of the operation that reads it, for `onError`. */
    readonly operation: string;
    /** Returns the id of an item. */
    readonly idOf: (item: Item) => Id;
    /** The name of an item, for its dialogs, its menu and screen readers. */
    readonly nameOf: (item: Item, formats: Formats) => string;
  };
  /** The actions on the records: `{ rename: action('updateReport', 'renamed', …) }`. */
  readonly actions: Declared;
  /** The fields of a record: for the action with the dialog `create`, and for the one with `edit`. */
  readonly form?: RecordForm<Options, Item, Id, Values, InputOf<Declared>, Labels> | undefined;
  /** A hook that returns what else the model has. */
  readonly useMore?: ((options: Options, list: ItemList<Item, Params, Id>) => More) | undefined;
  /** The columns of the table. */
  readonly columns: readonly ResourceColumn<Item, Labels, Context>[];
  /** Picks what cells need in addition to their item. Rows render again when one of its members changes. */
  readonly contextOf: (state: WidgetState<Options, ModelOf<Item, Params, Id, Declared, More>, DialogOf<Item, Declared, Extra>>) => Context;
  /** The icon of the empty state. */
  readonly icon: IconType;
  /** Picks what opens an item. Adds “Open” to the menu of each row. */
  readonly openOf?:
    | ((options: Options, model: ModelOf<Item, Params, Id, Declared, More>) => ((item: Item) => void) | undefined)
    | undefined;
  /** Replaces the number of rows in the footer. */
  readonly countOf?:
    | ((model: ModelOf<Item, Params, Id, Declared, More>, labels: Labels, number: (value: number) => string) => string | undefined)
    | undefined;
  /** The order of the list as a column and a direction, and back. */
  readonly sort?:
    | { readonly of: (sort: Partial<Params>) => ColumnSort; readonly paramsOf: (sort: ColumnSort) => Partial<Params> }
    | undefined;
  /** Props of the table that differ from the standard. */
  readonly table?: Partial<
    Pick<ResourceTableProps<Item, Id, Labels, Context>, 'hasCardOrder' | 'hasOptions' | 'cardHeightPx' | 'cardsUpToPx'>
  >;
  /** The type of the dialogs that do not belong to an action; the value is not used. */
  readonly dialogs?: DialogTypes<Extra> | undefined;
  /** The subject of the widget, such as its deployment. All state resets when it changes. */
  readonly subjectOf?: ((options: Options) => Key | undefined) | undefined;
}

/** The labels that every list has. */
export interface ListLabels {
  /** The accessible name of the table. */
  readonly caption: string;
  /** The accessible name of the search field. Without one, there is no search field. */
  readonly search?: string;
  /** The label of the menu item that opens a record. */
  readonly open?: string;
  /** The heading of an empty list. */
  readonly empty: string;
  /** What to do if the list is empty. */
  readonly emptyAdvice: string;
}

/** A dialog: its kind, and the data it is about. */
export interface AnyDialog {
  /** Identifies the dialog within its widget. */
  readonly kind: string;
}

/** Carries the type of a widget's other dialogs. */
export interface DialogTypes<Dialog extends AnyDialog> {
  /** Never set. */
  readonly kind?: Dialog;
}

/** The options that every list with these actions and slots has. */
type KnownOption<Name extends string, Declared extends Actions, Id extends ItemId> =
  | keyof typeof listOptionKeys
  | keyof typeof tableSlotKeys
  | keyof ActionEvents<Name, Declared>
  | keyof EditOptions<Declared, Id>;

/** The options of the open record, if an action edits one. */
export type EditOptions<Declared extends Actions, Id extends ItemId> = 'edit' extends Declared[keyof Declared]['dialog']
  ? OpenRecordOptions<Id>
  : object;

/** What the service takes of a record: the argument of the action with the dialog `create`. */
export type InputOf<Declared extends Actions> = {
  readonly [Key in keyof Declared]: Declared[Key]['dialog'] extends 'create' ? ArgsOf<Declared[Key]>[0] : never;
}[keyof Declared] &
  object;

/** The logic of a resource widget: its list, its actions, and any other members. */
export type ModelOf<Item, Params, Id extends ItemId, Declared extends Actions, More> = {
  /** The records, with search, filters and paging. */
  readonly list: ItemList<Item, Params, Id>;
} & RunningActions<Declared> &
  OpenedOf<Declared, Id> &
  More;

/** The open record, if an action edits one. */
type OpenedOf<Declared extends Actions, Id> = 'edit' extends Declared[keyof Declared]['dialog']
  ? {
      /** The id of the open record; `undefined` if none is open. */
      readonly openId: Id | undefined;
      /** Opens a record, or closes it without an id. Always the same function. */
      open(id: Id | undefined): void;
    }
  : unknown;

/** The dialogs of a resource widget: those of its actions, and any others. */
export type DialogOf<Item, Declared extends Actions, Extra extends AnyDialog = never> = Extra | ActionDialogs<Item, Declared>;

type ActionDialogs<Item, Declared extends Actions> = {
  readonly [Key in keyof Declared & string]: Declared[Key]['dialog'] extends 'name' | 'confirm'
    ? { readonly kind: Key; readonly item: Item }
    : Declared[Key]['dialog'] extends 'create'
      ? { readonly kind: Key }
      : never;
}[keyof Declared & string];
