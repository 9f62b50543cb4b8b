import { dayOfYear } from './clockFunctions.js';
import { countBins } from './safeGrouping.js';
import { isSpecObject, type SpecScope } from './specGrammar.js';

/** Returns the maximum number of groups of rows that these channels make: one for each combination of their values. */
export function countGroups(definitions: readonly unknown[], scope: SpecScope): number {
  const { values, rowCount, made } = scope;
  const columns = new Set([...scope.fields.values()].flatMap(({ alias, textAlias }) => [alias, textAlias]));
  const keys: ((row: Row) => unknown)[] = [];
  let count = 1;
  for (const definition of definitions) {
    if (!isSpecObject(definition) || definition.field === undefined) continue;
    const { field, bin, timeUnit } = definition;
    if (bin) count *= Math.min(rowCount, countBins(isSpecObject(bin) ? bin : {}, field, scope));
    else if (typeof field !== 'string') count *= rowCount;
    else if (!columns.has(field)) count *= made.get(field) ?? rowCount;
    else keys.push(typeof timeUnit === 'string' ? (row) => timeKey(row[field], timeUnit) : (row) => row[field]);
  }
  if (keys.length > 0) count *= new Set(values.map((row) => keys.map((key) => key(row)).join('\n'))).size;
  return Math.min(count, rowCount);
}

type Row = SpecScope['values'][number];

/** Returns the part of a time that a unit such as `yearmonth` keeps. */
function timeKey(value: unknown, timeUnit: string): string {
  const time = new Date(typeof value === 'number' || typeof value === 'string' ? value : Number.NaN);
  return Object.entries(timeParts)
    .filter(([unit]) => timeUnit.includes(unit))
    .map(([, part]) => part(time))
    .join(' ');
}

const timeParts: Readonly<Record<string, (time: Date) => number>> = {
  year: (time) => time.getUTCFullYear(),
  quarter: (time) => Math.floor(time.getUTCMonth() / 3),
  month: (time) => time.getUTCMonth(),
  week: (time) => Math.floor(dayOfYear(time) / 7),
  dayofyear: dayOfYear,
  date: (time) => time.getUTCDate(),
  day: (time) => time.getUTCDay(),
  hours: (time) => time.getUTCHours(),
  minutes: (time) => time.getUTCMinutes(),
  milliseconds: (time) => time.getTime(),
  seconds: (time) => time.getUTCSeconds(),
};
