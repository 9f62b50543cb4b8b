import { memo } from 'react';
import type { CellValue, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { LongText } from '../../../ui/text/LongText.js';
import { shortText } from '../../../ui/text/shortText.js';
import { cellText } from '../export/cellText.js';
import { isEmptyCell } from '../isEmptyCell.js';
import type { ColumnFormat } from './columnFormat.js';

export interface TableRowProps {
  row: ResultRow;
  /** The first column in the page. */
  first: number;
  /** The first column after those in the page. */
  end: number;
  formatOf: (column: number) => ColumnFormat;
  /** The row's index among all rows, from 1 including the header. Set only in a windowed table. */
  rowIndex: number | undefined;
  /** False in a table with a fixed row height, whose cells cannot grow. */
  canGrow: boolean;
  /** Set if columns are windowed: a spacer cell then stands for the columns on each side, and the other cells have their index. */
  columnCount: number | undefined;
}

/** Renders a `<tr>`. */
export const TableRow = memo(function TableRow({ row, first, end, formatOf, rowIndex, canGrow, columnCount }: TableRowProps) {
  return (
    <tr aria-rowindex={rowIndex} className="parley-result-row">
      {columnCount !== undefined && <td aria-hidden="true" className="parley-result-spacer" />}
      {Array.from({ length: end - first }, (_, place) => first + place).map((column) => (
        <TableCell
          key={column}
          value={row[column]}
          format={formatOf(column)}
          canGrow={canGrow}
          columnIndex={columnCount === undefined ? undefined : column + 1}
        />
      ))}
      {columnCount !== undefined && <td aria-hidden="true" className="parley-result-spacer" />}
    </tr>
  );
});

interface TableCellProps {
  value: CellValue | undefined;
  format: ColumnFormat;
  canGrow: boolean;
  columnIndex: number | undefined;
}

/** A truncated cell shows its full text on hover, or grows. */
function TableCell({ value, format: { align, format }, canGrow, columnIndex }: TableCellProps) {
  const text = format(value);
  const isLong = text.length > longCharacters;
  const isRounded = typeof value === 'number' && !Number.isInteger(value);
  return (
    <td
      aria-colindex={columnIndex}
      data-align={align}
      data-kind={kindOf(value)}
      data-long={isLong || undefined}
      title={isLong || isRounded ? shortText(cellText(value), maxTipCharacters) : undefined}
      className="parley-result-cell"
    >
      <bdi>{canGrow ? <LongText text={text} first={shownCharacters} /> : shortText(text, shownCharacters)}</bdi>
    </td>
  );
}

function kindOf(value: CellValue | undefined): 'empty' | 'json' | undefined {
  if (isEmptyCell(value)) return 'empty';
  return typeof value === 'object' ? 'json' : undefined;
}

const longCharacters = 36;
const shownCharacters = 300;
const maxTipCharacters = 1_000;
