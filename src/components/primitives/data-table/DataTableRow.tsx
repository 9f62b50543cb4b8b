import type { ReactNode } from 'react';
import { useAdminLabels } from '../../../hooks/useAdminLabels.js';
import { Checkbox } from '../fields/Checkbox.js';
import type { Column } from './Column.js';

export interface DataTableRowProps<Item> {
  item: Item;
  name: string;
  columns: readonly Column<Item>[];
  /** `undefined` where rows are not selected. */
  isSelected: boolean | undefined;
  onToggle: (isRange: boolean) => void;
  actions: ReactNode;
  rowIndex: number | undefined;
}

/** One record. Renders a `<tr>`. */
export function DataTableRow<Item>({ item, name, columns, isSelected, onToggle, actions, rowIndex }: DataTableRowProps<Item>) {
  const { common } = useAdminLabels();
  return (
    <tr aria-rowindex={rowIndex} data-state={isSelected ? 'selected' : 'idle'} className="parley-data-table-row">
      {isSelected !== undefined && (
        <td className="parley-data-table-check">
          <Checkbox
            aria-label={common.selectRow(name)}
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
          <Cell key={id} scope={isRowHeader ? 'row' : undefined} data-align={align} data-wide-only={isWideOnly || undefined}>
            {cell(item)}
          </Cell>
        );
      })}
      {actions !== undefined && <td className="parley-data-table-actions">{actions}</td>}
    </tr>
  );
}

function ignore(): void {}
