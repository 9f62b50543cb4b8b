import type { CellValue, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { columnTitle } from '../columns/columnTitle.js';
import type { ColumnFormat } from './columnFormat.js';
import { columnsWindowedAbove } from './useColumnWindow.js';

/** Returns widths in characters from a sample of all rows, for a windowed table whose columns must not move as rows come and go. */
export function columnWidths(
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
  formatOf: (column: number) => ColumnFormat,
): readonly number[] {
  const isWide = columns.length > columnsWindowedAbove;
  const sampleSize = isWide ? smallSample : largeSample;
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  const sample = rows.filter((_, index) => index % step === 0).slice(0, sampleSize);
  return columns.map((column, index) => {
    // Thousands of columns are not all formatted for the few that are visible.
    const lengthOf = (value: CellValue | undefined) => (isWide ? roughLength(value) : formatOf(index).format(value).length);
    const longest = sample.reduce((length, row) => Math.max(length, lengthOf(row[index])), columnTitle(column).length + sortMarkCharacters);
    return Math.min(maxCharacters, Math.max(minCharacters, longest)) + paddingCharacters;
  });
}

function roughLength(value: CellValue | undefined): number {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number' || typeof value === 'bigint') return Math.ceil(String(value).length * 1.3);
  return typeof value === 'object' && value !== null ? maxCharacters : minCharacters;
}

const largeSample = 400;
const smallSample = 8;
const sortMarkCharacters = 3;
const minCharacters = 6;
const maxCharacters = 40;
const paddingCharacters = 3;
