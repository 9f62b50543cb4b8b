import { describe, expect, it } from 'vitest';
import { columnsOf, monthlyRevenue } from '../../../../stories/support/exampleResults.js';
import { drawRows } from './support/drawRows.js';
import { plainMarks } from './support/plainMarks.js';

const encoding = { x: { field: 'month', type: 'temporal' }, y: { field: 'revenue', type: 'quantitative' } };

describe('months under bars', () => {
  const bars = (count: number) => ({
    columns: columnsOf({ month: 'time', revenue: 'number' }),
    rows: Array.from({ length: count }, (_, index) => [new Date(Date.UTC(2024, 6 + index, 1)).toISOString().slice(0, 10), index + 1]),
  });

  it('have their year once, on a second line, if they have no room for it', async () => {
    const { bottom, svg } = await drawRows({ mark: 'bar', encoding }, bars(12), { width: 360 });
    expect(bottom).toEqual(['Jul 2024', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan 2025', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
    expect(svg).not.toMatch(/rotate\(-[49]0/);
    const wide = await drawRows({ mark: 'bar', encoding }, bars(12), { width: 900 });
    expect(wide.bottom[1]).toBe('Aug 2024');
  });

  it('are thinned out evenly if there are very many', async () => {
    const { bottom, svg } = await drawRows({ mark: 'bar', encoding }, bars(36), { width: 360 });
    expect(bottom.slice(0, 3)).toEqual(['Jul 2024', 'Oct', 'Jan 2025']);
    expect(svg).not.toMatch(/rotate\(-[49]0/);
  });
});

describe('standing bars', () => {
  const bars = (names: readonly string[], kinds: readonly string[] = ['']) => ({
    columns: columnsOf({ name: 'string', kind: 'string', amount: 'integer' }),
    rows: names.flatMap((name, index) => kinds.map((kind) => [name, kind, index + 1])),
  });
  const encoding = { x: { field: 'name' }, y: { field: 'amount', type: 'quantitative' } };

  it('are not wider than a hundred pixels if they are few, and in the middle of their places', async () => {
    const { marks, stops } = await drawRows({ mark: 'bar', encoding }, bars(['A', 'B', 'C']), { width: 1200 });
    expect(marks.every(({ width }) => Number(width) <= 96.5)).toBe(true);
    const [first, second, third] = stops.map(({ box }) => box.left + box.width / 2);
    expect(Number(third) - Number(second)).toBeCloseTo(Number(second) - Number(first), 1);
    expect(Number(second) - Number(first)).toBeGreaterThan(300);
  });

  it('take 65 % of their places if they are many', async () => {
    const { stops } = await drawRows({ mark: 'bar', encoding }, bars(Array.from({ length: 12 }, (_, index) => `N${index}`)), {
      width: 700,
    });
    const [first, second] = stops.map(({ box }) => box);
    expect((first?.width ?? 0) / ((second?.left ?? 0) - (first?.left ?? 0))).toBeCloseTo(0.65, 2);
  });

  it('are narrower in groups', async () => {
    const grouped = { ...encoding, xOffset: { field: 'kind' }, color: { field: 'kind' } };
    const { marks } = await drawRows({ mark: 'bar', encoding: grouped }, bars(['A', 'B'], ['k', 'l', 'm']), { width: 1200 });
    expect(marks.every(({ width }) => Number(width) <= 64.5)).toBe(true);
  });
});

describe('the look of a chart', () => {
  it.each(['monotone', 'basis', 'cardinal', 'catmull-rom', 'natural'])(
    'has straight lines between points, not a curve: %s',
    async (curve) => {
      for (const type of ['line', 'area']) {
        const { marks } = await drawRows({ mark: { type, interpolate: curve }, encoding }, monthlyRevenue());
        expect(marks.filter(({ interpolate }) => interpolate !== undefined && interpolate !== 'linear')).toEqual([]);
      }
    },
  );

  it('keeps the steps of values that last until the next one', async () => {
    const { marks } = await drawRows({ mark: { type: 'line', interpolate: 'step-after' }, encoding }, monthlyRevenue());
    expect(marks.some(({ interpolate }) => interpolate === 'step-after')).toBe(true);
  });

  it.each([320, 480, 800])('has the legend of two series on one line, however long their names: %i px', async (width) => {
    const names = ['Orders from the online shop', 'Orders from all of the stores'];
    const rows = ['2025-01-01', '2025-02-01'].flatMap((month) => names.map((name, index) => [month, name, index + 1]));
    const columns = columnsOf({ month: 'time', name: 'string', revenue: 'integer' });
    const { legendTops } = await drawRows(
      { mark: 'line', encoding: { ...encoding, color: { field: 'name' } } },
      { columns, rows },
      { width },
    );
    expect(legendTops).toHaveLength(2);
    expect(new Set(legendTops).size).toBe(1);
  });

  it('sorts numbers that are used as names, unless it has an order', async () => {
    const rows = [19, 9, 18, 8].flatMap((hour) => ['Mon', 'Tue'].map((day) => [hour, day, hour]));
    const columns = columnsOf({ hour: 'integer', day: 'string', orders: 'integer' });
    const draw = async (mark: string, hour: object) => {
      const channels = { x: { field: 'hour', ...hour }, y: { field: 'day' }, color: { field: 'orders', type: 'quantitative' } };
      return (await drawRows({ mark, encoding: channels }, { columns, rows })).bottom;
    };
    for (const type of ['ordinal', 'nominal']) expect(await draw('rect', { type })).toEqual(['8', '9', '18', '19']);
    expect(await draw('rect', { type: 'ordinal', sort: [9, 8, 19, 18] })).toEqual(['9', '8', '19', '18']);
  });

  it('has bars that take about two thirds of the distance between them', async () => {
    const { stops } = await drawRows({ mark: 'bar', encoding }, monthlyRevenue());
    const [first, second] = stops.map(({ box }) => box);
    if (first === undefined || second === undefined) throw new Error('There are no bars.');
    expect(first.width / (second.left - first.left)).toBeCloseTo(0.65, 2);
  });

  it('wraps columns that do not fit beside each other, up to twelve', async () => {
    const draw = async (count: number, width: number) => {
      const rows = Array.from({ length: 2 * count }, (_, place) => [place % 2, `Store ${Math.floor(place / 2)}`, place]);
      const channels = { x: { field: 'half' }, y: { field: 'sales', type: 'quantitative' }, column: { field: 'store' } };
      const columns = columnsOf({ half: 'integer', store: 'string', sales: 'integer' });
      const { svg, missing } = await drawRows({ mark: 'bar', encoding: channels }, { columns, rows }, { width });
      expect(missing).toBe(0);
      return Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);
    };
    expect(await draw(3, 320)).toBeLessThanOrEqual(320);
    expect(await draw(4, 500)).toBeLessThanOrEqual(500);
    expect(await draw(3, 800)).toBeGreaterThan(600);
    expect(await draw(13, 320)).toBeGreaterThan(1400);
  });
});

describe('tooltips', () => {
  const rows = {
    columns: columnsOf({ name: 'string', amount: 'integer', weight: 'integer' }),
    rows: Array.from({ length: 200 }, (_, index) => [`name ${index % 4}`, (index * 37) % 101, (index * 53) % 97]),
  };

  it.each(['color', 'fill', 'stroke', 'size', 'shape', 'row', 'column', 'facet', 'opacity'])(
    'make no further groups of bins: %s',
    async (channel) => {
      for (const bin of [true, { nice: false }, { maxbins: 4 }]) {
        const binned = { [channel]: { bin, field: 'weight', type: channel === 'shape' ? 'ordinal' : 'quantitative' } };
        const spec = { mark: 'point', encoding: { x: { field: 'name' }, y: { aggregate: 'mean', field: 'amount' }, ...binned } };
        expect((await drawRows(spec, rows)).marks).toHaveLength(await plainMarks(spec, rows));
      }
    },
  );
});

describe('round ends of bars', () => {
  const days = (count: number) => ({
    columns: columnsOf({ day: 'time', amount: 'integer' }),
    rows: Array.from({ length: count }, (_, index) => [new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10), 5 + (index % 7)]),
  });
  const x = { field: 'day', type: 'temporal' };
  const bars = (timeUnit?: string) => ({ mark: 'bar', encoding: { x: { ...x, timeUnit }, y: { field: 'amount', aggregate: 'sum' } } });
  const hasRoundEnds = ({ svg }: { readonly svg: string }) => / d="M[^"]*C/.test(svg);

  it('are left out where they would not show', async () => {
    expect(hasRoundEnds(await drawRows(bars(), days(100)))).toBe(true);
    expect(hasRoundEnds(await drawRows(bars('yearmonth'), days(400)))).toBe(true);
    const first = { ...bars(), transform: [{ filter: "datum.day < '2024-01-20'" }] };
    expect(hasRoundEnds(await drawRows({ ...first, encoding: { ...first.encoding, x: { ...x, type: 'ordinal' } } }, days(190)))).toBe(true);
    for (const unit of [undefined, 'yearmonthdate']) {
      const drawn = await drawRows(bars(unit), days(400));
      expect(hasRoundEnds(drawn)).toBe(false);
      expect(drawn.shown).toBe(400);
    }
  });
});
