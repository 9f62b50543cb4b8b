import { lazily } from '../lazy/lazily.js';

/** Formatters for one locale and time zone, each created on first use and cached. */
export interface Formats {
  /** The BCP 47 tag of the locale. */
  readonly locale: string;
  /** The IANA time zone. Default: the runtime's own. */
  readonly timeZone: string | undefined;
  /** Formats as `1,234.5`, with at most `fractionDigits` decimals. Default 2. */
  number(value: number | bigint, fractionDigits?: number): string;
  /** Formats `40` as `40%`, in whole percents and the style of the language. */
  percent(percent: number): string;
  /** Formats as `1.2K`. */
  compact(value: number | bigint): string;
  /** Formats ISO 8601 text. A time with an offset is converted to the time zone; a wall-clock time or a date alone is shown as written. */
  dateTime(isoText: string): string;
  /** Formats as `350 ms`, `1.2 s` or `2 min 5 s`. */
  duration(durationMs: number): string;
  /** Formats milliseconds since 1970 as `5 minutes ago`. A time in the future, which can only come from a wrong clock, becomes `now`. */
  relativeTime(timeMs: number, nowMs?: number): string;
}

const known = new Map<string, Formats>();

/** Creates the formatters. An invalid locale or time zone falls back to English and the runtime's zone. */
export function createFormats(locale: string, timeZone?: string): Formats {
  const key = `${locale} ${timeZone ?? ''}`;
  const formats = known.get(key) ?? makeFormats(usableLocale(locale), usableTimeZone(timeZone));
  known.set(key, formats);
  return formats;
}

function makeFormats(locale: string, timeZone: string | undefined): Formats {
  const numbers = new Map<number, Intl.NumberFormat>();
  const percents = lazily(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const compact = lazily(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
  const instant = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }));
  const wallClock = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }));
  const day = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

  const number: Formats['number'] = (value, fractionDigits = 2) => {
    const format = numbers.get(fractionDigits) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits });
    numbers.set(fractionDigits, format);
    return format.format(value);
  };

  const dateTime: Formats['dateTime'] = (isoText) => {
    const [, date, clock, seconds = '00', fraction = '0', zone, hours = '+00', minutes = '00'] = writtenTime.exec(isoText.trim()) ?? [];
    const time = Date.parse(clock === undefined ? `${date}` : `${date}T${clock}:${seconds}.${fraction}${hours}:${minutes}`);
    if (Number.isNaN(time)) return isoText;
    return (clock === undefined ? day() : zone === undefined ? wallClock() : instant()).format(time);
  };

  // Japanese narrow units are Latin letters.
  const unitDisplay = locale.startsWith('ja') ? 'short' : 'narrow';
  const unit = (value: number, name: 'millisecond' | 'second' | 'minute', maximumFractionDigits: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits })
      .format(value)
      .replace(/(\d)(\p{Script=Latin})/u, '$1\u00a0$2');

  const duration: Formats['duration'] = (durationMs) => {
    if (durationMs < 950) return unit(Math.max(10, Math.round(durationMs / 10) * 10), 'millisecond', 0);
    const seconds = durationMs / 1000;
    if (seconds < 10) return unit(seconds, 'second', 1);
    if (seconds < 59.5) return unit(seconds, 'second', 0);
    const minutes = Math.floor(Math.round(seconds) / 60);
    const rest = Math.round(seconds) % 60;
    return rest === 0 ? unit(minutes, 'minute', 0) : `${unit(minutes, 'minute', 0)} ${unit(rest, 'second', 0)}`;
  };

  const relativeTime: Formats['relativeTime'] = (timeMs, nowMs = Date.now()) => {
    const seconds = Math.min(0, Math.round((timeMs - nowMs) / 1000));
    for (const { unit: name, seconds: length } of relativeUnits) {
      if (Math.abs(seconds) >= length) return relative().format(Math.round(seconds / length), name);
    }
    return relative().format(0, 'second');
  };

  return {
    locale,
    timeZone,
    number,
    percent: (value) => percents().format(value / 100),
    compact: (value) => compact().format(value),
    dateTime,
    duration,
    relativeTime,
  };
}

/** A date, or a date and a time as services and warehouses write them, with up to nanoseconds: `Z`, `+00`, ` +0000` or ` UTC` may follow. */
const writtenTime =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d{0,9})?)?( ?(?:[Zz]|UTC|GMT|([+-]\d{2})(?::?(\d{2}))?(?: UTC)?))?)?$/;

const relativeUnits = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'week', seconds: 7 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function usableTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
