import type { ChartGrain } from './readPeriods.js';

/** True if grouping by a unit leaves rows of this grain unchanged, such as `yearmonth` for months. */
export function keepsGrain(timeUnit: unknown, grain: ChartGrain | undefined): boolean {
  if (timeUnit === undefined) return true;
  if (typeof timeUnit !== 'string' || grain === undefined) return false;
  return unitsOfGrain[grain].every((unit) => timeUnit.includes(unit));
}

const unitsOfGrain: Readonly<Record<ChartGrain, readonly string[]>> = {
  year: ['year'],
  quarter: ['year', 'quarter'],
  month: ['year', 'month'],
  day: ['year', 'month', 'date'],
  minute: ['year', 'month', 'date', 'hours', 'minutes'],
  second: ['year', 'month', 'date', 'hours', 'minutes', 'seconds'],
};
