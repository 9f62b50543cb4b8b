import { Cron as Croner } from 'croner';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextRuns } from '../../../src/admin/notification-schedules/model/nextRuns.js';
import { type Cron, parseCron } from '../../../src/admin/notification-schedules/model/parseCron.js';
import { runs } from '../../support/runs.js';

const minuteMs = 60_000;
const count = 5;

/**
 * Left out is what differs by design: a time that the clocks skip, which `nextRuns` moves and marks and Croner skips or moves elsewhere,
 * and the second occurrence of a time that the clocks repeat, unless the schedule runs every hour.
 */
it('finds the runs that Croner finds, except for times that the clocks skip or repeat', () => {
  fc.assert(
    fc.property(expression, start, (text, { timeZone, afterMs }) => {
      const read = parseCron(text);
      fc.pre('cron' in read);
      const untilMs = afterMs + 40 * 365 * 1_440 * minuteMs;
      // A gap of an hour has sixty times.
      const found = nextRuns(read.cron, timeZone, { afterMs, count: count + 60 }).filter(({ isSkippedHour }) => !isSkippedHour);
      const times = found.map(({ atMs }) => atMs).filter((atMs) => atMs < untilMs);
      expect(times.slice(0, count)).toEqual(foundByCroner(text, read.cron, { timeZone, afterMs, untilMs }));
    }),
    { numRuns: runs(300, 20_000) },
  );
});

function foundByCroner(text: string, cron: Cron, { timeZone, afterMs, untilMs }: Search): readonly number[] {
  // For Croner, a star with a step restricts the day as a list would.
  const domAndDow = cron.isAnyDayOfMonth || cron.isAnyDayOfWeek;
  const croner = new Croner(text, { mode: '5-part', sloppyRanges: true, domAndDow, timezone: timeZone });
  const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const seen = new Set<string>();
  const times: number[] = [];
  // Starts early, to know which times occur for the second time.
  for (const run of croner.enumerate(new Date(afterMs - 180 * minuteMs))) {
    const atMs = run.getTime();
    if (times.length === count || atMs >= untilMs) break;
    const wall = wallClock.format(run);
    const isRepeated = cron.hours.length < 24 && seen.has(wall);
    seen.add(wall);
    if (atMs > afterMs && !isRepeated && croner.match(run)) times.push(atMs);
  }
  return times;
}

interface Search {
  readonly timeZone: string;
  readonly afterMs: number;
  readonly untilMs: number;
}

function field(min: number, max: number, ...names: readonly string[]): fc.Arbitrary<string> {
  const value = fc.integer({ min, max });
  const range = fc.tuple(value, value).map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`);
  const step = fc.integer({ min: 1, max: Math.min(max, 12) });
  const item = fc.oneof(
    value.map(String),
    range,
    ...(names.length > 0 ? [fc.constantFrom(...names)] : []),
    fc.tuple(fc.oneof(fc.constant('*'), value, range), step).map((parts) => parts.join('/')),
  );
  return fc.oneof(
    fc.constant('*'),
    fc.array(item, { minLength: 1, maxLength: 3 }).map((items) => items.join(',')),
  );
}

const expression = fc
  .tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12, 'jan', 'FEB', 'OCT-DEC'), field(0, 7, 'SUN', 'mon-fri', 'TUE/2'))
  .map((fields) => fields.join(' '));

/** Around changes of clocks: by an hour and by half an hour, at night and at midnight, in both directions. */
const start = fc
  .tuple(
    fc.constantFrom(
      ...([
        ['Europe/Berlin', '2026-03-29T01:00Z'],
        ['Europe/Berlin', '2026-10-25T01:00Z'],
        ['America/New_York', '2027-03-14T07:00Z'],
        ['America/New_York', '2027-11-07T06:00Z'],
        ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
        ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
        ['America/Santiago', '2026-04-05T03:00Z'],
        ['America/Santiago', '2026-09-06T04:00Z'],
        ['Asia/Kathmandu', '2028-02-28T18:15Z'],
      ] as const),
    ),
    fc.integer({ min: -48 * 60, max: 24 * 60 }),
  )
  .map(([[timeZone, changeAt], minutes]) => ({ timeZone, afterMs: Date.parse(changeAt) + minutes * minuteMs }));
