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

/** Renders a `<tr>`. A cell that shows less than it holds tells the rest on hover. */
export const TableRow = memo(function TableRow({ row, formats, rowIndex }: TableRowProps) {
  return (
    <tr aria-rowindex={rowIndex} className="parley-result-row">
      {formats.map(({ align, format }, index) => {
        const value = row[index];
        const text = format(value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <td key={index} data-align={align} data-kind={kindOf(value)} className="parley-result-cell" title={hoverText(value, text)}>
            <bdi>{text}</bdi>
          </td>
        );
      })}
    </tr>
  );
});

function kindOf(value: CellValue | undefined): 'empty' | 'json' | undefined {
  if (value === null || value === undefined) return 'empty';
  return typeof value === 'object' ? 'json' : undefined;
}

function hoverText(value: CellValue | undefined, shown: string): string | undefined {
  if (typeof value === 'number' && !Number.isInteger(value)) return String(value);
  return shown.length > longCharacters ? cellText(value) : undefined;
}

const longCharacters = 36;
