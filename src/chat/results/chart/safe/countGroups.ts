import { isSpecObject, type SpecScope } from '../spec/specGrammar.js';
import { takeCounting } from './chartWork.js';
import { dayOfYear } from './clockFunctions.js';
import { countBins } from './safeGrouping.js';

/** Returns the maximum number of groups of rows that these channels make: one for each combination of their values. */
export function countGroups(definitions: readonly unknown[], scope: SpecScope): number {
  const { rowCount, made } = scope;
  const columns = new Set([...scope.fields.values()].flatMap(({ alias, textAlias }) => [alias, textAlias]));
  const keys: GroupKey[] = [];
  let count = 1;
  for (const definition of definitions) {
    if (!isSpecObject(definition) || definition.field === undefined) continue;
    const { field, bin, timeUnit } = definition;
    if (bin) count *= Math.min(rowCount, countBins(isSpecObject(bin) ? bin : {}, field, scope));
    else if (typeof field !== 'string') count *= rowCount;
    else if (scope.flattened.has(field)) count *= scope.flattened.get(field) ?? rowCount;
    else if (!columns.has(field)) count *= made.get(field) ?? rowCount;
    else keys.push({ field, timeUnit: typeof timeUnit === 'string' ? timeUnit : undefined });
  }
  if (keys.length > 0) count *= countListed(keys, scope);
  return Math.min(count, rowCount);
}

/** Counts the combinations of columns, at most those of the values that filters list. */
function countListed(keys: readonly GroupKey[], scope: SpecScope): number {
  const listed = keys.filter(({ field, timeUnit }) => timeUnit === undefined && scope.listed.has(field));
  const all = countCombinations(keys, scope);
  if (listed.length === 0) return all;
  const others = keys.filter((key) => !listed.includes(key));
  const rest = others.length === 0 ? 1 : countCombinations(others, scope);
  return Math.min(all, rest * listed.reduce((product, { field }) => product * (scope.listed.get(field) ?? 1), 1));
}

interface GroupKey {
  readonly field: string;
  readonly timeUnit: string | undefined;
}

/** Counts each combination of columns once, and only while there is time. */
function countCombinations(keys: readonly GroupKey[], scope: SpecScope): number {
  const { values, counted } = scope;
  const id = JSON.stringify(keys.map(({ field, timeUnit }) => [field, timeUnit]).sort());
  const known = counted.get(id);
  if (known !== undefined) return known;
  takeCounting(values.length * (unitsOfRow + keys.length * unitsOfKey), scope);
  const readers = keys.map(({ field, timeUnit }) => {
    if (timeUnit === undefined) return (row: Row) => row[field];
    const read = timeReader(timeUnit, scope);
    return (row: Row) => read(row[field]);
  });
  const count = new Set(values.map((row) => readers.map((read) => read(row)).join('\n'))).size;
  counted.set(id, count);
  return count;
}

type Row = SpecScope['values'][number];

/** Returns a function that returns the part of a time that a unit keeps, and reads each time once. */
function timeReader(timeUnit: string, scope: SpecScope): (value: unknown) => string {
  const known = new Map<unknown, string>();
  return (value) => {
    const read = known.get(value);
    if (read !== undefined) return read;
    takeCounting(unitsOfTimeKey, scope);
    const key = timeKey(value, timeUnit);
    known.set(value, key);
    return key;
  };
}

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

const unitsOfRow = 10;
const unitsOfKey = 6;
const unitsOfTimeKey = 90;
