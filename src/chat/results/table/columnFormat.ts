import { jsonText } from '../../../client/chat-stream/jsonText.js';
import type { CellValue, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { findTimeGrain, readWallClock, type TimeGrain } from '../wallClock.js';

/** The format of a column's cells, based on all its values. */
export interface ColumnFormat {
  readonly align: 'start' | 'end';
  /** Returns the cell's text; for `null` and missing values, the label of an empty value. */
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
  const formatNumber = createNumberFormat(column, index, rows, words.locale);
  const formatTime = column.type === 'time' ? createTimeFormat(index, rows, words.locale) : undefined;
  return {
    align: column.type === 'integer' || column.type === 'number' ? 'end' : 'start',
    format(value) {
      if (value === null || value === undefined) return words.emptyValue;
      if (typeof value === 'number' || typeof value === 'bigint') return formatNumber(value);
      if (typeof value === 'boolean') return value ? words.yes : words.no;
      if (typeof value === 'string') return formatTime?.(value) ?? value;
      return jsonText(value);
    },
  };
}

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

function createNumberFormat(
  column: ResultColumn,
  index: number,
  rows: readonly ResultRow[],
  locale: string,
): (value: number | bigint) => string {
  const decimals = column.type === 'integer' ? 0 : countDecimals(index, rows);
  const useGrouping = !isIdentifier(column.name);
  const format = new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const unrounded = new Intl.NumberFormat(locale, { useGrouping, maximumSignificantDigits: 6 });
  return (value) => (typeof value === 'number' && value !== 0 && Math.abs(value) < 10 ** -decimals / 2 ? unrounded : format).format(value);
}

/** Returns the number of decimals of the values, at most 2, or 4 if all are between -1 and 1. */
function countDecimals(index: number, rows: readonly ResultRow[]): number {
  let decimals = 0;
  let largest = 0;
  for (const row of rows) {
    const value = row[index];
    if (typeof value !== 'number' || !Number.isFinite(value)) continue;
    decimals = Math.max(decimals, Number.isInteger(value) ? 0 : (/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 4));
    largest = Math.max(largest, Math.abs(value));
  }
  return Math.min(decimals, largest < 1 ? 4 : 2);
}

/** Years, ids and codes are names written in digits: 2025, not 2,025. */
function isIdentifier(columnName: string): boolean {
  return /(^|[^a-z])(id|year|yr|code|zip|postcode)$/i.test(columnName) || /[a-z](Id|Year|Code)$/.test(columnName);
}

const timeStyles: Readonly<Record<TimeGrain, Intl.DateTimeFormatOptions>> = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
};
