import { describe, expect, it } from 'vitest';
import { columnsOf, monthlyRevenue, topProducts } from '../../../../../stories/support/exampleResults.js';
import { type DrawnRows, drawRows } from '../support/drawRows.js';

const shops = ['Lyon', 'Porto', 'Graz', 'Oslo'];
const columns = columnsOf({ shop: 'string', kind: 'string', amount: 'number' }).map((column) =>
  column.name === 'amount' ? { ...column, format: { type: 'currency' as const, currency: 'EUR', decimalPlaces: 2 } } : column,
);
const x = { field: 'shop', type: 'nominal' };
const y = { field: 'amount', type: 'quantitative' };

const wide = { ...y, scale: { domain: [-1000, 1500] } };

function draw(amounts: readonly (number | null)[], encoding: object = { x, y }, options: object = {}, mark: unknown = 'bar') {
  const rows = amounts.map((amount, index) => [shops[index % 4] ?? '', index < 4 ? 'online' : 'store', amount]);
  return drawRows({ mark, encoding } as object, { columns, rows }, options);
}

const textsOf = ({ values }: DrawnRows) => values.map(({ text }) => text).filter((text) => text !== '');

describe('amounts at the ends of bars', () => {
  it('are formatted as in tooltips, above vertical bars and below negative ones', async () => {
    const { values, marks } = await draw([1200.5, 310, -330], { x, y: wide });
    expect(values.map(({ text }) => text)).toEqual(['€1,200.50', '€310.00', '-€330.00']);
    expect(values.map(({ baseline }) => baseline)).toEqual(['bottom', 'bottom', 'top']);
    expect(marks).toHaveLength(3);
  });

  it('are beside horizontal bars', async () => {
    const { values } = await draw([1200.5, 310, -330], { x: wide, y: x });
    expect(values.map(({ text }) => text)).toEqual(['€1,200.50', '€310.00', '-€330.00']);
    expect(values.map(({ align }) => align)).toEqual(['left', 'left', 'right']);
  });

  it('are inside a bar that leaves no room beyond its end', async () => {
    const scale = { domain: [0, 1200] };
    const { values } = await draw([1200, 310], { x, y: { ...y, scale } });
    expect(values.map(({ baseline }) => baseline)).toEqual(['top', 'bottom']);
    expect(values[0]?.fill).not.toBe(values[1]?.fill);
    const lying = await draw([1200, 310], { x: { ...y, scale }, y: x });
    expect(lying.values.map(({ align }) => align)).toEqual(['right', 'left']);
  });

  it('are short if the exact ones have no room, and left out if these have none either', async () => {
    expect(textsOf(await drawRows(JSON.parse(monthlyRevenue().vegaSpec ?? ''), monthlyRevenue(), { width: 700 }))[0]).toMatch(
      /^\d\.?\d*M$/,
    );
    expect(textsOf(await drawRows(JSON.parse(monthlyRevenue().vegaSpec ?? ''), monthlyRevenue(), { width: 300 }))).toEqual([]);
  });

  it('have no decimals if all are large', async () => {
    expect(textsOf(await draw([1200.5, 0, -3300.25], { x, y: { ...y, scale: { domain: [-5000, 5000] } } }))).toEqual([
      '€1,201',
      '€0',
      '-€3,300',
    ]);
  });

  it('keep the unit of columns that the chart puts one below the other', async () => {
    const now = columns.map((column) => (column.name === 'kind' ? { ...column, name: 'earlier', type: 'number' as const } : column));
    const format = now[2]?.format;
    const pairs = (earlierFormat: typeof format) => ({
      columns: now.map((column) => (column.name === 'earlier' ? { ...column, format: earlierFormat } : column)),
      rows: [['Lyon', 200, 300]],
    });
    const spec = {
      transform: [{ fold: ['amount', 'earlier'], as: ['series', 'sum'] }],
      mark: 'bar',
      encoding: { x: { field: 'series', type: 'nominal' }, y: { field: 'sum', type: 'quantitative' } },
    };
    expect(textsOf(await drawRows(spec, pairs(format)))).toEqual(['€300.00', '€200.00']);
    expect(textsOf(await drawRows(spec, pairs(undefined)))).toEqual(['300', '200']);
  });

  it('keep the unit that the axis asks for', async () => {
    expect(textsOf(await drawRows(JSON.parse(topProducts().vegaSpec ?? ''), topProducts()))[0]).toMatch(/^\$\d{3},\d{3}$/);
  });

  it('are left out for more than 15 bars', async () => {
    const rows = (count: number) => ({
      columns: columnsOf({ shop: 'string', amount: 'integer' }),
      rows: Array.from({ length: count }, (_, index) => [`S${index}`, index + 1]),
    });
    const spec = { mark: 'bar', encoding: { x, y } };
    expect(textsOf(await drawRows(spec, rows(15)))).toHaveLength(15);
    expect(textsOf(await drawRows(spec, rows(16)))).toEqual([]);
  });

  it('are left out where a bar is not one amount', async () => {
    const eight = [100, 200, 300, 400, 150, 250, 350, 450];
    const stacked = { x, y, color: { field: 'kind' } };
    expect(textsOf(await draw(eight, stacked))).toEqual([]);
    expect(textsOf(await draw(eight, { x, y: { ...y, stack: 'normalize' }, color: { field: 'kind' } }))).toEqual([]);
    expect(textsOf(await draw([100, 200], { x, y, y2: { field: 'amount' } }))).toEqual([]);
  });

  it('are above each bar of a group', async () => {
    const drawn = await draw([1, 2, 3, 4, 5, 6, 7, 8], { x, y, color: { field: 'kind' }, xOffset: { field: 'kind' } });
    expect(textsOf(drawn).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((amount) => `€${amount}.00`));
  });

  it('are the totals of grouped rows', async () => {
    const drawn = await draw([1, 2, 3, 4, 5, 6, 7, 8], { x, y: { ...y, aggregate: 'sum' } });
    expect(textsOf(drawn)).toEqual(['€6.00', '€8.00', '€10.00', '€12.00']);
    const counted = await draw([1, 2, 3, 4, 5], { x, y: { aggregate: 'count' } });
    expect(textsOf(counted)).toEqual(['2', '1', '1', '1']);
  });

  it('never touch each other', async () => {
    const { values } = await draw([123_456_789.12, 223_456_789.12, 323_456_789.12, 1], { x, y }, { width: 330 });
    const texts = values.map(({ text, x: middle }) => ({ middle: Number(middle), half: String(text).length * 3 }));
    for (const [index, { middle, half }] of texts.entries()) {
      const next = texts[index + 1];
      if (next !== undefined) expect(middle + half).toBeLessThan(next.middle - next.half);
    }
  });
});
