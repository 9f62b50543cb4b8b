import { type NumberStyle, styleWord } from '../../numberStyle.js';
import type { ChartRows } from '../rows/chartRows.js';
import { isAmount, type SpecObject } from '../spec/specGrammar.js';

/** Returns how the amounts of a channel are written, as in the table; `undefined` for counts, names and computed values. */
export function amountStyle(definition: SpecObject, { fields }: ChartRows): NumberStyle | undefined {
  const { field, aggregate } = definition;
  if (!isAmount(definition) || (typeof aggregate === 'string' && !inUnit.has(aggregate))) return undefined;
  const column = [...fields.values()].find(({ alias }) => alias === field);
  if (column === undefined || (column.type !== 'number' && column.type !== 'integer')) return undefined;
  const style = column.style();
  if (definition.bin) return { ...style, isLoose: true };
  if (aggregate === undefined || !averages.has(aggregate)) return style;
  // The average of whole numbers may have decimals, and the average of years is not a year.
  return { ...style, decimals: Math.max(style.decimals, 2), isLoose: true };
}

/** Returns the format text of a style for `parleyNumber` and `parleyExactNumber`. */
export function numberFormat(style: NumberStyle, locale: string): string {
  return `${locale} ${styleWord(style)}`;
}

/** Averages and deviations, in the unit of their values. */
const averages = new Set<unknown>('average ci0 ci1 mean median q1 q3 stderr stdev stdevp'.split(' '));
/** The summaries in the unit of their values. */
const inUnit = new Set<unknown>([...averages, 'sum', 'min', 'max']);
