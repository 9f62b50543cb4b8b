import { readWallClock } from '../../wallClock.js';

/**
 * Replacements for the chart library's local-time functions, for wall-clock times stored as UTC. They never guess a time from other text.
 */
export const clockFunctions: Readonly<Record<string, (...parts: readonly unknown[]) => unknown>> = {
  parley_year: (value) => momentOf(value).getUTCFullYear(),
  parley_quarter: (value) => Math.floor(momentOf(value).getUTCMonth() / 3) + 1,
  parley_month: (value) => momentOf(value).getUTCMonth(),
  parley_date: (value) => momentOf(value).getUTCDate(),
  parley_day: (value) => momentOf(value).getUTCDay(),
  parley_hours: (value) => momentOf(value).getUTCHours(),
  parley_minutes: (value) => momentOf(value).getUTCMinutes(),
  parley_seconds: (value) => momentOf(value).getUTCSeconds(),
  parley_milliseconds: (value) => momentOf(value).getUTCMilliseconds(),
  parley_dayofyear: (value) => dayOfYear(momentOf(value)) + 1,
  /** Weeks start on Sunday; the days before the first Sunday are in week 0. */
  parley_week(value) {
    const time = momentOf(value);
    return Math.floor((dayOfYear(time) + 7 - time.getUTCDay()) / 7);
  },
  /** Weeks start on Monday; the first one has the year's first Thursday. */
  parley_isoweek(value) {
    const time = momentOf(value);
    const thursday = new Date(time.getTime() + (3 - ((time.getUTCDay() + 6) % 7)) * dayMs);
    return Math.floor(dayOfYear(thursday) / 7) + 1;
  },
  parley_time: (value) => momentOf(value).getTime(),
  parley_toDate: (value) => (value === null || value === '' ? null : momentOf(value).getTime()),
  parley_now: () => now().getTime(),
  parley_datetime(...parts) {
    const [year, month = 0, ...rest] = parts.map(Number);
    if (parts.length === 0 || year === undefined) return now();
    return parts.length === 1 ? momentOf(parts[0]) : new Date(Date.UTC(year, month, ...rest));
  },
};

function momentOf(value: unknown): Date {
  if (value instanceof Date) return value;
  return new Date(typeof value === 'number' ? value : (readWallClock(value) ?? Number.NaN));
}

/** Returns the current local time of the reader. */
function now(): Date {
  const time = new Date();
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
}

/** The day of the year, from 0. */
export function dayOfYear(time: Date): number {
  return Math.floor((time.getTime() - Date.UTC(time.getUTCFullYear(), 0, 1)) / dayMs);
}

const dayMs = 86_400_000;
