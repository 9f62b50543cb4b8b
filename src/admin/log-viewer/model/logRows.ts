import { type LogLine, maxShownCharacters } from './LogLine.js';

/** The positions of lines that take one or more rows each. */
export interface LogRows {
  /** The total number of rows. */
  readonly count: number;
  /** Returns the first row of a line. */
  rowOf(index: number): number;
  /** Returns the index of the line at a row. */
  indexAt(row: number): number;
}

/**
 * Computes the rows. Without `columns`, lines do not wrap. With `columns`, every character is one column wide, except wide
 * ones, which take two.
 */
export function layOutRows(lines: readonly LogLine[], columns: number | undefined): LogRows {
  if (columns === undefined) return { count: lines.length, rowOf: (index) => index, indexAt: (row) => row };
  const starts = new Uint32Array(lines.length + 1);
  let row = 0;
  for (const [index, line] of lines.entries()) {
    starts[index] = row;
    row += Math.max(1, Math.ceil(widthOf(line.text) / columns));
  }
  starts[lines.length] = row;
  return { count: row, rowOf: (index) => starts[index] ?? row, indexAt: (wanted) => lastUpTo(starts, wanted) };
}

function lastUpTo(starts: Uint32Array, row: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The width in columns. */
function widthOf(text: string): number {
  // A few words after the line stand for the hidden characters.
  const length = text.length > maxShownCharacters ? maxShownCharacters + noticeColumns : text.length;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the letters that take one column each
  if (!/[^\u0000-\u10ff]/.test(text)) return length;
  let width = length;
  for (let at = 0; at < length && at < text.length; at += 1) if (text.charCodeAt(at) >= 0x1100) width += 1;
  return width;
}

const noticeColumns = 40;
