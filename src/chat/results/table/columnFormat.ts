import { jsonText } from '../../../client/chat-stream/jsonText.js';
import { isExactDecimal } from '../../../client/chat-stream/parseExactJson.js';
import type { CellValue, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { findTimeGrain, readWallClock, type TimeGrain } from '../wallClock.js';
import { isIdentifier } from './isIdentifier.js';

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
  const isNumeric = column.type === 'integer' || column.type === 'number';
  const formatNumber = createNumberFormat(column, index, rows, words.locale);
  const formatTime = column.type === 'time' ? createTimeFormat(index, rows, words.locale) : undefined;
  return {
    align: isNumeric ? 'end' : 'start',
    format(value) {
      if (value === null || value === undefined) return words.emptyValue;
      if (typeof value === 'number' || typeof value === 'bigint' || (isNumeric && isExact(value))) return formatNumber(value);
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
): (value: number | bigint | string) => string {
  const decimals = column.type === 'integer' ? 0 : countDecimals(index, rows);
  const useGrouping = !isIdentifier(
    column,
    rows.map((row) => row[index]),
  );
  const format = new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const unrounded = new Intl.NumberFormat(locale, { useGrouping, maximumSignificantDigits: 6 });
  const exact = new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits: decimals, maximumFractionDigits: mostDecimals });
  return (value) => {
    if (typeof value === 'string') return formatExact(value, exact);
    return (typeof value === 'number' && value !== 0 && Math.abs(value) < 10 ** -decimals / 2 ? unrounded : format).format(value);
  };
}

function isExact(value: CellValue | undefined): value is string {
  return typeof value === 'string' && isExactDecimal(value);
}

/** Formats a decimal with all its digits. Numbers with an exponent or more than 20 decimals are shown as sent. */
function formatExact(text: string, format: Intl.NumberFormat): string {
  const [, fraction = ''] = text.split('.');
  if (/e/i.test(text) || fraction.length > mostDecimals || !readsDecimalText) return text;
  // `isExactDecimal` has checked the text.
  return format.format(text as `${number}`);
}

/** Some engines throw for more. */
const mostDecimals = 20;

/** False in older engines, which convert text to a number first. */
const readsDecimalText = new Intl.NumberFormat('en').format('9007199254740993').endsWith('993');

/** Returns the number of decimals of the values, at most 2, or 4 if all are between -1 and 1. */
function countDecimals(index: number, rows: readonly ResultRow[]): number {
  let decimals = 0;
  let largest = 0;
  for (const row of rows) {
    const value = row[index];
    if (typeof value !== 'number' && !isExact(value)) continue;
    decimals = Math.max(decimals, Number.isInteger(value) ? 0 : (/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 4));
    largest = Math.max(largest, Math.abs(Number(value)));
  }
  return Math.min(decimals, largest < 1 ? 4 : 2);
}

const timeStyles: Readonly<Record<TimeGrain, Intl.DateTimeFormatOptions>> = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
};
