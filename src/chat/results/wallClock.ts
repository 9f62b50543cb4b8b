/**
 * Reads ISO 8601 text as wall-clock time and ignores its offset: the service has already converted times to the session's zone, and
 * converting them again would shift days. Returns milliseconds as if the time were in UTC; `undefined` for anything else.
 */
export function readWallClock(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? isoTime.exec(value) : null;
  if (parts === null) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0'] = parts;
  const time = Date.UTC(
    2000,
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Math.floor(Number(`0.${fraction}`) * 1000),
  );
  // `Date.UTC` reads years below 100 as 19xx, so the year is set afterwards.
  return new Date(time).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
}

/** Returns the same wall-clock time as a local time of this browser, for a chart library that uses local time. */
export function toLocalTime(wallClockMs: number): Date {
  const clock = new Date(wallClockMs);
  const local = new Date(2000, 0, 1, clock.getUTCHours(), clock.getUTCMinutes(), clock.getUTCSeconds(), clock.getUTCMilliseconds());
  local.setFullYear(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate());
  return local;
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

const isoTime = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?$/;
