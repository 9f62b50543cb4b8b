import type { ChartRows } from '../../rows/chartRows.js';
import { isAmount, isSpecObject } from '../../spec/specGrammar.js';
import { percent } from '../chartFormats.js';

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

/** True if totals are parts of a whole: some are positive, and none is negative. */
export function haveShares(totals: readonly SeriesTotal[]): boolean {
  return totals.some(({ total }) => total > 0) && totals.every(({ total }) => total >= 0);
}

/** Returns an expression of the chart library that labels each slice with its share of those that are shown. */
export function shareLabels(totals: readonly SeriesTotal[], locale: string): string | undefined {
  if (!haveShares(totals)) return undefined;
  const [names, amounts] = [totals.map(({ name }) => name), totals.map(({ total }) => total)].map(literal);
  return `datum.label + parleyNameShare(datum.label, ${names}, ${amounts}, ${literal(locale)}, ${hiddenSignal})`;
}

/** The function that writes the share of a name, behind it. */
export function nameShare(
  name: string,
  names: readonly string[],
  totals: readonly number[],
  locale: string,
  hidden: readonly unknown[],
): string {
  const place = names.indexOf(name);
  if (place < 0) return '';
  const shown = totals.map((total, index) => (hidden.includes(names[index]) ? 0 : total));
  const whole = shown.reduce((sum, total) => sum + total, 0);
  return ` · ${percent(Number(shown[place]) / (whole || 1), locale)}`;
}

/** Returns the most that a name with its share may take in the legend of a ring. */
export function shareLabelPx(width: number): number {
  return Math.min(230, width - 40);
}

/** Writes a value for the chart library's expressions, which do not accept bare line separators. */
export function literal(value: string | number | boolean | null | readonly (string | number)[]): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** The name of the signal that lists the hidden series of a chart. */
export const hiddenSignal = 'parley_hidden';
const maxNames = 60;
