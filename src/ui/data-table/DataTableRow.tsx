import { memo, type ReactNode } from 'react';
import { RenderGuard } from '../errors/RenderGuard.js';
import { Checkbox } from '../fields/Checkbox.js';
import type { ItemId } from '../ItemId.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import type { Column } from './Column.js';
import type { RoleOf } from './RoleOf.js';

export interface DataTableRowProps<Item, Id extends ItemId> {
  item: Item;
  id: Id;
  name: string;
  columns: readonly Column<Item>[];
  /** `undefined` if rows cannot be selected. */
  isSelected: boolean | undefined;
  /** The reason the row cannot be selected. */
  lock: string | undefined;
  onToggle: (id: Id, isRange: boolean) => void;
  actionsOf: ((item: Item) => ReactNode) | undefined;
  /** True if the table has a column for actions. */
  hasEnd: boolean;
  rowIndex: number | undefined;
  roleOf: RoleOf;
}

/**
 * One record. Renders again only if its item, its selection, `columns` or `actionsOf` change, so selecting or scrolling does not render
 * other rows. Renders a `<tr>`.
 */
// `memo` forgets the type parameters of what it wraps.
export const DataTableRow = memo(Row) as typeof Row;

function Row<Item, Id extends ItemId>(props: DataTableRowProps<Item, Id>) {
  const { item, id: itemId, name, columns, isSelected, lock, onToggle, actionsOf, hasEnd, rowIndex, roleOf } = props;
  const common = useCommonAdminLabels();
  return (
    <tr role={roleOf('row')} aria-rowindex={rowIndex} data-state={isSelected ? 'selected' : 'idle'} className="parley-data-table-row">
      {isSelected !== undefined && (
        <td role={roleOf('cell')} className="parley-data-table-check">
          <Checkbox
            aria-label={lock === undefined ? common.selectRow(name) : `${common.selectRow(name)}. ${lock}`}
            title={lock}
            disabled={lock !== undefined}
            checked={isSelected}
            // A change event does not contain the state of the Shift key.
            onClick={(event) => onToggle(itemId, event.shiftKey)}
            onChange={ignore}
          />
        </td>
      )}
      {columns.map((column) => {
        const { id, align = 'start', isRowHeader = false, isWideOnly = false } = column;
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            scope={isRowHeader ? 'row' : undefined}
            role={roleOf(isRowHeader ? 'rowheader' : 'cell')}
            data-align={align}
            data-wide-only={isWideOnly || undefined}
          >
            <RenderGuard part="value" subject={item}>
              {() => contentOf(column, item, roleOf('cell') !== undefined)}
            </RenderGuard>
          </Cell>
        );
      })}
      {hasEnd && (
        <td role={roleOf('cell')} className="parley-data-table-actions">
          <RenderGuard part="value" subject={item}>
            {() => actionsOf?.(item)}
          </RenderGuard>
        </td>
      )}
    </tr>
  );
}

function contentOf<Item>({ header, cell, isNamedInCards = false }: Column<Item>, item: Item, isInCard: boolean): ReactNode {
  const content = cell(item);
  const isWanted = typeof isNamedInCards === 'function' ? isNamedInCards(item) : isNamedInCards;
  const isNamed = isWanted && content != null && content !== false && content !== '' && isInCard;
  return (
    <>
      {/* Screen readers read the header with every cell. */}
      {isNamed && <span aria-hidden="true">{header} </span>}
      {content}
    </>
  );
}

interface BrokenRowProps extends Pick<DataTableRowProps<never, ItemId>, 'rowIndex' | 'roleOf'> {
  columns: number;
  notice: ReactNode;
}

/** Stands for a record that cannot be displayed. Renders a `<tr>`. */
export function BrokenRow({ columns, rowIndex, roleOf, notice }: BrokenRowProps) {
  return (
    <tr role={roleOf('row')} aria-rowindex={rowIndex} data-state="broken" className="parley-data-table-row">
      <td role={roleOf('cell')} colSpan={columns}>
        {notice}
      </td>
    </tr>
  );
}

function ignore(): void {}
