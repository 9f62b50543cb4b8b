import { isTimeLike } from '../../columns/columnKind.js';
import type { ChartField, ChartRows } from '../rows/chartRows.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { chartFormats } from './chartFormats.js';

/** The last period on an axis, if it is not over yet: its values are still incomplete. */
export interface OpenPeriod {
  /** The field of the drawn marks that contains the period. */
  readonly field: string;
  /** The period in that field: its start, or its name. */
  readonly value: number | string;
  /** The period in the reader's language. */
  readonly name: string;
}

/** Finds the unfinished last periods on the axes of a decorated spec. `now` is a wall-clock time in UTC milliseconds. */
export function openPeriods(spec: SpecObject, rows: ChartRows, { now, locale }: Present): readonly OpenPeriod[] {
  const found = new Map<string, OpenPeriod>();
  const known = new Map<string, OpenPeriod | undefined>();
  const visit = (view: SpecObject) => {
    const { encoding } = view;
    for (const channel of ['x', 'y']) {
      const definition = isSpecObject(encoding) ? encoding[channel] : undefined;
      if (!isSpecObject(definition) || typeof definition.field !== 'string') continue;
      const key = JSON.stringify([definition.field, definition.timeUnit, definition.type]);
      if (!known.has(key)) known.set(key, openPeriod(definition, definition.field, rows, { now, locale }));
      const open = known.get(key);
      if (open !== undefined) found.set(open.field, open);
    }
    for (const key of ['layer', 'concat', 'hconcat', 'vconcat']) {
      const views = view[key];
      if (Array.isArray(views)) for (const child of views) if (isSpecObject(child)) visit(child);
    }
    if (isSpecObject(view.spec)) visit(view.spec);
  };
  visit(spec);
  return [...found.values()];
}

interface Present {
  readonly now: number;
  readonly locale: string;
}

/** True if a mark stands for an unfinished period. */
export function isOfOpenPeriod(
  datum: Readonly<Record<string, unknown>> | undefined,
  { field, value }: Pick<OpenPeriod, 'field' | 'value'>,
): boolean {
  const own = datum?.[field];
  return own instanceof Date ? own.getTime() === value : own === value;
}

function openPeriod(definition: SpecObject, drawn: string, { fields, values }: ChartRows, present: Present): OpenPeriod | undefined {
  const { timeUnit, aggregate, bin, type } = definition;
  const field = [...fields.values()].find(({ alias, textAlias }) => alias === drawn || textAlias === drawn);
  const times = field?.type === 'time' ? field : field?.asTime;
  if (field === undefined || times === undefined || aggregate !== undefined || bin || type === 'quantitative') return undefined;
  let last: (typeof values)[number] | undefined;
  const starts = new Set<number>();
  for (const row of values) {
    const time = row[times.alias];
    if (typeof time !== 'number') continue;
    starts.add(time);
    if (last === undefined || time > Number(last[times.alias])) last = row;
  }
  if (last === undefined || (field.type === 'integer' && !isTimeLike(field.kind()))) return undefined;
  const grouped = wholeUnits[String(timeUnit)];
  // Weeks are often grouped by the day they start on.
  const unit = timeUnit === undefined || (grouped === 'day' && times.grain === 'day') ? unitOf(times, [...starts]) : grouped;
  if (unit === undefined) return undefined;
  const { start, end } = periodAround(Number(last[times.alias]), unit, timeUnit !== undefined);
  if (present.now < start || present.now >= end) return undefined;
  const isNamed = timeUnit === undefined && drawn !== times.alias;
  const text = last[drawn];
  if (isNamed && typeof text !== 'string' && typeof text !== 'number') return undefined;
  const isText = isNamed && typeof text === 'string';
  return {
    field: timeUnit === undefined ? drawn : `${timeUnit}_${drawn}`,
    value: isNamed ? (text as string | number) : timeUnit === undefined ? Number(last[times.alias]) : start,
    name: isText ? text : (chartFormats.parleyExactTime?.(start, `${timeUnit === undefined ? times.grain : unit} ${present.locale}`) ?? ''),
  };
}

type Unit = 'year' | 'quarter' | 'month' | 'week' | 'day';

/** Time units that group times into periods. Others, such as months of any year, have no last one. */
const wholeUnits: Readonly<Record<string, Unit>> = {
  year: 'year',
  yearquarter: 'quarter',
  yearmonth: 'month',
  yearmonthdate: 'day',
  yeardayofyear: 'day',
};

/** Returns the length of the periods in a column: its precision, or what the distances between its times show. */
function unitOf({ grain }: ChartField, times: readonly number[]): Unit | undefined {
  if (grain === 'year' || grain === 'quarter') return grain;
  if (grain !== 'month' && grain !== 'day') return undefined;
  const areAllApart = (distance: (one: number) => number, step: number) =>
    times.length > 2 && times.every((time) => (distance(time) - distance(times[0] ?? 0)) % step === 0);
  if (grain === 'month') return areAllApart(monthsOf, 3) ? 'quarter' : 'month';
  return areAllApart((time) => time / dayMs, 7) ? 'week' : 'day';
}

function monthsOf(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Returns the period that a time lies in. Those that are not grouped begin at their time: fiscal quarters may start in any month. */
function periodAround(time: number, unit: Unit, isGrouped: boolean): { readonly start: number; readonly end: number } {
  const dayStart = Math.floor(time / dayMs) * dayMs;
  if (unit === 'day' || unit === 'week') return { start: dayStart, end: dayStart + (unit === 'week' ? 7 : 1) * dayMs };
  const length = { month: 1, quarter: 3, year: 12 }[unit];
  const months = monthsOf(time);
  const first = unit === 'quarter' && !isGrouped ? months : months - (months % length);
  return { start: monthStart(first), end: monthStart(first + length) };
}

function monthStart(months: number): number {
  return new Date(0).setUTCFullYear(Math.floor(months / 12), months % 12, 1);
}

const dayMs = 86_400_000;
