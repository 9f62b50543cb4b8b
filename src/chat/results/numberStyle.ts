import type { CellValue, ResultColumn } from '../../client/chat-stream/QueryRows.js';
import { isExactDecimal } from '../../client/json/parseExactJson.js';
import { lazily } from '../../react/lazy/lazily.js';
import { columnKind, isQuantity } from './columns/columnKind.js';

/** How the numbers of a column are written: decided once, and used by tables, axes, legends, tooltips and summaries. */
export interface NumberStyle {
  /** The number of decimals, or the largest number if `isLoose`. */
  readonly decimals: number;
  /** True if trailing zeros are omitted. */
  readonly isLoose?: boolean | undefined;
  /** False for years, ids and codes. */
  readonly isGrouped: boolean;
  /** The unit from the data model or, for amounts sent as text, from the values. */
  readonly unit: NumberUnit | undefined;
}

/** Percentage points (42.5), fractions shown as percentages (0.425), a currency by its code, or a sign as written in the data. */
export type NumberUnit =
  | { readonly kind: 'percent' }
  | { readonly kind: 'fraction' }
  | { readonly kind: 'currency'; readonly code: string }
  | { readonly kind: 'sign'; readonly sign: string };

/** Decides how a column is written, from the format of the data model, its name and all its values. Money has no single decimal. */
export function numberStyle(column: ResultColumn, values: readonly (CellValue | undefined)[], unit = unitOf(column)): NumberStyle {
  const isGrouped = unit !== undefined || isQuantity(columnKind(column, values));
  const wanted = column.format?.decimalPlaces;
  if (wanted !== undefined) return { decimals: wanted, isGrouped, unit };
  const decimals = column.type === 'integer' ? 0 : countDecimals(values, unit?.kind === 'fraction');
  const isMoney = unit?.kind === 'currency' || (unit?.kind === 'sign' && isCurrencySign(unit.sign));
  return { decimals: isMoney && decimals === 1 ? 2 : decimals, isGrouped, unit };
}

/** Returns the unit that the data model gives a column. */
export function unitOf({ format }: ResultColumn): NumberUnit | undefined {
  if (format?.type === 'percent') return { kind: 'percent' };
  if (format?.type !== 'currency' || format.currency === undefined) return undefined;
  return { kind: 'currency', code: format.currency };
}

/** Creates a function that writes numbers in a style. Decimals sent as text keep all their digits. */
export function numberWriter(
  { decimals, isLoose = false, isGrouped, unit }: NumberStyle,
  locale: string,
): (value: number | bigint | string) => string {
  const common = { useGrouping: isGrouped, ...unitOptions(unit) };
  const least = isLoose ? 0 : decimals;
  const format = new Intl.NumberFormat(locale, { ...common, minimumFractionDigits: least, maximumFractionDigits: decimals });
  const unrounded = lazily(
    () => new Intl.NumberFormat(locale, { ...common, minimumFractionDigits: 0, maximumFractionDigits: 20, maximumSignificantDigits: 6 }),
  );
  const exact = lazily(
    () => new Intl.NumberFormat(locale, { ...common, minimumFractionDigits: least, maximumFractionDigits: mostDecimals }),
  );
  const smallest = 10 ** -decimals / (unit?.kind === 'fraction' ? 200 : 2);
  return (value) => {
    if (typeof value === 'string') return writeExact(value, exact(), unit);
    const isTiny = typeof value === 'number' && value !== 0 && Math.abs(value) < smallest;
    return write(isTiny ? unrounded() : format, value, unit);
  };
}

/** Creates a function that writes numbers in short: `1.2K`, `€3.4M`, `42.5%`. */
export function shortNumberWriter({ isGrouped, unit }: NumberStyle, locale: string): (value: number) => string {
  const isRate = unit?.kind === 'percent' || unit?.kind === 'fraction';
  const digits: Intl.NumberFormatOptions = isGrouped
    ? { minimumFractionDigits: 0, maximumSignificantDigits: 3, ...(!isRate && { notation: 'compact' }) }
    : { maximumFractionDigits: 0, useGrouping: false };
  const format = new Intl.NumberFormat(locale, { ...unitOptions(unit), ...digits });
  return (value) => write(format, value, unit);
}

/** The style as one word for the format texts of chart expressions, which take nothing else. */
export function styleWord({ decimals, isLoose = false, isGrouped, unit }: NumberStyle): string {
  const name = unit === undefined ? '' : unit.kind === 'currency' ? unit.code : unit.kind === 'sign' ? unit.sign : '';
  return [decimals, Number(isLoose), Number(isGrouped), unit?.kind ?? '', encodeURIComponent(name)].join(',');
}

/** Reads what `styleWord` has written. */
export function readStyleWord(word: string): NumberStyle {
  const [decimals, isLoose, isGrouped, kind, name = ''] = word.split(',');
  return {
    decimals: Number(decimals),
    isLoose: isLoose === '1',
    isGrouped: isGrouped === '1',
    unit: readUnit(kind, decodeURIComponent(name)),
  };
}

function readUnit(kind: string | undefined, name: string): NumberUnit | undefined {
  if (kind === 'percent' || kind === 'fraction') return { kind };
  if (kind === 'currency') return { kind, code: name };
  return kind === 'sign' ? { kind, sign: name } : undefined;
}

/** The unit for a heading, where cells have none: `EUR`, `%`. */
export function unitName(unit: NumberUnit | undefined): string | undefined {
  if (unit === undefined) return undefined;
  return unit.kind === 'currency' ? unit.code : unit.kind === 'sign' ? unit.sign : '%';
}

function unitOptions(unit: NumberUnit | undefined): Intl.NumberFormatOptions {
  switch (unit?.kind) {
    case undefined:
      return {};
    case 'percent':
      return { style: 'unit', unit: 'percent' };
    case 'fraction':
      return { style: 'percent' };
    case 'currency':
      return { style: 'currency', currency: unit.code };
    case 'sign':
      // No currency has this code. The sign replaces it where the language puts it.
      return isCurrencySign(unit.sign) ? { style: 'currency', currency: 'XXX', currencyDisplay: displayOf(unit.sign) } : {};
  }
}

function write(format: Intl.NumberFormat, value: number | bigint | `${number}`, unit: NumberUnit | undefined): string {
  if (unit?.kind !== 'sign') return format.format(value);
  if (!isCurrencySign(unit.sign)) return `${format.format(value)}\u00a0${unit.sign}`;
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'currency' ? unit.sign : part.value))
    .join('');
}

function isCurrencySign(sign: string): boolean {
  return /^[A-Z]{3}$|\p{Sc}/u.test(sign);
}

function displayOf(sign: string): 'code' | 'symbol' {
  return /^[A-Z]{3}$/.test(sign) ? 'code' : 'symbol';
}

/** Formats a decimal with all its digits. Numbers with an exponent or more than 20 decimals are shown as sent. */
function writeExact(text: string, format: Intl.NumberFormat, unit: NumberUnit | undefined): string {
  const [, fraction = ''] = text.split('.');
  if (/e/i.test(text) || fraction.length > mostDecimals || !readsDecimalText) return text;
  // `isExactDecimal` has checked the text.
  return write(format, text as `${number}`, unit);
}

/** Some engines throw for more. */
const mostDecimals = 20;

/** False in older engines, which convert text to a number first. */
const readsDecimalText = new Intl.NumberFormat('en').format('9007199254740993').endsWith('993');

/** Returns the number of decimals of the values, at most 2, or 4 if all are between -1 and 1. */
function countDecimals(values: readonly (CellValue | undefined)[], isFraction: boolean): number {
  let decimals = 0;
  let largest = 0;
  for (const value of values) {
    if (typeof value !== 'number' && !isExact(value)) continue;
    const written = isFraction ? Number((Number(value) * 100).toPrecision(12)) : value;
    decimals = Math.max(decimals, Number.isInteger(written) ? 0 : (/\.(\d+)$/.exec(String(written))?.[1]?.length ?? 4));
    largest = Math.max(largest, Math.abs(Number(written)));
  }
  return Math.min(decimals, largest < 1 ? 4 : 2);
}

/** True for a decimal that is sent as text because a number would lose digits. */
export function isExact(value: CellValue | undefined): value is string {
  return typeof value === 'string' && isExactDecimal(value);
}
