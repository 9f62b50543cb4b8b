import type { ComponentType, ReactNode } from 'react';
import type { ResourceColumn } from './ResourceColumn.js';

/** What a host adds to a list widget, in place of or beside the widget's own. Options of its root. */
export interface ListSlots<Item> {
  /**
   * Renders the `MenuItem`s of a row's menu: `children` are the widget's own, so leave them out to replace them. Declare the component in
   * a module.
   */
  readonly rowActions?: ComponentType<RowActionsProps<Item>> | undefined;
  /** Buttons and fields at the end of the toolbar. The toolbar is hidden while there is nothing to search. */
  readonly toolbar?: ReactNode;
  /** Shown if the list is empty, such as an `EmptyState` with the next step. */
  readonly empty?: ReactNode;
}

/** What a host adds to a list widget that shows a table. */
export interface TableSlots<Item, Labels, Context extends object = object> extends ListSlots<Item> {
  /**
   * Returns the columns to show, made from the widget's own: `columns={(defaults) => [...defaults, views]}`. Declare the function and its
   * columns in a module: a new function renders every row again.
   */
  readonly columns?: ChangeColumns<Item, Labels, Context> | undefined;
}

/** Makes the columns of a table from the widget's own. */
export type ChangeColumns<Item, Labels, Context extends object = object> = (
  defaults: readonly ResourceColumn<Item, Labels, Context>[],
) => readonly ResourceColumn<Item, Labels, Context>[];

/** The props of a component passed as `rowActions`. */
export interface RowActionsProps<Item> {
  /** The item of the row. */
  item: Item;
  /** The `MenuItem`s of the widget; nothing if it has none for this row. */
  children?: ReactNode;
}

/** The slots of a list, for `options`. */
export const listSlotKeys = { rowActions: true, toolbar: true, empty: true } as const;

/** The slots of a list that shows a table, for `options`. */
export const tableSlotKeys = { ...listSlotKeys, columns: true } as const;
