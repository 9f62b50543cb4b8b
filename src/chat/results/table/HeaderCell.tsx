import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
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
  onSort: () => void;
}

/** A column header with a sort button: ascending, descending, then the order of the query. Renders a `<th>`. */
export function HeaderCell({ name, align, direction, columnIndex, onSort }: HeaderCellProps) {
  const { common, result } = useLabels();
  const next = direction === undefined ? common.sortAscending : direction === 'ascending' ? common.sortDescending : result.clearSort;
  const icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-colindex={columnIndex} aria-sort={direction} data-align={align} className="parley-result-header">
      <button type="button" title={next(name)} className="parley-result-sort" data-state={direction ?? 'unsorted'} onClick={onSort}>
        <span className="parley-result-header-name">
          <bdi>{name}</bdi>
        </span>
        <Icon of={icon} size={14} className="parley-result-sort-icon" />
      </button>
    </th>
  );
}
