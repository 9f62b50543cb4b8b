import { isCjk } from '../../../ui/text/cjk.js';
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

/** The rows that wrapped lines were measured to take, by the number of the line. */
export type MeasuredRows = ReadonlyMap<number, number>;

/**
 * Computes the rows. Without `columns`, lines do not wrap. With `columns`, the rows of a line that is not `measured` yet are estimated: every
 * character is one column wide, except emoji and wide characters, which take two.
 */
export function layOutRows(lines: readonly LogLine[], columns: number | undefined, measured: MeasuredRows = noneMeasured): LogRows {
  if (columns === undefined) return { count: lines.length, rowOf: (index) => index, indexAt: (row) => row };
  const starts = new Uint32Array(lines.length + 1);
  let row = 0;
  for (const [index, line] of lines.entries()) {
    starts[index] = row;
    row += measured.get(line.number) ?? estimatedRows(line, columns);
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

function estimatedRows(line: LogLine, columns: number): number {
  const known = estimates.get(line);
  if (known?.columns === columns) return known.rows;
  const rows = rowsOf(line.text, columns);
  estimates.set(line, { columns, rows });
  return rows;
}

/** Lines are laid out again whenever some of them are measured. */
const estimates = new WeakMap<LogLine, { readonly columns: number; readonly rows: number }>();
const noneMeasured: MeasuredRows = new Map();

/** The number of rows a line takes. A wide character that does not fit at the end of a row wraps to the next one. */
function rowsOf(text: string, columns: number): number {
  const shown = text.length > maxShownCharacters ? text.slice(0, maxShownCharacters) : text;
  // A few words after the line stand for the hidden characters.
  const notice = shown.length < text.length ? noticeColumns : 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the letters that take one column each
  if (!/[^\u0000-\u02ff]/.test(shown)) return Math.max(1, Math.ceil((shown.length + notice) / columns));
  let full = 0;
  let used = 0;
  for (const { segment } of lettersOf(shown)) {
    const width = Math.min(columns, widthOf(segment));
    if (used + width > columns) {
      full += 1;
      used = 0;
    }
    used += width;
  }
  return full + Math.max(1, Math.ceil((used + notice) / columns));
}

function lettersOf(text: string): Iterable<{ readonly segment: string }> {
  return segmenter === undefined ? Array.from(text, (segment) => ({ segment })) : segmenter.segment(text);
}

/** The width of a character in columns. Combining marks add nothing. */
function widthOf(letter: string): number {
  const isNarrow = letter < '\u1100' || (letter >= '\uff61' && letter <= '\uffdc') || letter.startsWith('\u20a9');
  if (letter.includes('\ufe0f')) return 2;
  if (isNarrow) return 1;
  return isCjk(letter) || /^\p{Emoji_Presentation}/u.test(letter) ? 2 : 1;
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;
const noticeColumns = 40;
