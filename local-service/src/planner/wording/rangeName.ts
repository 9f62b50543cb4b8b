import { addDays, type Day, startOf } from '../plan/calendar.js';
import type { PlanningModel } from '../plan/PlanningModel.js';
import type { TimeRange } from '../plan/timeRange.js';
import type { Months } from './Topic.js';

/** The name of a period, independent of language. */
export type RangeName =
  | { readonly kind: 'year'; readonly year: string }
  | { readonly kind: 'quarter'; readonly quarter: number; readonly year: string }
  | { readonly kind: 'month' | 'day'; readonly name: string }
  | { readonly kind: 'years' | 'months' | 'days'; readonly first: string; readonly last: string }
  | { readonly kind: 'since' | 'before'; readonly name: string };

/** Finds the name of a period: a year, a quarter, a month, or its first and last day. */
export function nameOfRange({ from, to }: TimeRange, locale: string): RangeName | undefined {
  if (from === undefined) return to === undefined ? undefined : { kind: 'before', name: edgeName(to, locale) };
  if (to === undefined) return { kind: 'since', name: edgeName(from, locale) };
  const last = addDays(to, -1);
  const isWhole = (grain: 'year' | 'quarter' | 'month') => startOf(from, grain) === from && startOf(to, grain) === to;
  const year = from.slice(0, 4);
  const lastYear = last.slice(0, 4);
  if (isWhole('year')) return year === lastYear ? { kind: 'year', year } : { kind: 'years', first: year, last: lastYear };
  if (isWhole('quarter') && startOf(last, 'quarter') === from) return { kind: 'quarter', quarter: quarterOf(from), year };
  if (isWhole('month')) {
    if (startOf(last, 'month') === from) return { kind: 'month', name: monthName(from, locale) };
    return { kind: 'months', first: monthName(from, locale), last: monthName(last, locale) };
  }
  if (from === last) return { kind: 'day', name: dayName(from, locale) };
  return { kind: 'days', first: dayName(from, locale), last: dayName(last, locale) };
}

/** Words for years, quarters and ranges. Names of months and days come from `Intl`. */
export interface RangeWords {
  readonly year?: (year: string) => string;
  readonly quarter: (quarter: number, year: string) => string;
  readonly since: (name: string) => string;
  readonly before: (name: string) => string;
  readonly stretch: (first: string, last: string) => string;
}

export function rangeText(range: RangeName, words: RangeWords): string {
  switch (range.kind) {
    case 'year':
      return words.year?.(range.year) ?? range.year;
    case 'quarter':
      return words.quarter(range.quarter, range.year);
    case 'month':
    case 'day':
      return range.name;
    case 'since':
    case 'before':
      return words[range.kind](range.name);
    case 'years':
      return words.stretch(words.year?.(range.first) ?? range.first, words.year?.(range.last) ?? range.last);
    default:
      return words.stretch(range.first, range.last);
  }
}

export function quarterOf(day: Day): number {
  return Math.floor((Number(day.slice(5, 7)) + 2) / 3);
}

/** "März 2025". */
export function monthName(day: Day, locale: string): string {
  return dateText(day, locale, { month: 'long', year: 'numeric' });
}

/** "3. März 2025". */
export function dayName(day: Day, locale: string): string {
  return dateText(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The months that the data begins and ends in; `undefined` if it has no time. */
export function monthsOfData({ firstDay, lastDay, isDated }: PlanningModel, locale: string): Months | undefined {
  return isDated ? { first: monthName(firstDay, locale), last: monthName(lastDay, locale) } : undefined;
}

function edgeName(day: Day, locale: string): string {
  if (day.endsWith('-01-01')) return dateText(day, locale, { year: 'numeric' });
  return day.endsWith('-01') ? monthName(day, locale) : dayName(day, locale);
}

function dateText(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
}
