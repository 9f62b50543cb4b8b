import { type NumberStyle, numberWriter, readStyleWord, shortNumberWriter } from '../../numberStyle.js';
import { timeStyles } from '../../table/columnFormat.js';

/**
 * Formats labels, named as the chart's expressions call them. The last argument is the format's text: a locale, after a grain for times,
 * and with a `styleWord` behind it for numbers of a known column.
 */
export const chartFormats: Readonly<Record<string, (value: unknown, format: string) => string>> = {
  parleyNumber(value, format) {
    const { locale, style } = readFormat(format);
    if (style === undefined) return numberWith(value, locale, { notation: 'compact', maximumSignificantDigits: 3 });
    return writtenBy(value, `short ${format}`, () => shortNumberWriter(style, locale));
  },
  parleyExactNumber: exactNumber,
  parleyPercent: percent,
  /** Formats the amount of a slice. Its share is added to it where it is read. */
  parleyShare: exactNumber,
  /** Labels each tick of an axis with what changed: the hour, the day, the month or the year. */
  parleyTime(value, locale) {
    const time = new Date(Number(value));
    const isMidnight = time.getUTCHours() === 0 && time.getUTCMinutes() === 0;
    if (!isMidnight) return timeWith(time, locale, { hour: 'numeric', minute: '2-digit' });
    if (time.getUTCDate() !== 1) return timeWith(time, locale, { month: 'short', day: 'numeric' });
    return timeWith(time, locale, time.getUTCMonth() === 0 ? { year: 'numeric' } : { month: 'short' });
  },
  parleyExactTime(value, format) {
    const [grain = 'day', locale = 'en'] = format.split(' ');
    const time = new Date(Number(value));
    if (grain === 'quarter') return `Q${Math.floor(time.getUTCMonth() / 3) + 1} ${timeWith(time, locale, timeStyles.year)}`;
    return timeWith(time, locale, isGrain(grain) ? timeStyles[grain] : timeStyles.day);
  },
};

/** Returns the names and symbols that d3's own formats need for a language. */
export function chartLocale(locale: string): ChartLocale {
  const known = locales.get(locale) ?? readLocale(locale);
  locales.set(locale, known);
  return known;
}

function readLocale(locale: string): ChartLocale {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6);
  const sign = (type: Intl.NumberFormatPartTypes, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  const names = (count: number, options: Intl.DateTimeFormatOptions, dateOf: (index: number) => Date) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return Array.from({ length: count }, (_, index) => format.format(dateOf(index)));
  };
  // 2 January 2000 was a Sunday.
  const dayOf = (index: number) => new Date(2000, 0, 2 + index);
  const monthOf = (index: number) => new Date(2000, index, 1);
  return {
    number: { decimal: sign('decimal', '.'), thousands: sign('group', ','), grouping: [3], currency: ['$', ''] },
    time: {
      dateTime: '%x, %X',
      date: '%Y-%m-%d',
      time: '%H:%M:%S',
      periods: ['AM', 'PM'],
      days: names(7, { weekday: 'long' }, dayOf),
      shortDays: names(7, { weekday: 'short' }, dayOf),
      months: names(12, { month: 'long' }, monthOf),
      shortMonths: names(12, { month: 'short' }, monthOf),
    },
  };
}

export interface ChartLocale {
  readonly number: { decimal: string; thousands: string; grouping: number[]; currency: [string, string] };
  readonly time: Readonly<Record<'dateTime' | 'date' | 'time', string>> &
    Readonly<Record<'periods' | 'days' | 'shortDays' | 'months' | 'shortMonths', string[]>>;
}

function isGrain(word: string): word is keyof typeof timeStyles {
  return Object.hasOwn(timeStyles, word);
}

/** Reads the format of a number: a locale, and the style of its column if that is known. */
export function readFormat(format: string): { readonly locale: string; readonly style: NumberStyle | undefined } {
  const [locale = 'en', style] = format.split(' ');
  return { locale, style: style === undefined ? undefined : readStyleWord(style) };
}

/** Writes a number with a cached writer. */
export function writtenBy(value: unknown, key: string, make: () => (value: number) => string): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return noNumber(value);
  const known = writers.get(key) ?? make();
  if (writers.size > maxWriters) writers.clear();
  writers.set(key, known);
  return known(value);
}

function exactNumber(value: unknown, format: string): string {
  const { locale, style } = readFormat(format);
  if (style !== undefined) return writtenBy(value, `exact ${format}`, () => numberWriter(style, locale));
  return numberWith(value, locale, { maximumFractionDigits: Math.abs(Number(value)) < 1 ? 4 : 2 });
}

/** Formats a share in percent, with at most one decimal. */
export function percent(value: unknown, locale: string): string {
  return numberWith(value, locale, { style: 'percent', maximumFractionDigits: 1 });
}

/** Formats a number, and caches the format. */
export function numberWith(value: unknown, locale: string, options: Intl.NumberFormatOptions): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return noNumber(value);
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format.format(value);
}

/** Formats a wall-clock time, which is stored as UTC. */
export function timeWith(time: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(time.getTime())) return '–';
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = timeFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  timeFormats.set(key, format);
  return format.format(time);
}

function noNumber(value: unknown): string {
  return value === null || value === undefined ? '–' : String(value);
}

/** Units may come from the data. */
const maxWriters = 200;
const writers = new Map<string, (value: number) => string>();
const locales = new Map<string, ChartLocale>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const timeFormats = new Map<string, Intl.DateTimeFormat>();
