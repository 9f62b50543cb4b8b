import type { CellValue, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { jsonText } from '../../../client/json/jsonText.js';
import { isEmptyCell } from '../isEmptyCell.js';
import { isExact, numberStyle, numberWriter } from '../numberStyle.js';
import { findTimeGrain, readWallClock, type TimeGrain } from '../wallClock.js';

/** The format of a column's cells, based on all its values. */
export interface ColumnFormat {
  readonly align: 'start' | 'end';
  /** Returns the cell's text; for `null`, missing values and blank text, the label of an empty value. */
  format(value: CellValue | undefined): string;
}

export interface ColumnWords {
  readonly locale: string;
  readonly emptyValue: string;
  readonly yes: string;
  readonly no: string;
}

/** Creates the format: numbers grouped and aligned to the end, times by their grain, booleans as words, everything else as JSON. */
export function createColumnFormat(column: ResultColumn, index: number, rows: readonly ResultRow[], words: ColumnWords): ColumnFormat {
  const isNumeric = column.type === 'integer' || column.type === 'number';
  const values = rows.map((row) => row[index]);
  const formatNumber = numberWriter(numberStyle(column, values), words.locale);
  const formatTime = column.type === 'time' ? createTimeFormat(index, rows, words.locale) : undefined;
  return {
    align: isNumeric ? 'end' : 'start',
    format(value) {
      if (isEmptyCell(value)) return words.emptyValue;
      if (typeof value === 'number' || typeof value === 'bigint' || (isNumeric && isExact(value))) return formatNumber(value);
      if (typeof value === 'boolean') return value ? words.yes : words.no;
      if (typeof value === 'string') return formatTime?.(value) ?? value;
      return jsonText(value);
    },
  };
}

/** Creates formats only for columns that come into view, because each reads all rows. */
export function lazyFormats(
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
  words: ColumnWords,
): (column: number) => ColumnFormat {
  const formats = new Map<number, ColumnFormat>();
  return (index) => {
    const known = formats.get(index);
    if (known !== undefined) return known;
    const format = createColumnFormat(columns[index] ?? untyped, index, rows, words);
    formats.set(index, format);
    return format;
  };
}

const untyped: ResultColumn = { name: '', type: 'string', serviceType: '' };

/** Formats a wall-clock time with the precision of the grain. */
export function timeFormatter(grain: TimeGrain, locale: string): (wallClockMs: number) => string {
  const format = new Intl.DateTimeFormat(locale, { ...timeStyles[grain], timeZone: 'UTC' });
  return (wallClockMs) => format.format(wallClockMs);
}

/** Returns the grain of a column of times. */
function columnGrain(index: number, rows: readonly ResultRow[]): TimeGrain {
  return findTimeGrain(rows.map((row) => readWallClock(row[index])).filter((time) => time !== undefined));
}

function createTimeFormat(index: number, rows: readonly ResultRow[], locale: string): (text: string) => string {
  const format = timeFormatter(columnGrain(index, rows), locale);
  return (text) => {
    const time = readWallClock(text);
    return time === undefined ? text : format(time);
  };
}

/** The style of times of each precision. */
export const timeStyles: Readonly<Record<TimeGrain, Intl.DateTimeFormatOptions>> = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
};
