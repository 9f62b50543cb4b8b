/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;

export type Grain = (typeof grains)[number];

export function grainNamed(text: string | undefined): Grain | undefined {
  return grains.find((grain) => grain === text);
}

const grains = ['day', 'week', 'month', 'quarter', 'year'] as const;

export function addDays(day: Day, count: number): Day {
  return iso(Date.parse(day) + count * 86_400_000);
}

export function addMonths(day: Day, count: number): Day {
  const date = new Date(day);
  return iso(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, date.getUTCDate()));
}

export function addYears(day: Day, count: number): Day {
  return addMonths(day, 12 * count);
}

/** First day of the day's week (Monday), month, quarter or year. */
export function startOf(day: Day, grain: Grain): Day {
  const date = new Date(day);
  switch (grain) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, -((date.getUTCDay() + 6) % 7));
    case 'month':
      return `${day.slice(0, 7)}-01`;
    case 'quarter':
      return iso(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (date.getUTCMonth() % 3), 1));
    case 'year':
      return `${day.slice(0, 4)}-01-01`;
  }
}

export function monthName(day: Day): string {
  return monthNames.format(new Date(day));
}

/** True if all days of a bucket are in the time range, which the first and last week seldom are. */
export function isWholeBucket(time: string, grain: Grain, from: Day, to: Day): boolean {
  const day = time.slice(0, 10);
  return day >= from && step(day, grain, 1) <= to;
}

/** The same day a number of periods later. */
export function step(day: Day, grain: Grain, count: number): Day {
  if (grain === 'day') return addDays(day, count);
  return grain === 'week' ? addDays(day, 7 * count) : addMonths(day, count * { month: 1, quarter: 3, year: 12 }[grain]);
}

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
