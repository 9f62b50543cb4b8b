import type { Key } from 'react';
import type { BulkAction } from '../../../data/bulk-action/useBulkAction.js';
import type { ItemList } from '../../../data/resource-list/ResourceList.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { Formats } from '../../../react/language/createFormats.js';
import type { ColumnSort } from '../../../ui/data-table/Column.js';
import type { IconType } from '../../../ui/icon/Icon.js';
import type { ActionEvents, AnyAction, ArgsOf, ListActions, RunningActions } from '../actions/action.js';
import type { ActionLabels } from '../actions/actionLabels.js';
import type { AnyBulkAction, BulkActions, BulkRun, CallOf, RunningBulkActions } from '../actions/bulkAction.js';
import type { ActionEffects } from '../actions/useActions.js';
import type { NamedItem } from '../dialog/NamePreview.js';
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
  Declared extends ListActions,
  More extends object,
  Labels extends ListLabels,
  Context extends object,
  Extra extends AnyDialog,
  Values extends object,
  List extends object = object,
> {
  /** The widget's `data-slot`, its CSS class after `parley-`, and the source of its errors: `report-list`. */
  readonly name: Name;
  /** The name of the root component, for the error message of a part used outside it: `ReportListRoot`. */
  readonly root: string;
  /** A hook that returns the labels, from `createLabelsHook`. The labels of each action are under its name. */
  readonly useLabels: () => NoInfer<Labels> & ActionLabels<Declared> & FieldLabels<Values>;
  /** The options of this widget alone: those of every list, its slots and its actions are known. */
  readonly options: OptionKeys<Omit<Options, KnownOption<Name, Declared, Id>>>;
  /** What is listed. */
  readonly list: {
    /**
     * A hook that returns the list: `useResourceList` or `useLocalList` with the options. It may add what `useMore` needs, and `effects`: what
     * the list does around the calls of actions, such as hiding an item at once.
     */
    readonly useList: (options: Options) => ItemList<Item, Params, Id> & List & EffectsOf<NoInfer<Declared>>;
    /** The id of the operation that reads it, for `onError`. */
    readonly operation: string | ((options: Options) => string);
    /** Returns the id of an item. */
    readonly idOf: (item: Item) => Id;
    /** The name of an item, for its dialogs, its menu and screen readers. */
    readonly nameOf: (item: Item, formats: Formats) => string;
    /** The name of an item in its row, such as an email that tells two of the same name apart. Default: its name. */
    readonly rowNameOf?: ((item: Item, formats: Formats) => string) | undefined;
    /** True if actions on many receive ids in place of items, because a selected item need not have been listed. Default false. */
    readonly takesIds?: boolean | undefined;
    /**
     * Returns the name of a selected item, and what tells it from others of the same name. Default: the name with which it was last listed, or
     * `#` and its id.
     */
    readonly namedOf?: ((id: Id, model: More, labels: Labels) => Omit<NamedItem, 'id'>) | undefined;
    /**
     * Returns a function that is true for items that cannot be selected or changed, such as the user's own account; `labels.locked` is the
     * reason. A new function renders every row again.
     */
    readonly isLockedOf?: ((model: More) => (id: Id) => boolean) | undefined;
    /** True if an empty list can still be searched, because the search covers more than the list. Default false. */
    readonly isSearchedIfEmpty?: boolean | undefined;
    /** True if the page searches, once all items are loaded. Default: the service searches, if `labels.search` is there. */
    readonly searchesInPage?: boolean | undefined;
  };
  /** The actions on the records: `{ rename: action('updateReport', 'renamed', …) }`. */
  readonly actions: Declared;
  /** The fields of a record: for the action with the dialog `create`, and for the one with `edit`. */
  readonly form?: RecordForm<Options, Item, Id, Values, InputOf<Declared>, Labels> | undefined;
  /** A hook that returns what else the model has. */
  useMore?(options: Options, list: ItemList<Item, Params, Id> & List, known: KnownOf<Item, Id, Declared>): More;
  /** The columns of the table, or a function that chooses them. */
  readonly columns:
    | readonly ResourceColumn<Item, Labels, Context>[]
    | ((options: Options) => readonly ResourceColumn<Item, Labels, Context>[]);
  /** Picks what cells need in addition to their item. Rows render again when one of its members changes. */
  readonly contextOf: (state: WidgetState<Options, ModelOf<Item, Params, Id, Declared, More>, DialogOf<Item, Declared, Extra>>) => Context;
  /** The icon of the empty state. Default: none. */
  readonly icon?: IconType | undefined;
  /** Picks what opens an item. Adds “Open” to the menu of each row. */
  readonly openOf?:
    | ((options: Options, model: ModelOf<Item, Params, Id, Declared, More>, item: Item) => ((item: Item) => void) | undefined)
    | undefined;
  /** Returns true if the user may run no action, so that rows have neither menus nor checkboxes; `labels.readOnly` is the reason. */
  readonly isReadOnly?: ((model: More) => boolean) | undefined;
  /** Returns true if the user may not run an action on an item, in addition to the action's own `isAllowed`. */
  readonly refuses?: ((action: keyof Declared & string, item: Item, model: More) => boolean) | undefined;
  /** Picks a function that is true while an action on an item runs. A new function renders every row again. */
  readonly isBusyOf?: ((model: More) => (item: Item) => boolean) | undefined;
  /** Called after an action on one or many, with the ids for which it succeeded, such as to close what no longer exists. */
  readonly after?: ((model: More, ids: readonly Id[], action: string) => void) | undefined;
  /** Replaces the number of rows in the footer. */
  readonly countOf?:
    | ((model: ModelOf<Item, Params, Id, Declared, More>, labels: Labels, number: (value: number) => string) => string | undefined)
    | undefined;
  /** The order of the list as a column and a direction, and back. */
  readonly sort?:
    | { readonly of: (sort: Partial<Params>) => ColumnSort; readonly paramsOf: (sort: ColumnSort) => Partial<Params> }
    | undefined;
  /** Props of the table that differ from the standard, or a function that returns them. */
  readonly table?:
    | TableOverrides<Item, Id, Labels, Context>
    | ((context: Context, labels: Labels, sort: ColumnSort | undefined) => TableOverrides<Item, Id, Labels, Context>);
  /** The type of the dialogs that do not belong to an action; the value is not used. */
  readonly dialogs?: DialogTypes<Extra> | undefined;
  /** The subject of the widget, such as its deployment. All state resets when it changes. */
  readonly subjectOf?: ((options: Options) => Key | undefined) | undefined;
}

interface EffectsOf<Declared extends ListActions> {
  /** What the list does around the calls of its actions. */
  readonly effects?: ActionEffects<OneActions<Declared>>;
}

/** Props of the table that differ from the standard. */
type TableOverrides<Item, Id extends ItemId, Labels, Context extends object> = Partial<
  Pick<
    ResourceTableProps<Item, Id, Labels, Context>,
    'hasCardOrder' | 'hasOptions' | 'cardHeightPx' | 'cardsUpToPx' | 'skeleton' | 'nameOf'
  >
>;

/** The labels that every list has. */
export interface ListLabels {
  /** The accessible name of the table. */
  readonly caption: string;
  /** The accessible name of the search field. Without one, there is no search field. */
  readonly search?: string;
  /** The label of the menu item that opens a record. */
  readonly open?: string;
  /** The heading of an empty list; or `heading` and `advice`, or the labels of the widget's own empty state. */
  readonly empty: string | Readonly<Record<string, string>>;
  /** What to do if the list is empty. */
  readonly emptyAdvice?: string;
  /** The reason why an item is locked, for lists with `isLockedOf`. */
  readonly locked?: string;
  /** The reason why a list is read-only, for lists with `isReadOnly`. Default: a missing permission. */
  readonly readOnly?: string;
}

/** What else is known before the model is complete: all items listed so far, and the actions on one. */
export interface KnownOf<Item, Id extends ItemId, Declared extends ListActions> {
  /** All items listed so far, by id. Empty if no action runs on many. */
  readonly seen: ReadonlyMap<Id, Item>;
  /** The actions on one item. */
  readonly runs: RunningActions<OneActions<Declared>>;
}

/** The actions on one item. */
export type OneActions<Declared extends ListActions> = {
  readonly [Key in keyof Declared as Declared[Key] extends AnyBulkAction ? never : Key]: Extract<Declared[Key], AnyAction>;
};

/** The actions on many items: `delete` with `bulk` is `deleteMany`. */
export type ManyActions<Declared extends ListActions> = {
  readonly [Key in keyof Declared & string as Declared[Key] extends AnyBulkAction
    ? Key
    : Declared[Key] extends { readonly bulk: AnyBulkAction }
      ? `${Key}Many`
      : never]: Declared[Key] extends AnyBulkAction
    ? Declared[Key]
    : Declared[Key] extends { readonly bulk: infer Bulk extends AnyBulkAction }
      ? Bulk
      : never;
};

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
type KnownOption<Name extends string, Declared extends ListActions, Id extends ItemId> =
  | keyof typeof listOptionKeys
  | keyof typeof tableSlotKeys
  | keyof ActionEvents<Name, Declared>
  | keyof EditOptions<Declared, Id>;

/** The options of the open record, if an action edits one. */
export type EditOptions<Declared extends ListActions, Id extends ItemId> = 'edit' extends Declared[keyof Declared]['dialog']
  ? OpenRecordOptions<Id>
  : object;

/** What the service takes of a record: the argument of the action with the dialog `create`. */
export type InputOf<Declared extends ListActions> = {
  readonly [Key in keyof Declared]: Declared[Key]['dialog'] extends 'create' ? ArgsOf<Declared[Key]>[0] : never;
}[keyof Declared] &
  object;

/** The logic of a resource widget: its list, its actions, and any other members. */
export type ModelOf<Item, Params, Id extends ItemId, Declared extends ListActions, More> = {
  /** The records, with search, filters and paging. */
  readonly list: ItemList<Item, Params, Id>;
} & RunningActions<OneActions<Declared>> &
  RunningMany<ManyActions<Declared>, Id> &
  OpenedOf<Declared, Id> &
  More;

/** The actions on many, and their present or last run. */
type RunningMany<Declared extends BulkActions, Id extends ItemId> = keyof Declared extends never
  ? unknown
  : RunningBulkActions<Declared> & {
      /** The present or last action on many. */
      readonly bulk: BulkAction<EntryOf<Declared[keyof Declared]>, Id, BulkRun<keyof Declared & string>>;
    };

/** What an action on many receives: an item, or its id. */
type EntryOf<Declared> = CallOf<Declared> extends readonly [readonly (infer Entry)[], ...unknown[]] ? Entry : never;

/** The open record, if an action edits one. */
type OpenedOf<Declared extends ListActions, Id> = 'edit' extends Declared[keyof Declared]['dialog']
  ? {
      /** The id of the open record; `undefined` if none is open. */
      readonly openId: Id | undefined;
      /** Opens a record, or closes it without an id. Always the same function. */
      open(id: Id | undefined): void;
    }
  : unknown;

/** The dialogs of a resource widget: those of its actions, and any others. */
export type DialogOf<Item, Declared extends ListActions, Extra extends AnyDialog = never> = Extra | ActionDialogs<Item, Declared>;

type ActionDialogs<Item, Declared extends ListActions> =
  | {
      readonly [Key in keyof Declared & string]: Declared[Key] extends AnyBulkAction
        ? never
        : Declared[Key]['dialog'] extends 'name' | 'confirm' | 'own'
          ? {
              /** The name of the action. */
              readonly kind: Key;
              /** The item it is about. */
              readonly item: Item;
              /** True to show the dialog inside the open drawer. */
              readonly isInDrawer?: boolean | undefined;
            }
          : Declared[Key]['dialog'] extends 'create'
            ? { readonly kind: Key }
            : never;
    }[keyof Declared & string]
  | ManyDialogs<ManyActions<Declared>>;

type ManyDialogs<Declared extends BulkActions> = {
  readonly [Key in keyof Declared & string]: { readonly kind: Key; readonly items: readonly EntryOf<Declared[Key]>[] };
}[keyof Declared & string];
