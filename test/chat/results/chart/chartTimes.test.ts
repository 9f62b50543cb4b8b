import { afterEach, describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../stories/support/exampleResults.js';
import { drawRows } from './support/drawRows.js';

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'];
const hours = {
  columns: columnsOf({ at: 'time', amount: 'integer' }),
  rows: [0, 1, 2, 3, 4, 5].map((hour) => [`2025-03-09 0${hour}:00:00`, 10 + hour]),
};

describe.each(zones)('times of a day on which clocks change, read in %s', (zone) => {
  it('have each hour exactly once, with its own amount', async () => {
    process.env.TZ = zone;
    const sums = { mark: 'bar', encoding: { x: { field: 'at', timeUnit: 'hours' }, y: { field: 'amount', aggregate: 'sum' } } };
    const { marks } = await drawRows(sums, hours);
    expect(marks.map(({ datum }) => datum?.sum_amount)).toEqual([10, 11, 12, 13, 14, 15]);
  });

  it('are at equal distances on a line', async () => {
    process.env.TZ = zone;
    const line = { mark: 'line', encoding: { x: { field: 'at', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' } } };
    const { marks, bottom } = await drawRows(line, hours);
    const places = marks.filter(({ stroke, size }) => stroke !== undefined && size === undefined).map(({ x }) => Number(x));
    const gaps = places.slice(1).map((place, index) => Math.round(place - (places[index] ?? 0)));
    expect(new Set(gaps).size).toBe(1);
    expect(bottom.join(' ')).toMatch(/1:00.*2:00.*3:00.*4:00/);
  });

  it('are filtered, computed and formatted as wall-clock times', async () => {
    process.env.TZ = zone;
    const spec = {
      transform: [
        { filter: "datum.at >= '2025-03-09 02:00:00'" },
        { calculate: "hours(datum.at) + timeFormat(datum.at, ':%M')", as: 'clock' },
      ],
      mark: 'text',
      encoding: { text: { field: 'clock' }, x: { field: 'at', type: 'temporal', axis: { format: '%H:%M' } } },
    };
    const { marks, bottom } = await drawRows(spec, hours);
    expect(marks.map(({ text }) => text)).toEqual(['2:00', '3:00', '4:00', '5:00']);
    expect(bottom).toContain('02:30');
  });
});

describe('bars on a time axis with ends', () => {
  it('keep the axis', async () => {
    const x = { field: 'day', type: 'temporal', scale: { domain: [{ year: 2025, month: 1, date: 1 }, '2025-01-31'] } };
    const y = { field: 'amount', type: 'quantitative' };
    const encoding = { x: { field: 'day', type: 'temporal' }, y };
    const layers = [
      { mark: 'rule', encoding: { x, y } },
      { mark: 'bar', encoding },
    ];
    const rows = [5, 20].map((day) => [`2025-01-${String(day).padStart(2, '0')}`, day]);
    for (const spec of [{ mark: 'bar', encoding: { x, y } }, { layer: layers }]) {
      const { stops } = await drawRows(spec, { columns: columnsOf({ day: 'time', amount: 'integer' }), rows });
      const lefts = stops.map(({ box }) => box.left);
      expect(Math.max(...lefts) - Math.min(...lefts)).toBeGreaterThan(300);
      expect(Math.min(...lefts)).toBeGreaterThan(60);
    }
  });
});

describe('weeks', () => {
  const days = {
    columns: columnsOf({ day: 'time', amount: 'integer' }),
    rows: [
      ['2024-12-29', 1],
      ['2024-12-30', 2],
      ['2025-01-05', 4],
      ['2025-01-06', 8],
    ],
  };
  const byWeek = {
    mark: 'bar',
    encoding: { x: { field: 'day', timeUnit: 'yearweek', type: 'ordinal' }, y: { field: 'amount', aggregate: 'sum' } },
  };
  it.each([
    ['de', [1, 6, 8], ['2024 W52', '2025 W01', '2025 W02']],
    ['en-GB', [1, 6, 8], ['2024 W52', '2025 W01', '2025 W02']],
    ['en-US', [3, 12], ['2024 W52', '2025 W01']],
  ])('start in %s on the day they start there', async (locale, sums, names) => {
    const { marks, bottom } = await drawRows(byWeek, days, { locale });
    expect(bottom).toEqual(names);
    expect(marks.map(({ datum }) => datum?.sum_amount)).toEqual(sums);
  });
});
