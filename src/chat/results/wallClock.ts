/**
 * Reads a date or time as wall-clock time, in ISO 8601 or in the formats of warehouses and programming languages: with a space, an offset,
 * a time zone and any precision. Ignores the offset: the service has already converted times to the session's zone, and converting them
 * again would shift days. Returns the wall-clock time as UTC milliseconds; `undefined` for anything else and for dates that do not exist.
 */
export function readWallClock(value: unknown): number | undefined {
  const parts = typeof value === 'string' && value.length <= maxCharacters ? dateAndTime.exec(value) : null;
  if (parts === null) return undefined;
  const [start, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0'] = parts;
  const zone = parts[4] === undefined ? offset : zoneOfTime;
  if (!zone.test(parts.input.slice(start.length))) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const date = dateOf(Number(year), Number(month), Number(day));
  return date === undefined
    ? undefined
    : date + Number(hour) * 3_600_000 + Number(minute) * 60_000 + Number(second) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
}

/** Returns the start of a day in UTC milliseconds; `undefined` if the date does not exist. */
export function dateOf(year: number, month: number, day: number): number | undefined {
  // `Date.UTC` reads years below 100 as 19xx, so the year is set afterwards.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined;
}

/** Returns the wall-clock time in a time zone as UTC milliseconds; in the reader's zone if it is not known. */
export function wallClockIn(timeZone: string | undefined, at: Date): number {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const formatIn = (zone?: string) => new Intl.DateTimeFormat('en', { ...parts, hourCycle: 'h23', calendar: 'gregory', timeZone: zone });
  let format: Intl.DateTimeFormat;
  try {
    format = formatIn(timeZone);
  } catch {
    // The service may know zones that the browser does not.
    format = formatIn();
  }
  const found = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = Object.keys(parts).map((part) =>
    found.get(part as keyof typeof parts),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the coarsest unit that distinguishes all these times. A single time never counts as a whole month or year. */
export function findTimeGrain(wallClocks: readonly number[]): TimeGrain {
  const dates = wallClocks.map((time) => new Date(time));
  const areSeveral = new Set(wallClocks).size > 1;
  if (dates.some((date) => date.getUTCMilliseconds() !== 0 || date.getUTCSeconds() !== 0)) return 'second';
  if (dates.some((date) => date.getUTCHours() !== 0 || date.getUTCMinutes() !== 0)) return 'minute';
  if (!areSeveral || dates.some((date) => date.getUTCDate() !== 1)) return 'day';
  return dates.some((date) => date.getUTCMonth() !== 0) ? 'month' : 'year';
}

export type TimeGrain = 'year' | 'month' | 'day' | 'minute' | 'second';

const maxCharacters = 80;
const dateAndTime = /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?)?/;
const offset = /^(?:Z|[+-]\d\d(?::?\d\d)?)?$/;
/** An offset (`Z`, `+0000`, ` +05:30`), a zone (` UTC`, ` Europe/Rome`), or both (`+01:00[Europe/Rome]`). */
const zoneOfTime = /^(?: ?[Zz]| ?[+-]\d\d(?::?\d\d){0,2})?(?: ?(?:UTC|GMT)| [A-Z]{3,5}| ?\[?[A-Z][a-z]+\/[\w+/-]+\]?)?$/;
