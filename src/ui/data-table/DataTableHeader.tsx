import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { Checkbox } from '../fields/Checkbox.js';
import { Icon } from '../icon/Icon.js';
import { Select } from '../select/Select.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import type { Column, ColumnSort, RowSelection } from './Column.js';
import { ColumnResizer } from './ColumnResizer.js';
import type { ColumnWidths } from './columnWidths.js';
import type { RoleOf } from './RoleOf.js';

export interface DataTableHeaderProps<Item> {
  columns: readonly Column<Item>[];
  sort: ColumnSort | undefined;
  onSortChange: ((sort: ColumnSort) => void) | undefined;
  hasCardOrder: boolean;
  selection: Pick<RowSelection<never>, 'selectAllLoaded' | 'clear' | 'allLoadedSelected' | 'someLoadedSelected'> | undefined;
  /** The content of the cell above the actions; `undefined` if there is no such column. */
  end: ReactNode;
  widths: ColumnWidths | undefined;
  onWidthsPreview: (widths: ColumnWidths | undefined) => void;
  onWidthsChange: ((widths: ColumnWidths) => void) | undefined;
  rowIndex: number | undefined;
  roleOf: RoleOf;
}

/**
 * The column headers and the checkbox for all loaded rows. Above cards, a select chooses the order, and the headers are only for screen
 * readers. Renders a `<thead>`.
 */
export function DataTableHeader<Item>(props: DataTableHeaderProps<Item>) {
  const { columns, sort, onSortChange, hasCardOrder, selection, end, widths, rowIndex, roleOf } = props;
  const { onWidthsPreview, onWidthsChange } = props;
  const common = useCommonAdminLabels();
  const isOverCards = roleOf('columnheader') !== undefined;
  // Otherwise, the checkboxes and the actions would share what the columns leave.
  const last = columns.every(({ width }) => width !== undefined) ? columns.at(-1) : undefined;
  return (
    <thead role={roleOf('rowgroup')}>
      <tr role={roleOf('row')} aria-rowindex={rowIndex}>
        {selection !== undefined && (
          <th scope="col" role={roleOf('columnheader')} className="parley-data-table-check">
            <Checkbox
              aria-label={selection.allLoadedSelected ? common.clearSelection : common.selectAllLoaded}
              checked={selection.allLoadedSelected}
              isMixed={selection.someLoadedSelected && !selection.allLoadedSelected}
              onChange={() => (selection.allLoadedSelected ? selection.clear() : selection.selectAllLoaded())}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column === last ? { ...column, width: undefined } : column}
            sort={sort}
            onSortChange={isOverCards ? undefined : onSortChange}
            share={widths?.[column.id]}
            roleOf={roleOf}
          >
            {onWidthsChange !== undefined && !isOverCards && index < columns.length - 1 && (
              <ColumnResizer
                columnId={column.id}
                header={column.header}
                widths={widths}
                onPreview={onWidthsPreview}
                onChange={onWidthsChange}
              />
            )}
          </HeaderCell>
        ))}
        {isOverCards && hasCardOrder && onSortChange !== undefined && columns.some(({ isSortable }) => isSortable) && (
          <td role={roleOf('cell')} className="parley-data-table-order">
            <CardOrder columns={columns} sort={sort} onSortChange={onSortChange} />
          </td>
        )}
        {end !== undefined && (
          <td
            role={roleOf('cell')}
            className={end === null ? 'parley-data-table-actions' : 'parley-data-table-actions parley-data-table-end'}
          >
            {end}
          </td>
        )}
      </tr>
    </thead>
  );
}

/** Chooses the order of cards. */
function CardOrder<Item>({ columns, sort, onSortChange }: Pick<DataTableHeaderProps<Item>, 'columns' | 'sort'> & OnSortChange) {
  const common = useCommonAdminLabels();
  const { common: shared } = useBaseLabels();
  const orders = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id: columnId, header }) => [
      { label: shared.sortAscending(header), value: { columnId, direction: 'ASC' as const } },
      { label: shared.sortDescending(header), value: { columnId, direction: 'DESC' as const } },
    ]);
  const current = orders.find(({ value }) => value.columnId === sort?.columnId && value.direction === sort.direction);
  return (
    <Select
      label={common.sort}
      isLabelHidden
      placeholder={common.sort}
      value={current?.value}
      onValueChange={(order) => order !== undefined && onSortChange(order)}
      options={orders}
    />
  );
}

interface OnSortChange {
  readonly onSortChange: (sort: ColumnSort) => void;
}

function HeaderCell<Item>({
  column,
  sort,
  onSortChange,
  share,
  roleOf,
  children,
}: Pick<DataTableHeaderProps<Item>, 'sort' | 'onSortChange' | 'roleOf'> & {
  column: Column<Item>;
  share: number | undefined;
  children: ReactNode;
}) {
  const { id, header, align = 'start', isSortable = false, isWideOnly = false, width } = column;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'DESC' ? ArrowDown : ArrowUp;
  const native = {
    scope: 'col',
    role: roleOf('columnheader'),
    // Its name does not include that of the border at its end.
    'aria-label': header,
    'data-column': id,
    'data-align': align,
    'data-wide-only': isWideOnly || undefined,
    // Cards, whose cells have explicit roles, have no columns.
    style: roleOf('columnheader') === undefined ? { width: share === undefined ? width : `${share}%` } : undefined,
  };
  const ariaSort = direction === undefined ? undefined : direction === 'ASC' ? 'ascending' : 'descending';
  if (!isSortable || onSortChange === undefined)
    return (
      <th {...native} aria-sort={ariaSort}>
        {header}
        {children}
      </th>
    );
  return (
    <th {...native} aria-sort={ariaSort}>
      <button
        type="button"
        className="parley-data-table-sort"
        data-state={direction === undefined ? 'none' : 'sorted'}
        onClick={() => onSortChange({ columnId: id, direction: direction === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {header}
        <Icon of={Arrow} size={14} />
      </button>
      {children}
    </th>
  );
}
