import { lookUp } from '../../../../client/http/lookUp.js';
import { readWallClock } from '../../wallClock.js';
import type { ChartField } from '../rows/chartRows.js';
import {
  constant,
  either,
  flag,
  isSpecObject,
  number,
  type Rule,
  type SpecObject,
  type SpecScope,
  supported,
  text,
} from '../spec/specGrammar.js';

/**
 * Time units: `yearmonth`, their `binned` form, and steps of them (`{ unit, step }`). The `utc` forms mean the same, because
 * results contain wall-clock times.
 */
export const timeUnit: Rule = (value, scope) => {
  if (typeof value === 'string') return unitName(value);
  if (!isSpecObject(value) || typeof value.unit !== 'string') return undefined;
  const unit = unitName(value.unit);
  if (unit === undefined) return undefined;
  const rest: SpecObject = {};
  for (const [name, rule] of Object.entries(unitParts)) {
    const part = value[name];
    if (part !== undefined && part !== null) rest[name] = supported(rule, name)(part, scope);
  }
  return Object.keys(rest).length === 0 ? unit : { unit, ...rest };
};

function unitName(name: string): string | undefined {
  return unitPattern.test(name) ? name.replace(/^(binned)?utc/, '$1') : undefined;
}

const unitParts = { step: number(1, 10_000), maxbins: number(2, 100), binned: flag };

/** A moment in parts. */
export const dateTime: Rule = (value, scope) => {
  if (!isSpecObject(value)) return undefined;
  const { utc: _ofTheWallClock, ...given } = value;
  const moment: SpecObject = {};
  for (const [name, part] of Object.entries(given)) {
    const rule = lookUp(momentParts, name);
    if (rule === undefined) return undefined;
    moment[name] = supported(rule, name)(part, scope);
  }
  return moment;
};

const momentParts: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    ['year', 'quarter', 'month', 'date', 'day', 'hours', 'minutes', 'seconds', 'milliseconds'].map((unit) => [unit, number(0, 9999)]),
  ),
  month: either(number(1, 12), text(20)),
  day: either(number(0, 7), text(20)),
};

/** A constant or a moment. */
export const comparable: Rule = either(constant, dateTime);

/** Converts a date to a timestamp if it is compared with a time column. Returns other constants unchanged. */
export function momentOf(value: unknown, field: ChartField | undefined): unknown {
  const clock = field?.type === 'time' ? readWallClock(value) : undefined;
  if (clock === undefined) return value;
  const time = new Date(clock);
  return {
    year: time.getUTCFullYear(),
    month: time.getUTCMonth() + 1,
    date: time.getUTCDate(),
    hours: time.getUTCHours(),
    minutes: time.getUTCMinutes(),
    seconds: time.getUTCSeconds(),
    milliseconds: time.getUTCMilliseconds(),
  };
}

/** The same for a column whose times are shown as names: the name that the rows use for the moment. */
export function momentNames(field: ChartField, { values }: Pick<SpecScope, 'values'>): (value: unknown) => unknown {
  let names: ReadonlyMap<unknown, unknown> | undefined;
  return (value) => {
    const clock = readWallClock(value);
    names ??= new Map(values.map((row) => [row[field.alias], row[field.textAlias ?? field.alias]]));
    return clock === undefined ? value : (names.get(clock) ?? value);
  };
}

const unitPattern = /^(binned)?(utc)?(year|quarter|month|week|date|dayofyear|day|hours|minutes|seconds|milliseconds)+$/;
