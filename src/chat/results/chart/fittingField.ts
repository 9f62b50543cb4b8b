import type { ChartField } from './chartRows.js';
import { refuse } from './RefusedChart.js';
import type { SpecObject } from './specGrammar.js';

/**
 * Returns how a channel reads a column: as declared if its values are of that kind, or else by their own type. Refuses a summary that the
 * values do not have, because the chart library would guess one.
 */
export function fittingField(channel: SpecObject, column: ChartField): FittingField {
  const { type, timeUnit, aggregate, bin } = channel;
  if (timeUnit !== undefined) return { field: timeField(column) ?? refuseValues(column), type: undefined };
  if (bin || numericSummaries.has(aggregate)) {
    const amounts = amountField(column);
    if (amounts !== undefined) return { field: amounts, type: undefined };
    // The first and the last time are times, others have no sum.
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
  /** The type to draw it by, if that is not the declared one. */
  readonly type: string | undefined;
}

/** Returns the field with a column's numbers; `undefined` if it has none. */
export function amountField(column: ChartField): ChartField | undefined {
  const isNumber = column.type === 'number' || column.type === 'integer' || column.type === 'boolean' || column.type === 'json';
  return isNumber ? column : column.asNumber;
}

/** Returns the type of measurement of a column's own values. */
export function typeOf({ type }: ChartField): string {
  if (type === 'time') return 'temporal';
  return type === 'integer' || type === 'number' ? 'quantitative' : 'nominal';
}

export function refuseValues({ name }: ChartField): never {
  return refuse('unfit-values', `The values of "${name}" are of another kind.`);
}

/** Returns the field with a column's times; `undefined` if it has none. */
export function timeField(column: ChartField): ChartField | undefined {
  return column.type === 'time' ? column : column.asTime;
}

/** Summaries of amounts; the others count rows or choose one. */
export const numericSummaries: ReadonlySet<unknown> = new Set(
  'average ci0 ci1 max mean median min product q1 q3 stderr stdev stdevp sum variance variancep'.split(' '),
);
