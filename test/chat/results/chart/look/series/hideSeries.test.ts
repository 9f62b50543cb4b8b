import { describe, expect, it } from 'vitest';
import type { SeriesValue } from '../../../../../../src/chat/results/chart/look/series/legendSeries.js';
import type { SceneNode } from '../../../../../../src/chat/results/chart/proof/shownMarks.js';
import { tipText } from '../../../../../../src/chat/results/chart/read/chartTips.js';
import type { QueryRows } from '../../../../../../src/client/chat-stream/QueryRows.js';
import { columnsOf } from '../../../../../../stories/support/exampleResults.js';
import { type DrawnRows, drawRows } from '../../support/drawRows.js';

const kinds = ['Store', 'Online', 'Partner'];
const sales: QueryRows = {
  columns: columnsOf({ month: 'time', region: 'string', kind: 'string', amount: 'integer', cost: 'integer' }),
  rows: ['2025-01-01', '2025-02-01', '2025-03-01'].flatMap((month, at) =>
    kinds.flatMap((kind, index) => ['North', 'South'].map((region) => [month, region, kind, (at + 1) * 10 ** (index + 1), 7 + index])),
  ),
};
const month = { field: 'month', type: 'ordinal' };
const amount = { field: 'amount', type: 'quantitative', aggregate: 'sum' };
const color = { field: 'kind' };
const bars = { mark: 'bar', encoding: { x: month, y: amount, color } };

describe('a series that is hidden', () => {
  it.each<[string, object]>([
    ['bars', bars],
    ['lying bars', { mark: 'bar', encoding: { y: month, x: amount, color } }],
    [
      'bars of single rows',
      { mark: 'bar', encoding: { x: month, y: { ...amount, aggregate: undefined }, color, detail: { field: 'region' } } },
    ],
    ['percent', { mark: 'bar', encoding: { x: month, y: { ...amount, stack: 'normalize' }, color } }],
    ['areas', { mark: 'area', encoding: { x: { field: 'month', type: 'temporal' }, y: amount, color } }],
    ['slices', { mark: 'arc', encoding: { theta: amount, color } }],
    ['bars in cells', { mark: 'bar', encoding: { x: month, y: amount, color, column: { field: 'region' } } }],
    ['totals of all series', { encoding: { x: month, y: amount }, layer: [{ mark: 'bar', encoding: { color } }, { mark: 'point' }] }],
    ['made names', { ...bars, transform: [{ calculate: "datum.kind + '!'", as: 'kind' }] }],
    ['lines', { mark: 'line', encoding: { x: { field: 'month', type: 'temporal' }, y: amount, color } }],
    ['bars side by side', { mark: 'bar', encoding: { x: month, y: amount, color, xOffset: color } }],
  ])('leaves the others where they are without its rows, in their colors and order: %s', async (name, spec) => {
    const hidden = name === 'made names' ? 'Online!' : 'Online';
    const whole = await drawRows(spec, sales);
    const drawn = await drawRows(spec, sales, { hidden: [hidden] });
    const without = await drawRows(spec, { ...sales, rows: sales.rows.filter(([, , kind]) => kind !== 'Online') });
    expect(amountsOf(drawn)).toEqual(amountsOf(without));
    expect(drawn.marks.length).toBeGreaterThan(0);
    expect(coloursOf(drawn)).toEqual(coloursOf(whole, hidden));
    expect(drawn.entries?.map(plain)).toEqual(whole.entries?.map(plain));
    expect(drawn.legend.map(plain)).toEqual(whole.legend.map(plain));
    if (name === 'lying bars') expect(drawn.left).toEqual(whole.left);
    else expect(drawn.bottom).toEqual(whole.bottom);
  });

  it('leaves bins as they are', async () => {
    const spec = { mark: 'bar', encoding: { x: { field: 'amount', bin: true }, y: { aggregate: 'count' }, color } };
    const [whole, drawn] = [await drawRows(spec, sales), await drawRows(spec, sales, { hidden: ['Partner'] })];
    expect(drawn.bottom).toEqual(whole.bottom);
    expect(drawn.shown).toBeLessThan(whole.shown);
  });

  it('leaves shares of what is shown', async () => {
    const pie = { mark: 'arc', encoding: { theta: amount, color } };
    const tips = async (hidden: readonly SeriesValue[]) => (await drawRows(pie, sales, { hidden })).stops.map(({ tip }) => tipText(tip));
    expect(await tips([])).toEqual(['Amount Store 120 · 0.9%', 'Amount Online 1,200 · 9%', 'Amount Partner 12,000 · 90.1%']);
    expect(await tips(['Partner'])).toEqual(['Amount Store 120 · 9.1%', 'Amount Online 1,200 · 90.9%']);
    expect((await drawRows(pie, sales, { hidden: ['Partner'] })).legend).toEqual(['Partner · 0%', 'Online · 90.9%', 'Store · 9.1%']);
  });

  it('leaves the axis at zero, and no end of it cut off', async () => {
    expect((await drawRows(bars, sales)).left).toContain('6K');
    const drawn = await drawRows(bars, sales, { hidden: ['Partner'] });
    expect([drawn.left.at(-1), drawn.left.includes('600')]).toEqual(['0', true]);
  });

  it.each<[string, 'string' | 'integer' | 'boolean', readonly SeriesValue[]]>([
    ['numbers', 'integer', [1, 2, 3, null]],
    ['booleans', 'boolean', [true, false, null]],
    ['empty values', 'string', ['null', null, '0', 'false']],
  ])('is distinguished from all others: %s', async (_kind, type, values) => {
    const columns = columnsOf({ month: 'string', kind: type, amount: 'integer' });
    const given = { columns, rows: values.map((value, index) => ['Jan', value, index + 1]) };
    const spec = {
      mark: 'bar',
      encoding: { x: { field: 'month' }, y: { field: 'amount', type: 'quantitative' }, color: { ...color, type: 'nominal' } },
    };
    const whole = await drawRows(spec, given);
    expect(whole.series).toHaveLength(values.length);
    for (const series of whole.series) {
      const drawn = await drawRows(spec, given, { hidden: [series] });
      expect(drawn.marks).toHaveLength(values.length - 1);
      expect(drawn.series).toEqual(whole.series);
    }
  });

  it('leaves an empty chart with its legend if all are hidden', async () => {
    for (const spec of [bars, { ...bars, mark: 'line' }, { ...bars, mark: 'area' }, { mark: 'arc', encoding: { theta: amount, color } }]) {
      const drawn = await drawRows(spec, sales, { hidden: kinds });
      expect([drawn.shown, drawn.legend.length + drawn.lineNames.length, drawn.stops]).toEqual([0, 3, []]);
      expect(drawn.svg).not.toContain('NaN');
      expect(drawn.entries).toHaveLength(3);
    }
  });

  it('keeps its name at the end of its line, as do the others', async () => {
    const spec = { mark: 'line', encoding: { x: { field: 'month', type: 'temporal' }, y: { ...amount, field: 'cost' }, color } };
    const [whole, drawn] = [await drawRows(spec, sales), await drawRows(spec, sales, { hidden: ['Partner'] })];
    expect(whole.lineNames.map(({ text }) => text)).toEqual(['Partner', 'Online', 'Store']);
    expect([drawn.lineNames, drawn.left]).toEqual([whole.lineNames, whole.left]);
    expect(drawn.shown).toBeLessThan(whole.shown);
  });
});

/** The extents and the amounts of the marks. */
function amountsOf({ marks, left }: DrawnRows): unknown {
  const extents = marks.map(({ height, startAngle, endAngle, datum, mark }) => ({
    height: Object(mark).marktype === 'rect' ? Math.round(Number(height)) : undefined,
    angle: typeof endAngle === 'number' ? (endAngle - Number(startAngle)).toFixed(4) : undefined,
    amounts: Object.entries(datum ?? {}).filter(([name, value]) => /^(sum_)?amount/.test(name) && typeof value === 'number'),
  }));
  return { left, extents: extents.map((extent) => JSON.stringify(extent)).sort() };
}

function coloursOf({ marks }: DrawnRows, hidden?: string): readonly unknown[] {
  const shown = marks.filter((mark) => seriesOf(mark) !== undefined && seriesOf(mark) !== hidden);
  return [...new Map(shown.map((mark) => [seriesOf(mark), mark.fill ?? mark.stroke]))];
}

function seriesOf({ datum }: SceneNode): unknown {
  return datum?.kind;
}

function plain(name: string): string {
  return name.replace(/ · .*/, '');
}
