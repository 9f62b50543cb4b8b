/** Formats the day and time of a run in a zone, with the weekday. */
export function runText(atMs: number, locale: string, timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
      timeZone,
    }).format(atMs);
  } catch {
    // An unknown zone has no runs; this is for a browser that knows fewer zones later.
    return '';
  }
}

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
