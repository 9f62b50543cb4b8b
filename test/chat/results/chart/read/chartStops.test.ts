import { describe, expect, it } from 'vitest';
import { chartStops, stopAt } from '../../../../../src/chat/results/chart/read/chartStops.js';
import { tipText } from '../../../../../src/chat/results/chart/read/chartTips.js';
import { columnsOf, revenueByChannel } from '../../../../../stories/support/exampleResults.js';
import { drawRows } from '../support/drawRows.js';

const sales = {
  columns: columnsOf({ month: 'time', channel: 'string', revenue: 'number', orders: 'integer' }).map((column) =>
    column.name === 'revenue'
      ? { ...column, title: 'Revenue', format: { type: 'currency' as const, currency: 'EUR', decimalPlaces: 2 } }
      : column,
  ),
  rows: ['2025-01-01', '2025-02-01', '2025-03-01'].flatMap((month, index) => [
    [month, 'Online', 1000 + index, 10],
    [month, 'Store', 500.5 + index, 5],
  ]),
};
const month = { field: 'month', type: 'temporal' };
const revenue = { field: 'revenue', type: 'quantitative' };
const channel = { field: 'channel', type: 'nominal' };

async function tips(spec: object, rows = sales) {
  const { stops } = await drawRows(spec, rows);
  return stops.map(({ tip }) => tipText(tip));
}

describe('the places where values can be read', () => {
  it.each(['line', 'area', 'trail', 'point'])('are those on the x-axis, with all series there: %s', async (mark) => {
    const { stops } = await drawRows({ mark, encoding: { x: month, y: revenue, color: channel } }, sales);
    expect(stops.map(({ tip }) => tip.title)).toEqual(['Jan 2025', 'Feb 2025', 'Mar 2025']);
    expect(stops[1]?.tip).toMatchObject({ measure: 'Revenue' });
    expect(stops[1]?.tip.rows.map(({ name, value }) => `${name} ${value}`)).toEqual(['Online €1,001.00', 'Store €501.50']);
    expect(new Set(stops[1]?.tip.rows.map(({ colour }) => colour)).size).toBe(2);
  });

  it('name the measures of several layers, bars included', async () => {
    const orders = { field: 'orders', type: 'quantitative', aggregate: 'sum', title: 'Orders' };
    const spec = {
      encoding: { x: { ...month, timeUnit: 'yearmonth' } },
      layer: [
        { mark: 'bar', encoding: { y: { ...revenue, aggregate: 'sum' } } },
        { mark: 'line', encoding: { y: orders } },
      ],
      resolve: { scale: { y: 'independent' } },
    };
    expect((await tips(spec))[0]).toMatch(/Revenue €1,500\.50/);
    expect((await tips(spec))[0]).toMatch(/Orders 15/);
  });

  it('are the bars, with their series', async () => {
    const bars = { mark: 'bar', encoding: { x: { ...channel }, y: { ...revenue, aggregate: 'sum' } } };
    expect(await tips(bars)).toEqual(['Online: Revenue €3,003.00', 'Store: Revenue €1,504.50']);
    const untitled = { mark: 'bar', encoding: { x: { ...channel, title: null }, y: { ...revenue, aggregate: 'sum' } } };
    expect(await tips(untitled)).toEqual(await tips(bars));
    const stack = { mark: 'bar', encoding: { x: { ...month, type: 'ordinal' }, y: revenue, color: channel } };
    expect(await tips(stack)).toContain('Jan 2025: Revenue Store €500.50');
  });

  it('are the bars also above a small one', async () => {
    const rows = [
      ['Large', 1000],
      ['Small', 1],
    ];
    const spec = { mark: 'bar', encoding: { x: { field: 'name' }, y: { field: 'amount', type: 'quantitative' } } };
    const { stops } = await drawRows(spec, { columns: columnsOf({ name: 'string', amount: 'integer' }), rows });
    const small = stops.find(({ tip }) => tip.title === 'Small');
    expect(stopAt(stops, (small?.box.left ?? 0) + 5, 20)).toBe(small);
  });

  it('go from top to bottom along lying bars', async () => {
    const spec = { mark: 'bar', encoding: { y: { ...channel, sort: ['Store', 'Online'] }, x: { ...revenue, aggregate: 'sum' } } };
    expect(await tips(spec)).toEqual(['Store: Revenue €1,504.50', 'Online: Revenue €3,003.00']);
  });

  it('are the cells of a heat map and the slices of a ring, under the pointer', async () => {
    const heat = { mark: 'rect', encoding: { x: { ...month, type: 'ordinal' }, y: channel, color: revenue } };
    const { stops } = await drawRows(heat, sales);
    expect(stops).toHaveLength(6);
    for (const stop of stops) {
      const { left, top, width, height } = stop.box;
      expect(stopAt(stops, left + width / 2, top + height / 2)).toBe(stop);
    }
    const ring = await drawRows({ mark: 'arc', encoding: { theta: { ...revenue, aggregate: 'sum' }, color: channel } }, sales);
    expect(ring.stops.map(({ tip }) => tipText(tip))).toEqual(['Revenue Online €3,003.00 · 66.6%', 'Revenue Store €1,504.50 · 33.4%']);
    for (const stop of ring.stops) expect(stopAt(ring.stops, stop.box.left, stop.box.top)).toBe(stop);
  });

  it('are found in each part of a grid', async () => {
    const spec = {
      mark: 'line',
      encoding: {
        x: { field: 'orders.month', type: 'temporal' },
        y: { field: 'orders.revenue', type: 'quantitative' },
        column: { field: 'orders.channel' },
      },
    };
    const { stops } = await drawRows(spec, revenueByChannel());
    expect(stops).toHaveLength(108);
    expect(new Set(stops.map(({ plot }) => plot.left)).size).toBe(3);
    const last = stops.at(-1);
    expect(stopAt(stops, last?.box.left ?? 0, (last?.box.top ?? 0) + 5)).toBe(last);
  });

  it('say everything a row has if it is more than one value', async () => {
    const spec = { mark: 'point', encoding: { x: revenue, y: { field: 'orders', type: 'quantitative' }, color: channel } };
    expect((await tips(spec))[0]).toBe('Channel Store, Revenue €500.50, Orders 5');
  });

  it('are shortened, and never throw, however deep, long or wide a value is', () => {
    const deep = Array.from({ length: 50_000 }).reduce<unknown>((inner) => [inner], 1);
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field ${index}`, index]));
    const tooltips = [deep, { deep }, 'a'.repeat(1_000_000), { ['n'.repeat(1_000_000)]: 1 }, wide, 9_007_199_254_740_993n, 0, false, {}];
    const items = tooltips.map((tooltip, index) => ({ x: index, y: 1, width: 1, height: 1, tooltip }));
    const scene = { marktype: 'group', items: [{ width: 100, height: 100, items: [{ role: 'mark', marktype: 'rect', items }] }] };
    const stops = chartStops(scene, { places: new Set(), series: new Set(), shares: new Set(), arePointsOverTime: false });
    expect(stops).toHaveLength(tooltips.length);
    for (const { tip } of stops) expect(tipText(tip).length).toBeLessThan(5_000);
    expect(stops[5]?.tip.title).toBe('9007199254740993');
    expect(stops.slice(6, 8).map(({ tip }) => tip.title)).toEqual(['0', 'false']);
  });
});

describe('a series of a legend', () => {
  const bar = { mark: 'bar', encoding: { x: { ...month, type: 'ordinal' }, y: revenue, color: channel } };
  const named = (spec: object, hidden: readonly string[] = []) => drawRows(spec, sales, { hidden });

  it.each<[string, object]>([
    ['lines', { mark: { type: 'line', point: true }, encoding: { x: month, y: revenue, color: channel } }],
    ['areas', { mark: 'area', encoding: { x: month, y: revenue, color: channel } }],
    ['stacked bars', bar],
    ['bars side by side', { ...bar, encoding: { ...bar.encoding, xOffset: { field: 'channel' } } }],
    ['slices', { mark: 'arc', encoding: { theta: { ...revenue, aggregate: 'sum' }, color: channel } }],
    ['views with one legend', { ...bar, encoding: { ...bar.encoding, column: channel } }],
  ])('has no values once it is hidden, and the others keep theirs: %s', async (_kind, spec) => {
    const { entries, stops } = await named(spec);
    const without = await named(spec, ['Store']);
    expect(entries?.map((name) => name.replace(/ · .*/, ''))).toEqual(['Online', 'Store']);
    const texts = (all: typeof stops) => all.map(({ tip }) => tipText(tip)).join('; ');
    expect(texts(stops)).toContain('Store');
    expect(texts(without.stops)).not.toContain('Store');
    expect(texts(without.stops)).toContain('Online');
  });

  it('can be a layer with the name of its measure', async () => {
    const layer = (name: string) => ({
      mark: 'line',
      encoding: { y: { ...revenue, aggregate: 'sum', field: name }, color: { datum: name } },
    });
    const spec = { encoding: { x: month }, layer: [layer('revenue'), layer('orders')] };
    expect((await named(spec)).entries).toEqual(['revenue', 'orders']);
    const without = await named(spec, ['revenue']);
    expect(without.entries).toEqual(['revenue', 'orders']);
    expect(without.stops[0]?.tip.rows).toHaveLength(1);
    // The axis fits the few orders.
    expect(without.left.at(0)).toBe('€15');
  });

  it('cannot be hidden if the legend is a ramp, names one series or is one of several', async () => {
    const ramp = { mark: 'point', encoding: { x: month, y: revenue, color: { field: 'orders', type: 'quantitative' } } };
    const several = { mark: 'point', encoding: { x: month, y: revenue, color: channel, size: { field: 'orders', type: 'quantitative' } } };
    expect((await named(ramp)).entries).toBeUndefined();
    expect((await named(several)).entries).toBeUndefined();
    const one = { ...sales, rows: sales.rows.filter((row) => row[1] === 'Store') };
    expect((await drawRows(bar, one)).entries).toBeUndefined();
  });

  it('has a button only if the legend names it: the last entry of a long legend counts the rest', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ['2025-01-01', `Channel ${index}`, 1000 - index, 1]);
    const { legend, entries } = await drawRows(bar, { ...sales, rows });
    expect(legend.at(-1)).toBe('…15 entries');
    expect(entries).toEqual(legend.slice(0, -1));
  });
});
