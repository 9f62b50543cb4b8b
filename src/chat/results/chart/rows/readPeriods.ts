import type { TimeGrain } from '../../wallClock.js';
import { dateOf, readWallClock } from '../../wallClock.js';
import { monthOf } from './calendarNames.js';

/** The precision of a time in a chart. */
export type ChartGrain = TimeGrain | 'quarter';

export interface Period {
  /** The start, as a wall-clock time in UTC milliseconds. */
  readonly time: number;
  readonly grain: ChartGrain;
}

/** Reads a period or a time that is not an ISO date: a year, quarter, month, week or day in digits or words, or a Unix timestamp. */
export function readPeriod(value: unknown, locale: string): Period | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return readDigits(String(value)) ?? readEpoch(Number(value));
  if (typeof value !== 'string' || value.length > maxCharacters) return undefined;
  const text = value.normalize('NFKC').trim();
  const clock = readWallClock(text);
  if (clock !== undefined) return { time: clock, grain: 'day' };
  return readDigits(text) ?? readMoment(text, locale) ?? readWords(text, locale);
}

/** Reads a day with a time of day, such as "5 May 2025 14:30". */
function readMoment(text: string, locale: string): Period | undefined {
  const [, date, hour, minute, second = '00'] = /^(.+\d),? (\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  const day = date === undefined ? undefined : readWords(date, locale);
  if (day?.grain !== 'day' || Number(hour) > 23) return undefined;
  const time = day.time + (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000;
  return { time, grain: second === '00' ? 'minute' : 'second' };
}

function readDigits(text: string): Period | undefined {
  const [, year, month, day] = /^([12]\d{3})(?:(\d\d)(\d\d)?)?$/.exec(text) ?? [];
  return year === undefined ? undefined : periodOf(year, month, day);
}

function readWords(text: string, locale: string): Period | undefined {
  const [, year, month, day] = /^(\d{4})(?:[-/.年년] ?(?:(\d{1,2})[月월]? ?(?:(\d{1,2})[日일])?)?)?$/.exec(text) ?? [];
  if (year !== undefined) return periodOf(year, month, day);
  const [, yearFirst, , ofYear, ofMonth] = /^(\d{4})([/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? [];
  if (yearFirst !== undefined) return periodOf(yearFirst, ofYear, ofMonth);
  const quarter = /^(?:(\d{4})[-/ ]?[QTK]([1-4])|[QTK]([1-4])[-/ ]?(\d{4}))$/.exec(text);
  if (quarter !== null) {
    const time = dateOf(Number(quarter[1] ?? quarter[4]), Number(quarter[2] ?? quarter[3]) * 3 - 2, 1);
    return time === undefined ? undefined : { time, grain: 'quarter' };
  }
  const week = /^(?:(\d{4})[-/ ]?(?:W|KW ?)(\d{1,2})|(?:W|KW ?)(\d{1,2})[-/ ](\d{4}))$/.exec(text);
  if (week !== null) return weekOf(Number(week[1] ?? week[4]), Number(week[2] ?? week[3]));
  const named = /^(?:(\p{L}+)\.?[ ,-]{1,2}(\d{4})|(\d{4})[ -](\p{L}+)\.?)$/u.exec(text);
  if (named !== null) return namedPeriod(locale, named[2] ?? named[3], named[1] ?? named[4]);
  const dated = namedDay.exec(text);
  return dated === null ? undefined : namedPeriod(locale, dated[5], dated[2] ?? dated[3], dated[1] ?? dated[4]);
}

function namedPeriod(locale: string, year = '', month = '', day?: string): Period | undefined {
  const index = monthOf(month, locale);
  return index === undefined ? undefined : periodOf(year, String(index + 1), day);
}

function periodOf(year: string, month?: string, day?: string): Period | undefined {
  const time = dateOf(Number(year), Number(month ?? 1), Number(day ?? 1));
  return time === undefined ? undefined : { time, grain: month === undefined ? 'year' : day === undefined ? 'month' : 'day' };
}

/** The Monday of an ISO 8601 week. */
function weekOf(year: number, week: number): Period | undefined {
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs + (week - 1) * 7 * dayMs;
  const thursday = new Date(monday + 3 * dayMs);
  return week < 1 || thursday.getUTCFullYear() !== year ? undefined : { time: monday, grain: 'day' };
}

/** Seconds, milliseconds, microseconds or nanoseconds since 1970, if that is between 1990 and 2100. */
function readEpoch(value: number): Period | undefined {
  const unit = [1e-3, 1, 1e3, 1e6].find((size) => value / size >= epochStart && value / size < epochEnd);
  return unit === undefined ? undefined : { time: Math.floor(value / unit), grain: 'second' };
}

/** "5 May 2025", "05-May-2025", "May 5, 2025", also after a weekday. */
const namedDay = /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? )?(?:(\d{1,2})\.?[ -](\p{L}+)\.?|(\p{L}+)\.?[ -](\d{1,2})),?[ -](\d{4})$/u;
const maxCharacters = 40;
const dayMs = 86_400_000;
const epochStart = Date.UTC(1990, 0);
const epochEnd = Date.UTC(2100, 0);
