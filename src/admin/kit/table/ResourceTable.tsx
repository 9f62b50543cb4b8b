'use client';
import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useMemo } from 'react';
import type { ItemList } from '../../../data/resource-list/ResourceList.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useSame } from '../../../react/equality/useSame.js';
import { useFormats } from '../../../react/language/useFormats.js';
import type { RowSelection } from '../../../ui/data-table/Column.js';
import { DataTable, type DataTableProps, rowHeightOf } from '../../../ui/data-table/DataTable.js';
import { fileName } from '../../../ui/download.js';
import { RowMenu } from '../../../ui/menu/RowMenu.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import type { TableSlots } from '../list/ListSlots.js';
import { ListStates } from '../list/ListStates.js';
import type { rowsOf } from '../list/listSlices.js';
import type { ResourceColumn } from '../list/ResourceColumn.js';
import type { TableShape } from '../list/RowSkeleton.js';
import { useSlots, useWidgetName } from '../widget/useSlots.js';
import { RowItems } from './RowItems.js';
import { TableOptions } from './TableOptions.js';
import { shownColumns } from './TableView.js';
import { tableCsv } from './tableCsv.js';
import { useTableView } from './useTableView.js';

export interface ResourceTableProps<Item, Id extends ItemId, Labels, Context extends object>
  extends Omit<
    DataTableProps<Item, Id>,
    'columns' | 'items' | 'isStale' | 'actionsOf' | 'columnWidths' | 'onColumnWidthsChange' | 'density' | 'headerEnd'
  > {
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
  /**
   * The name under which the user's columns, widths and row height are remembered, per user, in the provider's `storage`. Default: the
   * name of the enclosing widget.
   */
  rememberAs?: string | undefined;
  /** False leaves out the button that chooses columns and row height. Default true. */
  hasOptions?: boolean | undefined;
  /** Makes rows selectable. */
  selection?: RowSelection<Id> | undefined;
}

/** The row options of a widget, in addition to the props of a `<div>`. */
export type ListRowsProps<Item> = Omit<ComponentProps<'div'>, 'children'> &
  Partial<
    Pick<ResourceTableProps<Item, ItemId, never, object>, 'caption' | 'empty' | 'cardsUpToPx' | 'cardHeightPx' | 'rowActions' | 'actionsOf'>
  >;

/**
 * The records of a list as a table, or its loading, empty, not-found or error state. Inside a widget it has the columns and row actions
 * that the host passed to the root. Renders a `<div>`.
 */
export function ResourceTable<Item, Id extends ItemId, Labels, Context extends object>({
  list,
  columns: ownColumns,
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
  rememberAs,
  hasOptions = true,
  ...props
}: ResourceTableProps<Item, Id, Labels, Context>) {
  // React Compiler cannot keep a memo that leaves out a dependency on purpose.
  'use no memo';
  const context = useSame(given);
  const slots = useSlots<TableSlots<Item, Labels, Context>, Pick<TableSlots<Item, Labels, Context>, 'columns' | 'rowActions'>>(
    ({ columns, rowActions }) => ({ columns, rowActions }),
  );
  const { columns: changeColumns } = slots;
  const allColumns = useMemo(() => changeColumns?.(ownColumns) ?? ownColumns, [changeColumns, ownColumns]);
  const name = useWidgetName();
  const [view, setView] = useTableView(hasOptions ? (rememberAs ?? name) : undefined);
  const { columns: placed } = view;
  const columns = useMemo(() => shownColumns(allColumns, { columns: placed }), [allColumns, placed]);
  const common = useCommonAdminLabels();
  const { number } = useFormats();
  const { items } = list;
  const hasMore = 'hasMore' in list && list.hasMore;
  const hasValues = columns.some(({ value }) => value !== undefined);
  const csv = {
    list,
    fileNameOf: () => fileName(props.caption, 'csv', hasMore ? common.shown(items.length, number(items.length), true) : ''),
    piecesOf: () => tableCsv({ columns, items, labels, context }),
  };
  const hasMenu = Actions !== undefined || slots.rowActions !== undefined;
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
    (item: Item) => (
      <RowMenu name={nameOf(item)} isBusy={isBusy?.(item)}>
        <RowItems item={item}>{Actions && <Actions item={item} />}</RowItems>
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
      actionsOf={actionsOf ?? (hasMenu ? menuOf : undefined)}
      sort={sort}
      columnWidths={view.widths}
      onColumnWidthsChange={hasOptions ? (widths) => setView({ ...view, widths }) : undefined}
      density={view.density}
      headerEnd={
        hasOptions ? (
          <TableOptions
            columns={allColumns.map((column) => ({ ...column, header: column.header(labels) }))}
            view={view}
            onViewChange={setView}
            csv={hasValues ? csv : undefined}
          />
        ) : undefined
      }
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
    <ListStates
      list={list}
      empty={empty}
      skeleton={{
        columns: columns.length,
        rowHeightPx: rowHeightOf(columns, view.density ?? 'comfortable'),
        cardsUpToPx,
        cardHeightPx,
        hasSortLine,
        ...skeleton,
      }}
    >
      {table}
    </ListStates>
  );
}
