import { percent } from './chartFormats.js';
import type { ChartRows } from './chartRows.js';
import { isAmount, isSpecObject } from './specGrammar.js';

/** Returns the total of each name on a channel, largest first; `undefined` if the rows do not contain it, or the other channel no amounts. */
export function totalsByName(names: unknown, amount: unknown, { fields, values }: ChartRows): readonly SeriesTotal[] | undefined {
  if (!isSpecObject(names) || !isSpecObject(amount) || !isAmount(amount)) return undefined;
  if (names.type !== 'nominal' || typeof names.field !== 'string' || typeof amount.field !== 'string') return undefined;
  if (amount.aggregate !== undefined && amount.aggregate !== 'sum') return undefined;
  const known = [...fields.values()];
  const name = known.find(({ alias, textAlias }) => alias === names.field || textAlias === names.field);
  const field = known.find(({ alias }) => alias === amount.field);
  if (name === undefined || (name.type !== 'string' && name.type !== 'boolean') || field === undefined) return undefined;
  const totals = new Map<string, number>();
  for (const row of values) {
    const key = row[names.field];
    const value = row[field.alias];
    if (typeof key === 'string') totals.set(key, (totals.get(key) ?? 0) + (typeof value === 'number' ? value : 0));
  }
  if (totals.size > maxNames) return undefined;
  return [...totals].map(([name, total]) => ({ name, total })).sort((one, other) => other.total - one.total);
}

export interface SeriesTotal {
  readonly name: string;
  readonly total: number;
}

/** Returns the sum of all totals; `undefined` if it is not positive or a total is negative. */
export function wholeOf(totals: readonly SeriesTotal[]): number | undefined {
  const whole = totals.reduce((sum, { total }) => sum + total, 0);
  return whole <= 0 || totals.some(({ total }) => total < 0) ? undefined : whole;
}

/** Returns an expression of the chart library that labels each slice with its share of the total. */
export function shareLabels(totals: readonly SeriesTotal[], locale: string): string | undefined {
  const whole = wholeOf(totals);
  if (whole === undefined) return undefined;
  const names = literal(totals.map(({ name }) => name));
  const shares = literal(totals.map(({ total }) => ` · ${percent(total / whole, locale)}`));
  return `datum.label + (indexof(${names}, datum.label) < 0 ? '' : ${shares}[indexof(${names}, datum.label)])`;
}

/** Returns the most that a name with its share may take in the legend of a ring. */
export function shareLabelPx(width: number): number {
  return Math.min(230, width - 40);
}

/** Writes a value for the chart library's expressions, which do not accept bare line separators. */
export function literal(value: string | number | readonly string[]): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

const maxNames = 60;
