/**
 * Formats the day and time of a run in a zone, with the weekday, and with the year if it is not the current one there. A time that comes
 * twice because the clocks go back has the name of the zone as well.
 */
export function runText(atMs: number, nowMs: number, locale: string, timeZone: string | undefined): string {
  try {
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
    const parts: Intl.DateTimeFormatOptions = {
      ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
      ...(year.format(atMs) !== year.format(nowMs) && { year: 'numeric' }),
      timeZone,
    };
    const { format } = new Intl.DateTimeFormat(locale, parts);
    const text = format(atMs);
    const isRepeated = clockChangesMs.some((changeMs) => format(atMs + changeMs) === text);
    return isRepeated ? new Intl.DateTimeFormat(locale, { ...parts, timeZoneName: 'short' }).format(atMs) : text;
  } catch {
    // An unknown zone has no runs; this is for a browser that knows fewer zones later.
    return '';
  }
}

/** Lord Howe Island moves its clocks by half an hour. */
const clockChangesMs = [-60, -30, 30, 60].map((minutes) => minutes * 60_000);

/** Formats a time relative to now: “in 3 hours”. */
export function untilText(atMs: number, nowMs: number, locale: string): string {
  const minutes = Math.max(0, Math.round((atMs - nowMs) / 60_000));
  const [unit, length] = units.find(([, size]) => minutes >= size) ?? ['minute', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.round(minutes / length), unit);
}

const units = [
  ['year', 525_600],
  ['month', 43_800],
  ['day', 1_440],
  ['hour', 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];
