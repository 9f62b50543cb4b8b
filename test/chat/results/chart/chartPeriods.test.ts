import { describe, expect, it } from 'vitest';
import { tipText } from '../../../../src/chat/results/chart/read/chartTips.js';
import type { ColumnType } from '../../../../src/client/chat-stream/QueryRows.js';
import { columnsOf } from '../../../../stories/support/exampleResults.js';
import { type DrawnRows, drawRows } from './support/drawRows.js';

const now = Date.UTC(2026, 10, 26, 14, 30);

function draw(times: readonly unknown[], { name = 'at', type = 'time', scale = 'temporal', mark = 'line', at = now, ...x }: Options = {}) {
  const rows = times.map((time, index) => [time as string, 10 + ((index * 7) % 5)]);
  const spec = { mark, encoding: { x: { field: name, type: scale, ...x }, y: { field: 'amount', type: 'quantitative' } } };
  return drawRows(spec, { columns: columnsOf({ [name]: type, amount: 'number' }), rows }, { now: at });
}

interface Options {
  name?: string;
  scale?: string;
  type?: ColumnType;
  mark?: string;
  at?: number;
  timeUnit?: string;
}

/** The dashes of the first line. */
function dashesOf({ marks }: DrawnRows): readonly number[] | undefined {
  return marks.find(({ size, strokeDash }) => size === undefined && strokeDash !== undefined)?.strokeDash as readonly number[] | undefined;
}

describe('the last period', () => {
  it.each<[string, readonly unknown[], ColumnType, string | undefined, string]>([
    ['day', ['2026-11-24', '2026-11-25', '2026-11-26'], 'time', undefined, 'Nov 26, 2026'],
    ['week', ['2026-11-09', '2026-11-16', '2026-11-23'], 'time', undefined, 'Nov 23, 2026'],
    ['week grouped by day', ['2026-11-09', '2026-11-16', '2026-11-23'], 'time', 'yearmonthdate', 'Nov 23, 2026'],
    ['week in text', ['2026-W46', '2026-W47', '2026-W48'], 'string', undefined, 'Nov 23, 2026'],
    ['month', ['2026-09-01', '2026-10-01', '2026-11-01'], 'time', undefined, 'Nov 2026'],
    ['month in text', ['2026-09', '2026-10', '2026-11'], 'string', undefined, 'Nov 2026'],
    ['quarter', ['2026-04-01', '2026-07-01', '2026-10-01'], 'time', undefined, 'Oct 2026'],
    ['fiscal quarter', ['2026-05-01', '2026-08-01', '2026-11-01'], 'time', undefined, 'Nov 2026'],
    ['quarter in text', ['Q2 2026', 'Q3 2026', 'Q4 2026'], 'string', undefined, 'Q4 2026'],
    ['year', ['2024-01-01', '2025-01-01', '2026-01-01'], 'time', undefined, '2026'],
    ['year as a number', [2024, 2025, 2026], 'integer', undefined, '2026'],
    ['month of days', ['2026-10-03', '2026-10-09', '2026-11-05'], 'time', 'yearmonth', 'Nov 2026'],
    ['quarter of days', ['2026-07-03', '2026-08-09', '2026-11-05'], 'time', 'yearquarter', 'Q4 2026'],
  ])('is unfinished while it runs: %s', async (_unit, times, type, timeUnit, name) => {
    for (const mark of ['line', 'bar']) {
      const drawn = await draw(times, { type, mark, ...(timeUnit !== undefined && { timeUnit }) });
      expect(drawn.open.length).toBe(1);
      if (mark === 'line') expect(drawn.open[0]).toBe(name);
      const tips = drawn.stops.map(({ tip }) => tip.note);
      expect(tips.filter((note) => note === 'not finished yet')).toHaveLength(1);
      expect(tips.at(-1)).toBe('not finished yet');
    }
  });

  it('follows the kind of the column: years may have gaps, and counts are not years', async () => {
    const open = async (name: string, values: readonly number[]) =>
      (await draw(values, { name, type: 'integer', scale: 'ordinal' })).open.length;
    expect(await open('fiscal_year', [2020, 2023, 2026])).toBe(1);
    expect(await open('sessions', [2024, 2025, 2026])).toBe(0);
  });

  it.each<[string, readonly unknown[], ColumnType?, number?]>([
    ['over', ['2026-08-01', '2026-09-01', '2026-10-01']],
    ['over since midnight', ['2026-08-01', '2026-09-01', '2026-10-01'], 'time', Date.UTC(2026, 10, 1)],
    ['followed by others, as in a plan', ['2026-10-01', '2026-11-01', '2026-12-01']],
    ['in the future', ['2026-12-01', '2027-01-01', '2027-02-01']],
    ['of an unknown length', ['2026-11-26T08:00:00', '2026-11-26T12:00:00', '2026-11-26T14:00:00']],
    ['a number that is no year', [12, 2026, 480], 'integer'],
  ])('is not marked if it is %s', async (_kind, times, type, at) => {
    for (const mark of ['line', 'bar']) {
      const drawn = await draw(times, { ...(type && { type }), ...(at !== undefined && { at }), mark });
      expect(drawn.open).toEqual([]);
      expect(dashesOf(drawn)).toBeUndefined();
      expect(drawn.stops.every(({ tip }) => tip.note === undefined)).toBe(true);
    }
  });

  it('is at the dashed end of a line, and only there', async () => {
    const drawn = await draw(['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01']);
    const points = drawn.marks.filter(({ size }) => size === undefined).map(({ x, y }) => [Number(x), Number(y)] as const);
    const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)));
    const [solid = 0, ...dashes] = dashesOf(drawn) ?? [];
    expect(solid).toBeCloseTo((lengths[0] ?? 0) + (lengths[1] ?? 0), 3);
    expect(dashes.reduce((sum, length) => sum + length, 0)).toBeGreaterThanOrEqual(lengths[2] ?? 0);
    expect(drawn.svg).toContain(`stroke-dasharray="${solid},`);
  });

  it('is at the end of each line, and not where a line ends before', async () => {
    const rows = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'].flatMap((month, index) =>
      index === 3
        ? [[month, 'Web', 4]]
        : [
            [month, 'Web', index],
            [month, 'Shop', 9],
          ],
    );
    const encoding = { x: { field: 'month', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' }, color: { field: 'shop' } };
    const { svg } = await drawRows(
      { mark: 'line', encoding },
      { columns: columnsOf({ month: 'time', shop: 'string', amount: 'number' }), rows },
      { now },
    );
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  });

  it('is pale in bars, with a dashed edge', async () => {
    const { marks } = await draw(['2026-09-01', '2026-10-01', '2026-11-01'], { mark: 'bar' });
    expect(marks.map(({ fillOpacity }) => fillOpacity)).toEqual([undefined, undefined, 0.3]);
    expect(marks.map(({ strokeDash }) => strokeDash)).toEqual([undefined, undefined, [3, 2]]);
    expect(marks[2]?.stroke).toBe(marks[2]?.fill);
  });

  it('is pale in areas of several series, starting at the previous period', async () => {
    const columns = columnsOf({ at: 'time', kind: 'string', amount: 'number' });
    const rows = ['2026-09-01', '2026-10-01', '2026-11-01'].flatMap((at) => [
      [at, 'a', 1],
      [at, 'b', 2],
    ]);
    const encoding = { x: { field: 'at', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' }, color: { field: 'kind' } };
    const { veil, stops } = await drawRows({ mark: 'area', encoding }, { columns, rows }, { now });
    expect(veil).toHaveLength(1);
    expect([Number(veil[0]?.x), Number(veil[0]?.x) + Number(veil[0]?.width)]).toEqual(
      stops.slice(1).map(({ box }) => expect.closeTo(box.left, 0)),
    );
    expect((await drawRows({ mark: 'area', encoding }, { columns, rows })).veil).toEqual([]);
    expect((await drawRows({ mark: 'area', encoding }, { columns, rows: rows.slice(4) }, { now })).veil).toEqual([]);
  });

  it('keeps the dashes and colours of a spec', async () => {
    const mark = { type: 'line', strokeDash: [2, 2] };
    const spec = { mark, encoding: { x: { field: 'at', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' } } };
    const rows = [
      ['2026-10-01', 1],
      ['2026-11-01', 2],
    ];
    expect(dashesOf(await drawRows(spec, { columns: columnsOf({ at: 'time', amount: 'number' }), rows }, { now }))).toEqual([2, 2]);
    const cells = await draw(['2026-09-01', '2026-10-01', '2026-11-01'], { mark: 'rect' });
    expect(cells.marks.every(({ fillOpacity }) => fillOpacity === undefined)).toBe(true);
  });

  it('is read out with its values', async () => {
    const { stops } = await draw(['2026-09-01', '2026-10-01', '2026-11-01']);
    expect(stops.map(({ tip }) => tipText(tip))[2]).toMatch(/^Nov 2026, not finished yet: /);
  });
});

describe('an axis of amounts', () => {
  const amount = (scale: object) => ({ x: { field: 'at', type: 'temporal' }, y: { field: 'amount', type: 'quantitative', scale } });
  const rows = {
    columns: columnsOf({ at: 'time', amount: 'number' }),
    rows: [
      ['2025-01-01', 80],
      ['2025-02-01', 90],
      ['2025-03-01', 86],
    ],
  };

  it('is reported if it starts well above zero', async () => {
    expect((await drawRows({ mark: 'line', encoding: amount({ zero: false }) }, rows)).cut).toEqual({ start: 80 });
    expect((await drawRows({ mark: 'bar', encoding: amount({ domain: [50, 100] }) }, rows)).cut).toEqual({ start: 50 });
    expect((await drawRows({ mark: 'line', encoding: amount({}) }, rows)).cut).toBeUndefined();
    expect((await drawRows({ mark: 'line', encoding: amount({ domain: [5, 100] }) }, rows)).cut).toBeUndefined();
    expect((await drawRows({ mark: 'point', encoding: amount({ zero: false }) }, rows)).cut).toBeUndefined();
  });

  it.each(['bar', 'area'])('starts at zero for a mark that stands on it, even if the spec would cut it: %s', async (mark) => {
    const drawn = await drawRows({ mark, encoding: amount({ zero: false }) }, rows);
    expect(drawn.cut).toBeUndefined();
    expect(drawn.left).toContain('0');
  });
});
