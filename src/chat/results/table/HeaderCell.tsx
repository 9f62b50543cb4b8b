import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/icon/Icon.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { RowSort } from './sortRows.js';

export interface HeaderCellProps {
  name: string;
  align: 'start' | 'end';
  /** Set while the table is sorted by this column. */
  direction: RowSort['direction'] | undefined;
  /** The column's index, from 1. Set only if columns are windowed. */
  columnIndex: number | undefined;
  /** Where the column sticks, in pixels. Set only for a frozen column. */
  frozenAt: number | undefined;
  /** True if the column has a filter. */
  isFiltered: boolean;
  onSort: () => void;
  /** The menu of the column, once it is loaded. */
  menu: ReactNode;
}

/** A column header with a sort button (ascending, descending, then the order of the query) and a menu. Renders a `<th>`. */
export function HeaderCell({ name, align, direction, columnIndex, frozenAt, isFiltered, onSort, menu }: HeaderCellProps) {
  const { common, result } = useLabels();
  const nameId = useId();
  const next = direction === undefined ? common.sortAscending : direction === 'ascending' ? common.sortDescending : result.clearSort;
  const icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      // The header of each cell is the name, without the menu.
      aria-labelledby={nameId}
      aria-colindex={columnIndex}
      aria-sort={direction}
      data-align={align}
      data-filtered={isFiltered || undefined}
      data-frozen={frozenAt === undefined ? undefined : ''}
      style={frozenAt === undefined ? undefined : { insetInlineStart: frozenAt }}
      className="parley-result-header"
    >
      <div className="parley-result-header-line">
        <button type="button" title={next(name)} className="parley-result-sort" data-state={direction ?? 'unsorted'} onClick={onSort}>
          <span id={nameId} className="parley-result-header-name">
            <bdi>{name}</bdi>
          </span>
          <Icon of={icon} size={14} className="parley-result-sort-icon" />
        </button>
        {menu}
      </div>
    </th>
  );
}
