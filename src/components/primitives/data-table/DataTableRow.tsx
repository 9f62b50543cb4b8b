import type { ReactNode } from 'react';
import { useAdminLabels } from '../../../hooks/useAdminLabels.js';
import { Checkbox } from '../fields/Checkbox.js';
import type { Column } from './Column.js';
import type { RoleOf } from './RoleOf.js';

export interface DataTableRowProps<Item> {
  item: Item;
  name: string;
  columns: readonly Column<Item>[];
  /** `undefined` where rows are not selected. */
  isSelected: boolean | undefined;
  /** Why the row cannot be selected. */
  lock: string | undefined;
  onToggle: (isRange: boolean) => void;
  actions: ReactNode;
  rowIndex: number | undefined;
  roleOf: RoleOf;
}

/** One record. Renders a `<tr>`. */
export function DataTableRow<Item>(props: DataTableRowProps<Item>) {
  const { item, name, columns, isSelected, lock, onToggle, actions, rowIndex, roleOf } = props;
  const { common } = useAdminLabels();
  return (
    <tr role={roleOf('row')} aria-rowindex={rowIndex} data-state={isSelected ? 'selected' : 'idle'} className="parley-data-table-row">
      {isSelected !== undefined && (
        <td role={roleOf('cell')} className="parley-data-table-check">
          <Checkbox
            aria-label={lock === undefined ? common.selectRow(name) : `${common.selectRow(name)}. ${lock}`}
            title={lock}
            disabled={lock !== undefined}
            checked={isSelected}
            // The event of a change does not tell the shift key.
            onClick={(event) => onToggle(event.shiftKey)}
            onChange={ignore}
          />
        </td>
      )}
      {columns.map(({ id, cell, align = 'start', isRowHeader = false, isWideOnly = false }) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            scope={isRowHeader ? 'row' : undefined}
            role={roleOf(isRowHeader ? 'rowheader' : 'cell')}
            data-align={align}
            data-wide-only={isWideOnly || undefined}
          >
            {cell(item)}
          </Cell>
        );
      })}
      {actions !== undefined && (
        <td role={roleOf('cell')} className="parley-data-table-actions">
          {actions}
        </td>
      )}
    </tr>
  );
}

function ignore(): void {}
