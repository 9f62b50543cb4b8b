import type { Cron } from './parseCron.js';

/** A time at which a schedule runs. */
export interface Run {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** True if the clocks skip the time of the schedule on this day. The contract does not say when the service runs it then. */
  readonly isSkippedHour: boolean;
}

/**
 * Returns the next runs of a schedule after a time, in the schedule's time zone; none for an unknown zone. When the clocks go back, a
 * schedule that runs every hour runs in both hours, and any other only in the first. A time that the clocks skip is moved by the length of
 * the gap.
 */
export function nextRuns(cron: Cron, timeZone: string, { afterMs, count }: { afterMs: number; count: number }): readonly Run[] {
  const offsetAt = offsetsOf(timeZone);
  if (offsetAt === undefined) return [];
  const runs: Run[] = [];
  let lastMs = afterMs;
  // Begins a day early: a time that was skipped then may still be ahead.
  const firstDay = Math.floor((afterMs + offsetAt(afterMs)) / dayMs) - 1;
  for (let day = firstDay; day < firstDay + searchedDays && runs.length < count; day += 1) {
    if (!isDue(cron, new Date(day * dayMs))) continue;
    for (const run of runsOfDay(cron, day * dayMs, offsetAt)) {
      if (run.atMs <= lastMs || runs.length === count) continue;
      lastMs = run.atMs;
      runs.push(run);
    }
  }
  return runs;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** Long enough for the next five runs on 29 February, which can be eight years apart. */
const searchedDays = 366 * 41;

/** Returns true if the schedule runs on the UTC date of `day`. */
function isDue({ daysOfMonth, months, daysOfWeek, isAnyDayOfMonth, isAnyDayOfWeek }: Cron, day: Date): boolean {
  if (!months.includes(day.getUTCMonth() + 1)) return false;
  const isMonthDay = daysOfMonth.includes(day.getUTCDate());
  const isWeekDay = daysOfWeek.includes(day.getUTCDay());
  return isAnyDayOfMonth || isAnyDayOfWeek ? isMonthDay && isWeekDay : isMonthDay || isWeekDay;
}

type OffsetAt = (atMs: number) => number;

/** Yields the runs of a day in order. `startMs` is its midnight as if the zone were UTC. */
function* runsOfDay({ hours, minutes }: Cron, startMs: number, offsetAt: OffsetAt): Iterable<Run> {
  // No zone is a whole day away from UTC, so these are before and after the day everywhere.
  const before = offsetAt(startMs - dayMs);
  const after = offsetAt(startMs + 2 * dayMs);
  const times = hours.flatMap((hour) => minutes.map((minute) => startMs + (hour * 60 + minute) * minuteMs));
  if (before === after) {
    for (const wallMs of times) yield { atMs: wallMs - before, isSkippedHour: false };
    return;
  }
  const isEveryHour = hours.length === 24;
  const changeMs = changeBetween(startMs - dayMs, startMs + 2 * dayMs, offsetAt);
  const moved = times.flatMap((wallMs): readonly Run[] => {
    const real = [wallMs - before, wallMs - after].filter((atMs, index) => atMs >= changeMs === index > 0);
    if (real.length === 0) return isEveryHour ? [] : [{ atMs: wallMs - before, isSkippedHour: true }];
    return (isEveryHour ? real : real.slice(0, 1)).map((atMs) => ({ atMs, isSkippedHour: false }));
  });
  yield* moved.toSorted((one, other) => one.atMs - other.atMs || Number(one.isSkippedHour) - Number(other.isSkippedHour));
}

/** Returns the minute from which the offset equals that of `toMs`. */
function changeBetween(fromMs: number, toMs: number, offsetAt: OffsetAt): number {
  const after = offsetAt(toMs);
  let [early, late] = [fromMs, toMs];
  while (late - early > minuteMs) {
    const middle = early + Math.floor((late - early) / minuteMs / 2) * minuteMs;
    if (offsetAt(middle) === after) late = middle;
    else early = middle;
  }
  return late;
}

/** Returns a function that returns a zone's offset from UTC at a time, in milliseconds; `undefined` for an unknown zone. */
function offsetsOf(timeZone: string): OffsetAt | undefined {
  const format = clockOf(timeZone);
  if (format === undefined) return undefined;
  return (atMs) => {
    const [, sign = '', hours, minutes] = /([+-])(\d+):(\d+)$/.exec(format.format(atMs)) ?? [];
    return Number(`${sign}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs;
  };
}

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  // Zone names come from the service.
  if (clocks.size > 600) clocks.clear();
  if (!clocks.has(timeZone)) clocks.set(timeZone, newClock(timeZone));
  return clocks.get(timeZone);
}

function newClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US-u-nu-latn', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
}
