import type { ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import type { ColumnFormat } from './columnFormat.js';

/** Widths in characters for a windowed table, whose columns must not move as rows come and go: from a sample of all rows. */
export function columnWidths(
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
  formats: readonly ColumnFormat[],
): readonly number[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  const sample = rows.filter((_, index) => index % step === 0);
  return columns.map(({ name }, index) => {
    const longest = sample.reduce(
      (length, row) => Math.max(length, formats[index]?.format(row[index]).length ?? 0),
      name.length + sortMarkCharacters,
    );
    return Math.min(maxCharacters, Math.max(minCharacters, longest)) + paddingCharacters;
  });
}

const sampleSize = 400;
const sortMarkCharacters = 3;
const minCharacters = 6;
const maxCharacters = 40;
const paddingCharacters = 3;
