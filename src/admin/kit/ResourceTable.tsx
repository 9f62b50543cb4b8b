'use client';
import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useMemo } from 'react';
import type { ItemList } from '../../data/resource-list/ResourceList.js';
import type { ItemId } from '../../data/resource-list/selection.js';
import { useSame } from '../../react/useSame.js';
import type { Column, RowSelection } from '../../ui/data-table/Column.js';
import { DataTable, type DataTableProps } from '../../ui/data-table/DataTable.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { ListStates } from './list/ListStates.js';
import type { TableShape } from './list/RowSkeleton.js';
import type { rowsOf } from './listSlices.js';

/** A column of a resource's table, declared once in a module. It receives `labels` and `context` when it renders. */
export interface ResourceColumn<Item, Labels, Context = object> extends Omit<Column<Item>, 'header' | 'cell' | 'isSortable'> {
  /** Returns the text of the header. */
  readonly header: (labels: Labels) => string;
  /** Renders the content of a cell. Declare it in the module, so that a row renders only when its item or the context changes. */
  readonly cell: (item: Item, context: Context) => ReactNode;
  /** The direction of the first sort by this column; without one, the column cannot be sorted. */
  readonly sort?: 'ASC' | 'DESC' | undefined;
}

export interface ResourceTableProps<Item, Id extends ItemId, Labels, Context extends object>
  extends Omit<DataTableProps<Item, Id>, 'columns' | 'items' | 'isStale' | 'actionsOf'> {
  /** A slice of a list, such as `rowsOf(list)`, or the items alone. */
  list: Pick<ItemList<Item, never, Id>, 'items'> | ReturnType<typeof rowsOf<Item, never, Id>>;
  /** The columns. Declare them in a module, not while rendering. */
  columns: readonly ResourceColumn<Item, Labels, Context>[];
  /** The labels of the headers. */
  labels: Labels;
  /** The values that cells receive in addition to their item. Rows render again when one of its members changes. */
  context: Context;
  /**
   * The `MenuItem`s of a menu at the end of each row. Pass a component declared in a module; it is rendered while the menu
   * is open.
   */
  rowActions?: ComponentType<{ item: Item }> | undefined;
  /** Returns true while an action on the row runs; its menu shows it. A new function rerenders every row. */
  isBusy?: ((item: Item) => boolean) | undefined;
  /** Replaces `rowActions` if a row needs more than a menu. A new function rerenders every row. */
  actionsOf?: ((item: Item) => ReactNode) | undefined;
  /** Shown if the list is empty, such as an `EmptyState`. */
  empty?: ReactNode;
  /** The layout of the loading table, if its cards differ in height from `cardHeightPx`. */
  skeleton?: TableShape | undefined;
  /** Makes rows selectable. */
  selection?: RowSelection<Id> | undefined;
}

/** The row options of a widget, in addition to the props of a `<div>`. */
export type ListRowsProps<Item> = Omit<ComponentProps<'div'>, 'children'> &
  Partial<
    Pick<ResourceTableProps<Item, ItemId, never, object>, 'caption' | 'empty' | 'cardsUpToPx' | 'cardHeightPx' | 'rowActions' | 'actionsOf'>
  >;

/** The records of a list as a table, or its loading, empty, not-found or error state. Renders a `<div>`. */
export function ResourceTable<Item, Id extends ItemId, Labels, Context extends object>({
  list,
  columns,
  labels,
  context: given,
  rowActions: Actions,
  isBusy,
  actionsOf,
  empty,
  skeleton,
  sort,
  onSortChange,
  nameOf,
  ...props
}: ResourceTableProps<Item, Id, Labels, Context>) {
  const context = useSame(given);
  const shown = useMemo(
    () =>
      columns.map(({ header, cell, sort: first, ...column }) => ({
        ...column,
        header: header(labels),
        isSortable: first !== undefined,
        cell: (item: Item) => cell(item, context),
      })),
    [columns, labels, context],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name of a row does not depend on the caller
  const menuOf = useCallback(
    (item: Item) =>
      Actions && (
        <RowMenu name={nameOf(item)} isBusy={isBusy?.(item)}>
          <Actions item={item} />
        </RowMenu>
      ),
    [Actions, isBusy],
  );
  const table = (
    <DataTable
      columns={shown}
      items={list.items}
      isStale={'isStale' in list && list.isStale}
      nameOf={nameOf}
      actionsOf={actionsOf ?? (Actions && menuOf)}
      sort={sort}
      onSortChange={
        onSortChange &&
        (({ columnId, direction }) => {
          const first = columns.find(({ id }) => id === columnId)?.sort ?? direction;
          onSortChange({ columnId, direction: sort?.columnId === columnId ? direction : first });
        })
      }
      {...props}
    />
  );
  if (!('state' in list)) return table;
  const { cardsUpToPx, cardHeightPx, hasCardOrder = true } = props;
  const hasSortLine = hasCardOrder && onSortChange !== undefined && shown.some(({ isSortable }) => isSortable);
  return (
    <ListStates list={list} empty={empty} skeleton={{ columns: columns.length, cardsUpToPx, cardHeightPx, hasSortLine, ...skeleton }}>
      {table}
    </ListStates>
  );
}
