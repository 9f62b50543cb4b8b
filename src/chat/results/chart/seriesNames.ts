import { percent } from './chartFormats.js';
import type { ChartRows } from './chartRows.js';
import { isSpecObject } from './specGrammar.js';

/** What each name on a channel adds up to in the rows, largest first; `undefined` where the rows do not say. */
export function totalsByName(names: unknown, amount: unknown, { fields, values }: ChartRows): readonly SeriesTotal[] | undefined {
  if (!isSpecObject(names) || !isSpecObject(amount)) return undefined;
  if (names.type !== 'nominal' || typeof names.field !== 'string' || typeof amount.field !== 'string') return undefined;
  if (amount.aggregate !== undefined && amount.aggregate !== 'sum') return undefined;
  const known = [...fields.values()];
  const name = known.find(({ alias }) => alias === names.field);
  const field = known.find(({ alias }) => alias === amount.field);
  if (name === undefined || name.type !== 'string' || field === undefined) return undefined;
  const totals = new Map<string, number>();
  for (const row of values) {
    const key = row[name.alias];
    const value = row[field.alias];
    if (typeof key === 'string' && typeof value === 'number') totals.set(key, (totals.get(key) ?? 0) + value);
  }
  if (totals.size > maxNames) return undefined;
  return [...totals].map(([name, total]) => ({ name, total })).sort((one, other) => other.total - one.total);
}

export interface SeriesTotal {
  readonly name: string;
  readonly total: number;
}

/** What all names add up to, where each has a share of it. */
export function wholeOf(totals: readonly SeriesTotal[]): number | undefined {
  const whole = totals.reduce((sum, { total }) => sum + total, 0);
  return whole <= 0 || totals.some(({ total }) => total < 0) ? undefined : whole;
}

/** The label of each slice with its share of the whole, as an expression of the chart library. */
export function shareLabels(totals: readonly SeriesTotal[], locale: string): string | undefined {
  const whole = wholeOf(totals);
  if (whole === undefined) return undefined;
  const names = literal(totals.map(({ name }) => name));
  const shares = literal(totals.map(({ total }) => ` · ${percent(total / whole, locale)}`));
  return `datum.label + (indexof(${names}, datum.label) < 0 ? '' : ${shares}[indexof(${names}, datum.label)])`;
}

/** Texts as the chart library's expressions write them; it takes no bare line separators. */
function literal(texts: readonly string[]): string {
  return JSON.stringify(texts).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

const maxNames = 60;
