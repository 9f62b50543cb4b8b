import type { ItemList } from '../../../data/resource-list/ResourceList.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { ActionEvents, ActionLabels, Actions } from '../actions/action.js';
import type { AnyRunningActions } from '../actions/useActions.js';
import type { WidgetErrorEvents } from '../events/WidgetEvents.js';
import type { TableSlots } from '../list/ListSlots.js';
import type { AnyRecordForm, FieldLabels, OpenRecordOptions } from '../record-form/RecordForm.js';
import type { Widget, WidgetProps, WidgetState } from '../widget/createWidget.js';
import type { AssembledWidget, AssemblyParts } from './AssembledWidget.js';
import type { AnyItemDialog } from './createActionDialogs.js';
import type { AnyDialog, DialogOf, EditOptions, ListLabels, ModelOf, ResourceWidgetDefinition } from './ResourceWidgetDefinition.js';

/** A widget for a list of records: its parts, and hooks to access it from other components. */
export interface ResourceWidget<
  Name extends string,
  Given extends object,
  Item,
  Params extends object,
  Id extends ItemId,
  Declared extends Actions,
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

/** The definition of a list widget for any type of record. */
export interface AnyResourceDefinition
  extends Omit<
    ResourceWidgetDefinition<string, object, object, object, ItemId, Actions, object, ListLabels, object, AnyItemDialog, object>,
    'options' | 'form' | 'contextOf' | 'openOf' | 'countOf' | 'useLabels' | 'useMore' | 'list'
  > {
  readonly options: Readonly<Record<string, true>>;
  readonly list: {
    readonly useList: (options: object) => ItemList<object, object, ItemId>;
  } & Omit<
    ResourceWidgetDefinition<string, object, object, object, ItemId, Actions, object, ListLabels, object, never, object>['list'],
    'useList'
  >;
  readonly form?: AnyRecordForm<object> | undefined;
  readonly useLabels: () => ListLabels;
  readonly useMore?: ((options: object, list: ItemList<object, object, ItemId>) => object | undefined) | undefined;
  readonly contextOf: (state: WidgetState<AnyOptions, AnyModel, AnyItemDialog>) => object;
  readonly openOf?: ((options: object, model: AnyModel) => ((item: object) => void) | undefined) | undefined;
  readonly countOf?: ((model: AnyModel, labels: ListLabels, number: (value: number) => string) => string | undefined) | undefined;
}

/** The options of any list: the host's callbacks are read by name. */
export type AnyOptions = OpenRecordOptions<ItemId> & WidgetErrorEvents & TableSlots<object, ListLabels, object>;

/** The model of any list: its actions are read by name. */
export interface AnyModel {
  readonly list: ItemList<object, object, ItemId>;
  readonly runs: AnyRunningActions;
  readonly openId: ItemId | undefined;
  open(id: ItemId | undefined): void;
}
