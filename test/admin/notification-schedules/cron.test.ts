import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRuns } from '../../../src/admin/notification-schedules/model/nextRuns.js';
import { type Cron, parseCron } from '../../../src/admin/notification-schedules/model/parseCron.js';

const minuteMs = 60_000;

function cronOf(expression: string): Cron {
  const read = parseCron(expression);
  if ('problem' in read) throw new Error(`${expression}: ${JSON.stringify(read.problem)}`);
  return read.cron;
}

describe('a cron expression', () => {
  it('has lists, ranges, steps and names', () => {
    expect(cronOf('*/20 8-10,22 1,15 jan-mar SUN,7,fri')).toEqual({
      minutes: [0, 20, 40],
      hours: [8, 9, 10, 22],
      daysOfMonth: [1, 15],
      months: [1, 2, 3],
      daysOfWeek: [0, 5],
      isAnyDayOfMonth: false,
      isAnyDayOfWeek: false,
    });
    expect(cronOf('5/25 * * * *').minutes).toEqual([5, 30, 55]);
    expect(cronOf('0 0 * * 5-7').daysOfWeek).toEqual([0, 5, 6]);
    expect(cronOf('0 0 * * */2').daysOfWeek).toEqual([0, 2, 4, 6]);
  });

  it.each([
    ['', { kind: 'fields' }],
    ['@daily', { kind: 'fields' }],
    ['0 0 8 * * 1', { kind: 'fields' }],
    [`${'1,'.repeat(5000)}1 * * * *`, { kind: 'fields' }],
    ['*/0 * * * *', { kind: 'value', field: 'minute', text: '*/0' }],
    ['99 * * * *', { kind: 'value', field: 'minute', text: '99' }],
    ['0 24 * * *', { kind: 'value', field: 'hour', text: '24' }],
    ['0 0 L * *', { kind: 'value', field: 'dayOfMonth', text: 'L' }],
    ['0 0 1 MON *', { kind: 'value', field: 'month', text: 'MON' }],
    ['0 0 * * 5-1', { kind: 'value', field: 'dayOfWeek', text: '5-1' }],
    ['0 0 1, * *', { kind: 'value', field: 'dayOfMonth', text: '1,' }],
    ['-1 0 * * *', { kind: 'value', field: 'minute', text: '-1' }],
    ['0 0 30 2 *', { kind: 'never' }],
    ['0 0 31 4,6,9,11 *', { kind: 'never' }],
  ])('is refused with its problem: %.20s', (expression, problem) => {
    expect(parseCron(expression)).toEqual({ problem });
  });

  it('is parsed or refused for any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789*/,- \tMONJAN@#L') }), (text) => {
        expect(Object.keys(parseCron(text))).toHaveLength(1);
      }),
    );
  });
});

describe('the next runs', () => {
  const runs = (expression: string, timeZone: string, after: string, count = 3) =>
    nextRuns(cronOf(expression), timeZone, { afterMs: Date.parse(after), count }).map(({ atMs, isSkippedHour }) =>
      [new Date(atMs).toISOString().slice(0, 16), isSkippedHour ? 'skipped' : ''].join(''),
    );

  it('need only one of the two days to match if both are given', () => {
    expect(runs('0 0 13 * 5', 'UTC', '2026-11-01T00:00Z')).toEqual(['2026-11-06T00:00', '2026-11-13T00:00', '2026-11-20T00:00']);
  });

  it('reach 29 February across a century that is not a leap year', () => {
    expect(runs('0 0 29 2 *', 'UTC', '2096-03-01T00:00Z', 1)).toEqual(['2104-02-29T00:00']);
  });

  it('at a time that the clocks skip are moved, and say so', () => {
    expect(runs('30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00Z')).toEqual([
      '2026-03-29T01:30skipped',
      '2026-03-30T00:30',
      '2026-03-31T00:30',
    ]);
  });

  it('at a time that occurs twice happen once, unless the schedule runs every hour', () => {
    expect(runs('30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00Z', 2)).toEqual(['2026-10-25T00:30', '2026-10-26T01:30']);
    expect(runs('30 * * * *', 'Europe/Berlin', '2026-10-24T23:45Z', 2)).toEqual(['2026-10-25T00:30', '2026-10-25T01:30']);
  });

  it('are none in an unknown time zone', () => {
    expect(runs('0 0 * * *', 'Europe/Atlantis', '2026-01-01T00:00Z')).toEqual([]);
  });

  it('match those of a minute-by-minute search', () => {
    const list = (min: number, max: number) =>
      fc.oneof(
        fc.constant('*'),
        fc.integer({ min, max }).map(String),
        fc
          .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
          .map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`),
        fc.integer({ min: 1, max: 12 }).map((step) => `*/${step}`),
      );
    const expression = fc
      .tuple(list(0, 59), list(0, 23), list(1, 28), fc.constantFrom('*', '3,4', '10-11'), list(0, 7))
      .map((parts) => parts.join(' '));
    // Around the changes of the clocks, one of them by half an hour and one at midnight.
    const when = fc.constantFrom(
      ...([
        ['Europe/Berlin', '2026-03-28T20:00Z'],
        ['Europe/Berlin', '2026-10-24T20:00Z'],
        ['Australia/Lord_Howe', '2026-04-04T10:00Z'],
        ['Australia/Lord_Howe', '2026-10-03T10:00Z'],
        ['America/Santiago', '2026-04-04T20:00Z'],
        ['Asia/Kathmandu', '2026-10-10T00:00Z'],
      ] as const),
    );
    fc.assert(
      fc.property(expression, when, (text, [zone, from]) => {
        const cron = cronOf(text);
        const afterMs = Date.parse(from);
        const untilMs = afterMs + 30 * 60 * minuteMs;
        const expected = searched(cron, zone, afterMs, untilMs);
        // The gap of an hour has sixty times.
        const found = nextRuns(cron, zone, { afterMs, count: expected.length + 61 });
        const real = found.filter(({ atMs, isSkippedHour }) => atMs <= untilMs && !isSkippedHour);
        expect(real.map(({ atMs }) => atMs)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});

const wallClocks = new Map<string, readonly (readonly [atMs: number, wall: number])[]>();

/** The wall clock at each minute, as if it were in UTC. */
function wallClock(zone: string, afterMs: number, untilMs: number) {
  const key = `${zone} ${afterMs}`;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const known = wallClocks.get(key);
  if (known !== undefined) return known;
  const minutes: [number, number][] = [];
  // Starts early, to know which times come for the second time.
  for (let atMs = afterMs - 240 * minuteMs; atMs <= untilMs; atMs += minuteMs) {
    minutes.push([atMs, Date.parse(`${format.format(atMs).replace(' ', 'T')}Z`)]);
  }
  wallClocks.set(key, minutes);
  return minutes;
}

/** Each minute whose wall clock matches; of a time that comes twice only the first, unless the schedule runs every hour. */
function searched(cron: Cron, zone: string, afterMs: number, untilMs: number): readonly number[] {
  const seen = new Set<number>();
  const found: number[] = [];
  for (const [atMs, wall] of wallClock(zone, afterMs, untilMs)) {
    const isSecond = seen.has(wall);
    seen.add(wall);
    const date = new Date(wall);
    const isMonthDay = cron.daysOfMonth.includes(date.getUTCDate());
    const isWeekDay = cron.daysOfWeek.includes(date.getUTCDay());
    const isDay = cron.isAnyDayOfMonth || cron.isAnyDayOfWeek ? isMonthDay && isWeekDay : isMonthDay || isWeekDay;
    const isTime = cron.minutes.includes(date.getUTCMinutes()) && cron.hours.includes(date.getUTCHours());
    const isDue = isDay && isTime && cron.months.includes(date.getUTCMonth() + 1);
    if (isDue && atMs > afterMs && (!isSecond || cron.hours.length === 24)) found.push(atMs);
  }
  return found;
}
