import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../stories/support/exampleResults.js';
import { drawRows } from './support/drawRows.js';

const rows = {
  columns: columnsOf({ shop: 'string', region: 'string', opened: 'time', sales: 'integer', visits: 'integer', staff: 'integer' }),
  rows: Array.from({ length: 1_000 }, (_, index) => [
    `shop ${index}`,
    `region ${index % 5}`,
    new Date(Date.UTC(2022, 0, 1 + index)).toISOString().slice(0, 10),
    (index * 37) % 997,
    (index * 91) % 883,
    (index * 53) % 771,
  ]),
};
const shop = { field: 'shop', type: 'nominal' };
const region = { field: 'region', type: 'nominal' };
const sales = { field: 'sales', type: 'quantitative' };
const byRank = { window: [{ op: 'row_number', as: 'rank' }], sort: [{ field: 'sales', order: 'descending' }] };
const others = { calculate: "datum.rank <= 9 ? datum.shop : 'All others'", as: 'named' };
const best = rows.rows.toSorted(([, , , one], [, , , other]) => Number(other) - Number(one)).map(([name]) => String(name));

describe('a thousand names of which few are left', () => {
  it.each<[string, object]>([
    ['beside bars', { y: { ...shop, sort: '-x' }, x: sales }],
    ['under bars', { x: { ...shop, sort: '-y' }, y: sales }],
  ])('are all shown %s', async (_place, encoding) => {
    const drawn = await drawRows({ mark: 'bar', transform: [byRank, { filter: 'datum.rank <= 10' }], encoding }, rows);
    expect(drawn).toMatchObject({ problem: undefined, shown: 10, missing: 0, total: 10 });
    expect('y' in encoding && encoding.y === sales ? drawn.bottom : drawn.left).toEqual(best.slice(0, 10));
  });

  it('are shown with the sum of the others', async () => {
    const total = { aggregate: [{ op: 'sum', field: 'sales', as: 'total' }], groupby: ['named'] };
    const encoding = { y: { field: 'named', type: 'nominal', sort: '-x' }, x: { field: 'total', type: 'quantitative' } };
    const drawn = await drawRows({ mark: 'bar', transform: [byRank, others, total], encoding }, rows);
    expect(drawn).toMatchObject({ problem: undefined, shown: 10, missing: 0, total: 1_000 });
    expect(drawn.left).toEqual(['All others', ...best.slice(0, 9)]);
  });

  it('are shown by their difference from the mean', async () => {
    const transform = [{ joinaggregate: [{ op: 'mean', field: 'sales', as: 'mean' }] }, { filter: 'datum.sales - datum.mean > 470' }];
    const drawn = await drawRows({ mark: 'bar', transform, encoding: { y: shop, x: sales } }, rows);
    expect(drawn).toMatchObject({ problem: undefined, missing: 0 });
    expect(drawn.left).toHaveLength(drawn.shown);
    expect(drawn.shown).toBeLessThan(40);
  });

  it('are shown in a view each', async () => {
    const transform = [{ filter: { and: [{ field: 'shop', oneOf: ['shop 1', 'shop 2', 'shop 3'] }, 'datum.sales > 0'] } }];
    const drawn = await drawRows({ mark: 'bar', transform, encoding: { y: region, x: sales, row: shop } }, rows);
    expect(drawn).toMatchObject({ problem: undefined, shown: 3 });
  });

  it('are a sample', async () => {
    expect(await drawRows({ mark: 'bar', transform: [{ sample: 12 }], encoding: { y: shop, x: sales } }, rows)).toMatchObject({
      problem: undefined,
      shown: 12,
    });
  });

  it('are the bins and units of a transform', async () => {
    const count = { aggregate: 'count' };
    const bins = {
      mark: 'bar',
      transform: [{ bin: true, field: 'sales', as: 'bin' }],
      encoding: { x: { field: 'bin', type: 'ordinal' }, y: count },
    };
    const months = {
      mark: 'bar',
      transform: [{ timeUnit: 'month', field: 'opened', as: 'unit' }],
      encoding: { x: { field: 'unit', type: 'ordinal' }, y: count },
    };
    expect(await drawRows(bins, rows)).toMatchObject({ problem: undefined, shown: 10 });
    const drawn = await drawRows(months, rows);
    expect(drawn).toMatchObject({ problem: undefined, shown: 12 });
    expect(drawn.bottom).toEqual('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '));
  });
});

describe('names that turn out to be too many', () => {
  it.each<[string, object]>([
    ['beside bars', { y: shop, x: sales }],
    ['under points', { x: shop, y: sales }],
  ])('are refused once they are counted: %s', async (_place, encoding) => {
    const chosen = { calculate: "datum.sales < 0 ? 'none' : datum.shop", as: 'named' };
    const ofChosen = Object.fromEntries(
      Object.entries(encoding).map(([side, channel]) => [side, channel === shop ? { ...shop, field: 'named' } : channel]),
    );
    expect(await drawRows({ mark: 'bar', transform: [{ filter: 'datum.sales >= 0' }], encoding }, rows)).toMatchObject({
      problem: 'too-large',
    });
    expect(await drawRows({ mark: 'point', transform: [chosen], encoding: ofChosen }, rows)).toMatchObject({ problem: 'too-large' });
  });

  it('are refused at once in views whose axes are apart', async () => {
    const spec = { mark: 'bar', transform: [{ filter: 'datum.sales >= 0' }], encoding: { y: shop, x: sales } };
    const apart = { facet: { row: region }, spec, resolve: { scale: { y: 'independent' } } };
    expect(await drawRows(apart, rows)).toMatchObject({ problem: 'too-large' });
    expect(await drawRows({ ...spec, encoding: { ...spec.encoding, row: region }, resolve: apart.resolve }, rows)).toMatchObject({
      problem: 'too-large',
    });
  });

  it('are thinned out on their axis', async () => {
    const { left, problem } = await drawRows(
      { mark: 'bar', transform: [{ filter: 'datum.sales < 180' }], encoding: { y: shop, x: sales } },
      rows,
    );
    expect(problem).toBeUndefined();
    expect(left.length).toBeLessThan(60);
  });

  it('are refused at once if no filter can leave few', async () => {
    expect(await drawRows({ mark: 'bar', encoding: { y: shop, x: sales } }, rows)).toMatchObject({ problem: 'too-large' });
    const named = [{ calculate: "datum.shop + '!'", as: 'named' }];
    const encoding = { y: { field: 'named', type: 'nominal' }, x: sales };
    expect(await drawRows({ mark: 'bar', transform: named, encoding }, rows)).toMatchObject({ problem: 'too-large' });
  });
});

describe('nine scatter plots', () => {
  const amount = (side: string) => ({ field: { repeat: side }, type: 'quantitative' });
  const matrix = (columns: readonly string[]) => ({
    repeat: { row: columns, column: columns },
    spec: { mark: 'point', encoding: { x: amount('column'), y: amount('row'), color: region } },
  });

  it('of a thousand rows are drawn', async () => {
    expect(await drawRows(matrix(['sales', 'visits', 'staff']), rows)).toMatchObject({ problem: undefined, shown: 9_000 });
  });

  it('of two thousand rows are not', async () => {
    const twice = { ...rows, rows: [...rows.rows, ...rows.rows] };
    expect(await drawRows(matrix(['sales', 'visits', 'staff']), twice)).toMatchObject({ problem: expect.stringMatching(/^too/) });
  });
});

describe('facets in facets', () => {
  const inner = (own: object) => ({
    facet: { row: region },
    spec: {
      facet: { column: { field: 'opened', timeUnit: 'year', type: 'ordinal' } },
      spec: { mark: 'point', encoding: { x: sales, y: sales }, ...own },
    },
  });

  it('share out the rows', async () => {
    expect(await drawRows(inner({}), rows)).toMatchObject({ problem: undefined, shown: 1_000 });
  });

  it('count the rows that a transform makes in each', async () => {
    const curve = {
      transform: [{ density: 'sales', groupby: ['shop'] }],
      encoding: { x: { field: 'value', type: 'quantitative' }, y: { field: 'density', type: 'quantitative' } },
    };
    expect(await drawRows(inner(curve), { ...rows, rows: rows.rows.slice(0, 60) })).toMatchObject({ problem: 'too-large' });
  });
});
