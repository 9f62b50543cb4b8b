import { memo } from 'react';
import type { CellValue, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { cellText } from '../export/cellText.js';
import type { ColumnFormat } from './columnFormat.js';

export interface TableRowProps {
  row: ResultRow;
  formats: readonly ColumnFormat[];
  /** The row's place among all, from 1 with the header; only in a windowed table. */
  rowIndex: number | undefined;
}

/** Renders a `<tr>`. */
export const TableRow = memo(function TableRow({ row, formats, rowIndex }: TableRowProps) {
  return (
    <tr aria-rowindex={rowIndex} className="parley-result-row">
      {formats.map((format, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <TableCell key={index} value={row[index]} format={format} />
      ))}
    </tr>
  );
});

/** A cell that shows less than it holds tells the rest on hover. */
function TableCell({ value, format: { align, format } }: { value: CellValue | undefined; format: ColumnFormat }) {
  const text = format(value);
  const isLong = text.length > longCharacters;
  const isRounded = typeof value === 'number' && !Number.isInteger(value);
  return (
    <td
      data-align={align}
      data-kind={kindOf(value)}
      data-long={isLong || undefined}
      title={isLong || isRounded ? cellText(value) : undefined}
      className="parley-result-cell"
    >
      <bdi>{text}</bdi>
    </td>
  );
}

function kindOf(value: CellValue | undefined): 'empty' | 'json' | undefined {
  if (value === null || value === undefined) return 'empty';
  return typeof value === 'object' ? 'json' : undefined;
}

const longCharacters = 36;
