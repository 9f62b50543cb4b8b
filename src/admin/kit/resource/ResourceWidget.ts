import type { ComponentProps, JSX, ReactNode } from 'react';
import type { BulkAction, BulkReport } from '../../../data/bulk-action/useBulkAction.js';
import type { ItemList } from '../../../data/resource-list/ResourceList.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { ActionEvents, Actions, ListActions } from '../actions/action.js';
import type { ActionLabels } from '../actions/actionLabels.js';
import type { BulkActions, BulkRun } from '../actions/bulkAction.js';
import type { ManyAction } from '../actions/splitActions.js';
import type { Action } from '../actions/useAction.js';
import type { ActionEffects, AnyRunningActions } from '../actions/useActions.js';
import type { BulkItems } from '../actions/useBulkActions.js';
import type { WidgetErrorEvents } from '../events/WidgetEvents.js';
import type { TableSlots } from '../list/ListSlots.js';
import type { AnyRecordForm, FieldLabels, OpenRecordOptions } from '../record-form/RecordForm.js';
import type { ResourceTableProps } from '../table/ResourceTable.js';
import type { Widget, WidgetProps, WidgetState } from '../widget/createWidget.js';
import type { AssembledWidget, AssemblyParts } from './AssembledWidget.js';
import type { AnyItemDialog, BulkEntry } from './createActionDialogs.js';
import type { AnyDialog, DialogOf, EditOptions, ListLabels, ModelOf, ResourceWidgetDefinition } from './ResourceWidgetDefinition.js';

/** A widget for a list of records: its parts, and hooks to access it from other components. */
export interface ResourceWidget<
  Name extends string,
  Given extends object,
  Item,
  Params extends object,
  Id extends ItemId,
  Declared extends ListActions,
  More extends object,
  Labels extends ListLabels,
  Context extends object,
  Extra extends AnyDialog,
  Values extends object,
> extends Widget<
    Given & ActionEvents<Name, Declared> & EditOptions<Declared, Id> & TableSlots<Item, Labels, Context>,
    ModelOf<Item, Params, Id, Declared, More>,
    DialogOf<Item, Declared, Extra>
  > {
  /** The state and actions of the widget, without its parts. */
  useModel(options: Given & ActionEvents<Name, Declared> & EditOptions<Declared, Id>): ModelOf<Item, Params, Id, Declared, More>;
  /** Returns the labels of the nearest provider. */
  useLabels(): Labels & ActionLabels<Declared> & FieldLabels<Values>;
  /** Given records as a table, without the service: `list={{ items }}`. Renders a `<div>` around the table. */
  Table(props: WidgetTableProps<Item, Id, Labels, Context>): JSX.Element;
  /** The bar with the actions on the selected records; `note` is shown below their number. Renders a `<div role="toolbar">`. */
  SelectedBar(props: ComponentProps<'div'> & { note?: ReactNode }): JSX.Element;
  /** The actions on a record as `MenuItem`s, for a menu outside the table. */
  RowActions(props: { item: Item }): JSX.Element;
  /** The actions on the open record, for its drawer. Renders `<button>`s. */
  ActionButtons(props: { item: Item }): JSX.Element;
  /** The dialogs of the actions that are opened in a drawer, to be rendered in it with `isInDrawer`. */
  ActionDialogs(props: { isInDrawer?: boolean | undefined }): ReactNode;
  /** Returns the component of the widget, with its parts. */
  assemble(
    parts: AssemblyParts<Values, Item>,
  ): AssembledWidget<
    WidgetProps<
      Given & ActionEvents<Name, Declared> & EditOptions<Declared, Id> & TableSlots<Item, Labels, Context>,
      DialogOf<Item, Declared, Extra>
    >,
    Item
  >;
}

/** The props of a table whose columns and labels the widget knows. */
export type WidgetTableProps<Item, Id extends ItemId, Labels, Context extends object> = Omit<
  ResourceTableProps<Item, Id, Labels, Context>,
  'caption' | 'columns' | 'labels' | 'context' | 'idOf' | 'nameOf'
> &
  Partial<Pick<ResourceTableProps<Item, Id, Labels, Context>, 'caption' | 'columns' | 'context'>>;

/** The definition of a list widget for any type of record. */
export interface AnyResourceDefinition
  extends Omit<
    ResourceWidgetDefinition<string, object, object, object, ItemId, ListActions, object, ListLabels, object, AnyItemDialog, object>,
    'options' | 'form' | 'contextOf' | 'openOf' | 'countOf' | 'useLabels' | 'useMore' | 'list'
  > {
  /** The names of the options that only this widget has. */
  readonly options: Readonly<Record<string, true>>;
  /** What is listed. */
  readonly list: {
    /** A hook that returns the list, and what happens with its actions. */
    readonly useList: (options: object) => ItemList<object, object, ItemId> & { readonly effects?: ActionEffects<Actions> };
  } & Omit<
    ResourceWidgetDefinition<string, object, object, object, ItemId, ListActions, object, ListLabels, object, never, object>['list'],
    'useList'
  >;
  /** The fields of a record. */
  readonly form?: AnyRecordForm<object> | undefined;
  /** A hook that returns the labels. */
  readonly useLabels: () => ListLabels;
  /** A hook that returns what else the model has. */
  readonly useMore?: (options: object, list: ItemList<object, object, ItemId>, known: AnyKnown) => object | undefined;
  /** Picks what cells need in addition to their item. */
  readonly contextOf: (state: WidgetState<AnyOptions, AnyModel, AnyItemDialog>) => object;
  /** Picks what opens an item. */
  readonly openOf?: ((options: object, model: AnyModel, item: object) => ((item: object) => void) | undefined) | undefined;
  /** Returns the number of rows in the footer. */
  readonly countOf?: ((model: AnyModel, labels: ListLabels, number: (value: number) => string) => string | undefined) | undefined;
}

/** The options of any list: the host's callbacks are read by name. */
export type AnyOptions = OpenRecordOptions<ItemId> & WidgetErrorEvents & TableSlots<object, ListLabels, object>;

/** The model of any list: its actions are read by name. */
export interface AnyModel {
  /** The records, with search, filters and paging. */
  readonly list: ItemList<object, object, ItemId>;
  /** All actions by name, on one and on many. */
  readonly runs: AnyRunningActions;
  /** The actions on one. */
  readonly oneRuns: AnyRunningActions;
  /** The actions on many. */
  readonly manyRuns: Readonly<Record<string, AnyBulkRun>>;
  /** The present or last action on many. */
  readonly bulk: AnyBulk;
  /** All items listed so far, if there are actions on many. */
  readonly seen: ReadonlyMap<ItemId, object>;
  /** The id of the open record. */
  readonly openId: ItemId | undefined;
  /** Opens a record, or closes it without an id. */
  open(id: ItemId | undefined): void;
}

/** The present or last action on many records of any list. */
export type AnyBulk = BulkAction<BulkEntry, ItemId, BulkRun>;

/** What a list with actions on many records needs besides: to run them, and to show the selection. */
export interface ListBulk {
  /** A hook that runs the actions, as `useBulkActions` does. */
  useRuns(
    widget: string,
    actions: BulkActions,
    options: WidgetErrorEvents,
    items: BulkItems<BulkEntry, ItemId, string>,
  ): { readonly runs: Readonly<Record<string, AnyBulkRun>>; readonly bulk: AnyBulk };
  /** Returns the parts of a list for its selected records. */
  createParts(widget: BulkWidget): BulkParts;
}

/** The list that bulk parts belong to. */
export interface BulkWidget extends Pick<AnyResourceDefinition, 'list' | 'refuses' | 'useLabels'> {
  /** The widget, for its state and its dialogs. */
  readonly widget: Widget<AnyOptions, AnyModel, AnyItemDialog>;
  /** The actions on many records. */
  readonly many: readonly ManyAction[];
}

/** The parts of a list for its selected records. */
export interface BulkParts {
  /** The number of selected records, the actions on them, and what did not succeed. */
  SelectedBar(props: ComponentProps<'div'> & { note?: ReactNode }): JSX.Element;
  /** The confirmations of the actions. */
  BulkDialogs(): ReactNode;
}

/** An action on many; `begin` is called once the host has allowed it. */
export type AnyBulkRun = Action<[items: readonly BulkEntry[], ...rest: unknown[]], BulkReport<ItemId, BulkRun>>;

/** What is known before the model is complete. */
export interface AnyKnown {
  /** All items listed so far. */
  readonly seen: ReadonlyMap<ItemId, object>;
  /** The actions on one. */
  readonly runs: AnyRunningActions;
}

/** The state of any list. */
export type AnyListState = Pick<WidgetState<AnyOptions, AnyModel, AnyItemDialog>, 'options' | 'model'>;
