import type { ChartField } from '../rows/chartRows.js';
import { refuse } from '../spec/RefusedChart.js';
import type { SpecObject } from '../spec/specGrammar.js';

/**
 * Returns how a channel reads a column: as declared if the values fit, otherwise by their actual type. Refuses an aggregate that makes no
 * sense for the values, because the chart library would guess.
 */
export function fittingField(channel: SpecObject, column: ChartField): FittingField {
  const { type, timeUnit, aggregate, bin } = channel;
  if (timeUnit !== undefined) return { field: timeField(column) ?? refuseValues(column), type: undefined };
  if (bin || numericSummaries.has(aggregate)) {
    const amounts = amountField(column);
    if (amounts !== undefined) return { field: amounts, type: undefined };
    // Of times, only the earliest and the latest exist, but no sum.
    const isEnd = column.type === 'time' && (aggregate === 'min' || aggregate === 'max');
    return isEnd ? { field: column, type: 'temporal' } : refuseValues(column);
  }
  if (aggregate !== undefined) return { field: column, type: undefined };
  const times = type === 'temporal' ? timeField(column) : undefined;
  const amounts = type === 'quantitative' ? amountField(column) : undefined;
  const field = times ?? amounts ?? column;
  const isMisread = (type === 'temporal' && times === undefined) || (type === 'quantitative' && amounts === undefined);
  return { field, type: isMisread ? typeOf(column) : undefined };
}

export interface FittingField {
  readonly field: ChartField;
  /** The type to use, if the declared one does not fit. */
  readonly type: string | undefined;
}

/** Returns the numeric field of a column; `undefined` if it has none. */
export function amountField(column: ChartField): ChartField | undefined {
  const isNumber = column.type === 'number' || column.type === 'integer' || column.type === 'boolean' || column.type === 'json';
  return isNumber ? column : column.asNumber;
}

/** Returns the Vega-Lite type that fits the values of a column. */
export function typeOf({ type }: ChartField): string {
  if (type === 'time') return 'temporal';
  return type === 'integer' || type === 'number' ? 'quantitative' : 'nominal';
}

export function refuseValues({ name }: ChartField): never {
  return refuse('unfit-values', `The values of "${name}" are of another kind.`);
}

/** Returns the time field of a column; `undefined` if it has none. */
export function timeField(column: ChartField): ChartField | undefined {
  return column.type === 'time' ? column : column.asTime;
}

/** Aggregates that need numbers. The others count rows or pick one. */
export const numericSummaries: ReadonlySet<unknown> = new Set(
  'average ci0 ci1 max mean median min product q1 q3 stderr stdev stdevp sum variance variancep'.split(' '),
);
