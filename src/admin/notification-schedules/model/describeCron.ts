import { listNames } from '../../../react/language/listNames.js';
import type { NotificationScheduleLabels } from '../labels/NotificationScheduleLabels.js';
import { type Cron, parseCron } from './parseCron.js';

/** The sentences that describe a schedule. */
export type ScheduleWords = NotificationScheduleLabels['words'];

/** Describes a schedule in the language of the labels; names and times are written as the locale does. */
export function describeCron(cron: Cron, words: ScheduleWords, locale: string): string {
  const names = namesOf(locale, words);
  const months = cron.months.length === 12 ? [] : [names.months(cron.months)];
  const { hours, minutes } = cron;
  const step = evenStep(hours);
  const isAllDay = step !== undefined && hours[0] === 0 && step * hours.length === 24;
  const isStepped = step !== undefined && step > 1 && minutes.length <= mostMinutes;
  const isListed = hours.length * minutes.length <= maxTimes || (minutes.length === 1 && step === undefined);
  if (isListed && !(isStepped && isAllDay && hours.length > 3)) return joined([atTimes(cron, words, names), ...months], words);
  const times = isAllDay ? [] : [names.hours(isStepped ? rangeOf(hours) : hours)];
  const often = isStepped ? everyHours(step, minutes, words, names) : frequency(minutes, words, names);
  return joined([often, ...times, ...daysOf(cron, words, names), ...months], words);
}

/** Describes an expression. If it cannot be read, returns `otherwise`, which is the expression itself by default. */
export function scheduleText(expression: string, words: ScheduleWords, locale: string, otherwise = expression): string {
  const read = parseCron(expression);
  return 'cron' in read ? describeCron(read.cron, words, locale) : otherwise;
}

function joined(parts: readonly string[], words: ScheduleWords): string {
  return parts.reduce((first, second) => words.joined(first, second));
}

/** Returns the names of the weekdays, numbered from Sunday, in the order of the locale's week. */
export function weekdays(locale: string): readonly { readonly value: number; readonly label: string }[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const first = firstDayOf(locale);
  return (
    [0, 1, 2, 3, 4, 5, 6]
      .map((index) => (first + index) % 7)
      // 4 January 1970 was a Sunday.
      .map((value) => ({ value, label: format.format(Date.UTC(1970, 0, 4 + value)) }))
  );
}

/** More times of day than this are described as a frequency. */
const maxTimes = 6;
/** More minutes than this, every few hours, are described by the hours in which they are. */
const mostMinutes = 2;

/** Returns the distance of values that are all the same distance apart; `undefined` for others. */
function evenStep([first = 0, second = first, ...others]: readonly number[]): number | undefined {
  const step = second - first;
  return step > 0 && others.every((value, index) => value === second + (index + 1) * step) ? step : undefined;
}

/** Returns all values from the first to the last. */
function rangeOf(values: readonly number[]): readonly number[] {
  const [first = 0] = values;
  return Array.from({ length: (values.at(-1) ?? first) - first + 1 }, (_, index) => first + index);
}

/** “Every 3 hours”, or “Every 3 hours at minute 15”. */
function everyHours(step: number, minutes: readonly number[], words: ScheduleWords, names: Names): string {
  const count = names.numbers([step]);
  return minutes.length === 1 && minutes[0] === 0 ? words.everyHours(count) : words.everyHoursAt(count, names.numbers(minutes));
}

/** “Every Monday at 8:00”. */
function atTimes(cron: Cron, words: ScheduleWords, names: Names): string {
  const { daysOfWeek, daysOfMonth } = cron;
  const times = names.times(cron);
  switch (daysRead(cron)) {
    case 'none':
      return words.daily(times);
    case 'month':
      return words.monthly(names.numbers(daysOfMonth), times);
    case 'week':
      return (daysOfWeek.length === 1 ? words.weekly : words.onDays)(names.weekdays(daysOfWeek), times);
    case 'both':
      return words.bothDays(names.numbers(daysOfMonth), names.weekdays(daysOfWeek), times);
    case 'either':
      return words.eitherDay(names.numbers(daysOfMonth), names.weekdays(daysOfWeek), times);
  }
}

/** The fields that determine the days on which it runs. If neither is open, one match is enough, so a full field matches every day. */
function daysRead({ daysOfWeek, daysOfMonth, isAnyDayOfMonth, isAnyDayOfWeek }: Cron): 'none' | 'month' | 'week' | 'both' | 'either' {
  const [hasMonthDays, hasWeekdays] = [daysOfMonth.length < 31, daysOfWeek.length < 7];
  if (!isAnyDayOfMonth && !isAnyDayOfWeek) return hasMonthDays && hasWeekdays ? 'either' : 'none';
  if (hasMonthDays) return hasWeekdays ? 'both' : 'month';
  return hasWeekdays ? 'week' : 'none';
}

/** “Every 15 minutes”. */
function frequency(minutes: readonly number[], words: ScheduleWords, names: Names): string {
  const step = evenStep(minutes);
  if (minutes.length === 60) return words.everyMinute;
  if (step !== undefined && minutes[0] === 0 && step * minutes.length === 60) return words.everyMinutes(names.numbers([step]));
  return words.hourly(names.numbers(minutes));
}

function daysOf(cron: Cron, words: ScheduleWords, names: Names): readonly string[] {
  const read = daysRead(cron);
  const weekdayNames = names.weekdays(cron.daysOfWeek);
  const dayNumbers = words.daysOfMonth(names.numbers(cron.daysOfMonth));
  if (read === 'either') return [words.either(dayNumbers, weekdayNames)];
  return [...(read === 'month' || read === 'both' ? [dayNumbers] : []), ...(read === 'week' || read === 'both' ? [weekdayNames] : [])];
}

interface Names {
  numbers(values: readonly number[]): string;
  weekdays(values: readonly number[]): string;
  months(values: readonly number[]): string;
  hours(values: readonly number[]): string;
  times(cron: Cron): string;
}

function namesOf(locale: string, words: ScheduleWords): Names {
  const list = (names: readonly string[]) => listNames(locale, names);
  const number = new Intl.NumberFormat(locale);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const timeOf = (hour: number, minute: number) => clock.format(Date.UTC(1970, 0, 1, hour, minute));
  const ranges = (values: readonly number[], nameOf: (value: number) => string, endOf = nameOf, shortest = 3) =>
    list(runsOf(values, shortest).map(([from, to]) => (from === to ? nameOf(from) : words.range(nameOf(from), endOf(to)))));
  return {
    numbers: (values) => ranges(values, (value) => number.format(value)),
    months: (values) => ranges(values, (value) => month.format(Date.UTC(1970, value - 1, 1))),
    // Each hour spans all its minutes.
    hours: (values) => list(runsOf(values, 1).map(([from, to]) => words.range(timeOf(from, 0), timeOf(to, 59)))),
    times: ({ hours, minutes }) => list(hours.flatMap((hour) => minutes.map((minute) => timeOf(hour, minute)))),
    weekdays(values) {
      const week = weekdays(locale);
      const places = week.flatMap(({ value }, place) => (values.includes(value) ? [place] : []));
      return ranges(places, (place) => week[place]?.label ?? '');
    },
  };
}

/** Returns ranges of consecutive values; those with fewer than `shortest` values one by one. */
function runsOf(values: readonly number[], shortest: number): readonly (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last !== undefined && value === last[1] + 1) runs[runs.length - 1] = [last[0], value];
    else runs.push([value, value]);
  }
  return runs.flatMap(([from, to]) =>
    to - from + 1 >= shortest
      ? [[from, to] as const]
      : Array.from({ length: to - from + 1 }, (_, index) => [from + index, from + index] as const),
  );
}

/** The first day of the week, numbered from Sunday. Browsers have it as a property, as a method, or not at all. */
function firstDayOf(locale: string): number {
  type WithWeek = Intl.Locale & { readonly weekInfo?: WeekInfo; getWeekInfo?(): WeekInfo };
  const known: WithWeek = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

interface WeekInfo {
  readonly firstDay: number;
}
