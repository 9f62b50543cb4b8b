import { ArrowDown, ArrowUp } from 'lucide-react';
import { useAdminLabels } from '../../../hooks/useAdminLabels.js';
import { Checkbox } from '../fields/Checkbox.js';
import type { Column, ColumnSort, RowSelection } from './Column.js';
import type { RoleOf } from './RoleOf.js';

export interface DataTableHeaderProps<Item> {
  columns: readonly Column<Item>[];
  sort: ColumnSort | undefined;
  onSortChange: ((sort: ColumnSort) => void) | undefined;
  selection: Pick<RowSelection<never>, 'selectAllLoaded' | 'clear' | 'allLoadedSelected' | 'someLoadedSelected'> | undefined;
  hasActions: boolean;
  rowIndex: number | undefined;
  roleOf: RoleOf;
}

/** The names of the columns, and the checkbox for all rows that are loaded. Renders a `<thead>`. */
export function DataTableHeader<Item>(props: DataTableHeaderProps<Item>) {
  const { columns, sort, onSortChange, selection, hasActions, rowIndex, roleOf } = props;
  const { common } = useAdminLabels();
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
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} roleOf={roleOf} />
        ))}
        {hasActions && <td role={roleOf('cell')} className="parley-data-table-actions" />}
      </tr>
    </thead>
  );
}

function HeaderCell<Item>({
  column,
  sort,
  onSortChange,
  roleOf,
}: Pick<DataTableHeaderProps<Item>, 'sort' | 'onSortChange' | 'roleOf'> & { column: Column<Item> }) {
  const { id, header, align = 'start', isSortable = false, isWideOnly = false, width } = column;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const Arrow = direction === 'DESC' ? ArrowDown : ArrowUp;
  const native = {
    scope: 'col',
    role: roleOf('columnheader'),
    'data-align': align,
    'data-wide-only': isWideOnly || undefined,
    // Cards, whose cells are given their roles, have no columns.
    style: width === undefined || roleOf('columnheader') !== undefined ? undefined : { width },
  };
  if (!isSortable || onSortChange === undefined) return <th {...native}>{header}</th>;
  return (
    <th {...native} data-sortable="" aria-sort={direction === undefined ? undefined : direction === 'ASC' ? 'ascending' : 'descending'}>
      <button
        type="button"
        className="parley-data-table-sort"
        data-state={direction === undefined ? 'none' : 'sorted'}
        onClick={() => onSortChange({ columnId: id, direction: direction === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {header}
        <Arrow aria-hidden="true" size={14} strokeWidth={1.5} />
      </button>
    </th>
  );
}
