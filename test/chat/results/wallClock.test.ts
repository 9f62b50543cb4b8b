import { describe, expect, it } from 'vitest';
import { findTimeGrain, readWallClock, wallClockIn } from '../../../src/chat/results/wallClock.js';

describe('wallClockIn', () => {
  const at = new Date('2026-10-31T23:30:00Z');

  it('is the time on the clocks of a zone', () => {
    expect(wallClockIn('UTC', at)).toBe(at.getTime());
    expect(wallClockIn('Asia/Kolkata', at)).toBe(Date.UTC(2026, 10, 1, 5, 0));
    expect(wallClockIn('America/New_York', at)).toBe(Date.UTC(2026, 9, 31, 19, 30));
  });

  it('is the time of the reader for a zone that the browser does not know', () => {
    expect(wallClockIn('Mars/Olympus', at)).toBe(wallClockIn(undefined, at));
  });
});

describe('readWallClock', () => {
  it('reads the written time and ignores its offset', () => {
    expect(readWallClock('2025-03-31T23:30:00.250+05:30')).toBe(Date.UTC(2025, 2, 31, 23, 30, 0, 250));
    expect(readWallClock('2025-03-31')).toBe(Date.UTC(2025, 2, 31));
    expect(readWallClock('0045-03-31')).toBe(new Date('0045-03-31T00:00:00Z').getTime());
  });

  it.each([
    ['Snowflake', '2025-03-01 08:30:00.000 +0000'],
    ['Snowflake', '2025-03-01 08:30:00.000000000 -0800'],
    ['Snowflake', '2025-03-01 08:30:00.000 Z'],
    ['BigQuery', '2025-03-01 08:30:00 UTC'],
    ['BigQuery', '2025-03-01 08:30:00.000000 UTC'],
    ['BigQuery', '2025-03-01 08:30:00 America/New_York'],
    ['Postgres', '2025-03-01 08:30:00+00'],
    ['Postgres', '2025-03-01 08:30:00-03:30'],
    ['Postgres', '2025-03-01 08:30:00+00:53:28'],
    ['ClickHouse', '2025-03-01 08:30:00.000000000'],
    ['DuckDB', '2025-03-01 08:30:00+01'],
    ['MySQL', '2025-03-01 08:30:00.000000'],
    ['SQL Server', '2025-03-01 08:30:00.0000000 +00:00'],
    ['Spark', '2025-03-01T08:30:00.000+0000'],
    ['Trino', '2025-03-01 08:30:00.000 America/Argentina/Buenos_Aires'],
    ['Java', '2025-03-01T08:30+01:00[Europe/Rome]'],
    ['Go', '2025-03-01 08:30:00 +0000 UTC'],
    ['Python', '2025-03-01T08:30:00+00:00'],
    ['Python', '2025-03-01 08:30:00,000'],
    ['RFC 3339', '2025-03-01t08:30:00z'],
  ])('reads a time as %s writes it: %s', (_source, text) => {
    expect(readWallClock(text)).toBe(Date.UTC(2025, 2, 1, 8, 30));
  });

  it.each(['0000-00-00', '2025-02-30', '2025-13-01', '2025-04-31 10:00:00', '2025-03-01 24:10:00', '2025-03-01 10:60', '2023-02-29'])(
    'reads no time from %s, which does not exist',
    (text) => expect(readWallClock(text)).toBeUndefined(),
  );

  it('reads nothing else', () => {
    const others = ['2025', '31.03.2025', '2025-3-1', 'today', '', 20250331, null, {}];
    const words = ['2025-03-01 OPEN', '2025-03-01 10:00 PM', '2025-03-01 10:00 open', '2025-03-01 report', '2025-03-01 10:00 Berlin'];
    for (const other of [...others, ...words]) expect(readWallClock(other)).toBeUndefined();
  });
});

describe('findTimeGrain', () => {
  it.each([
    ['year', ['2024-01-01', '2025-01-01']],
    ['month', ['2025-01-01', '2025-02-01']],
    ['day', ['2025-01-01']],
    ['minute', ['2025-01-01 10:00:00 UTC', '2025-01-02']],
    ['second', ['2025-01-01 10:00:00.500']],
  ])('is the %s that distinguishes %j', (grain, texts) => {
    expect(findTimeGrain(texts.flatMap((text) => readWallClock(text) ?? []))).toBe(grain);
  });
});
