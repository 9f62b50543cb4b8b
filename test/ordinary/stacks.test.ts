import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../stories/support/exampleResults.js';
import { drawRows } from '../chat/results/chart/support/drawRows.js';
import { plainMarks } from '../chat/results/chart/support/plainMarks.js';
import { runs } from '../support/runs.js';

const columns = columnsOf({ month: 'time', category: 'string', region: 'string', amount: 'number' });
const months = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'];
const regions = ['Europe', 'Asia', 'Americas'];
const amount = { field: 'amount', type: 'quantitative' };
const region = { field: 'region', type: 'nominal' };

describe('bars of two names', () => {
  const rows = ['Jackets', 'Shoes', 'Bags'].flatMap((category, row) =>
    regions.map((name, place) => [months[row] ?? '', category, name, 10 * (row + 1) + 20 * place]),
  );
  const sides = ['lying', 'upright'] as const;
  const arrangements = [{}, { offset: region }, { stack: 'normalize' }, { aggregate: 'sum' }, { stack: null }] as const;
  const sorts = [{}, { sort: null }, { sort: 'amount' }] as const;

  it.each(sides.flatMap((side) => arrangements.flatMap((arrangement) => sorts.map((sort) => [side, arrangement, sort] as const))))(
    'show each row in its color, the largest series first: %s %j %j',
    async (side, { offset, ...own }: { offset?: object; stack?: string | null; aggregate?: string }, sort) => {
      const [names, amounts] = side === 'lying' ? ['y', 'x'] : ['x', 'y'];
      const category = { field: 'category', type: 'nominal', ...(sort.sort === 'amount' ? { sort: `-${amounts}` } : sort) };
      const offsets = offset === undefined ? {} : { [`${names}Offset`]: offset };
      const spec = { mark: 'bar', encoding: { [names]: category, [amounts]: { ...amount, ...own }, color: region, ...offsets } };
      const drawn = await drawRows(spec, { columns, rows });
      expect(drawn).toMatchObject({ problem: undefined, shown: 9, missing: 0, legend: ['Americas', 'Asia', 'Europe'] });
      const colours = new Map(drawn.marks.map(({ datum, fill }) => [datum?.region, fill]));
      expect(new Set(colours.values()).size).toBe(3);
      expect(colours.get('Americas')).toBe('rgb(0, 100, 200)');
    },
  );

  it('keep the color and the entry of a series without amounts', async () => {
    const given = [...rows, ['2025-01-01', 'Jackets', 'Africa', null]];
    const spec = { mark: 'bar', encoding: { y: { field: 'category', type: 'nominal' }, x: amount, color: region } };
    expect((await drawRows(spec, { columns, rows: given })).legend).toEqual(['Americas', 'Asia', 'Europe', 'Africa']);
  });
});

describe('any chart of names, times and amounts', () => {
  const place = fc.constantFrom<object | undefined>(
    { field: 'category', type: 'nominal' },
    { field: 'category', type: 'nominal', sort: null },
    { field: 'region', type: 'ordinal', sort: 'descending' },
    { field: 'month', type: 'temporal' },
    { field: 'month', type: 'ordinal', timeUnit: 'yearmonth' },
    amount,
    { ...amount, aggregate: 'sum' },
    { aggregate: 'count', type: 'quantitative' },
    { ...amount, bin: true },
    undefined,
  );
  const colour = fc.constantFrom<object | undefined>(
    undefined,
    region,
    { field: 'category', type: 'nominal' },
    { ...region, sort: null },
    { ...region, scale: { domain: regions } },
    amount,
  );
  const spec = fc.record({
    mark: fc.constantFrom('bar', 'line', 'area', 'point', 'circle', 'tick', 'rect', 'rule', 'text', 'trail'),
    encoding: fc.record({ x: place, y: place, color: colour, offset: fc.boolean() }).map(({ offset, ...channels }) => {
      const names = (['x', 'y'] as const).filter((side) => /nominal|ordinal/.test(JSON.stringify(channels[side] ?? '')));
      const offsets = offset ? names.map((side) => [`${side}Offset`, region]) : [];
      return Object.fromEntries([...Object.entries(channels), ...offsets].filter(([, definition]) => definition !== undefined));
    }),
  });
  const rows = fc.array(
    fc.tuple(
      fc.constantFrom(...months),
      fc.constantFrom('Jackets', 'Shoes', 'Bags'),
      fc.constantFrom(...regions),
      fc.option(fc.integer({ min: -50, max: 100 })),
    ),
    { minLength: 1, maxLength: 10 },
  );

  it('is drawn if plain Vega-Lite draws a mark, and refused if it draws none', async () => {
    await fc.assert(
      fc.asyncProperty(spec, rows, async (given, values) => {
        const drawn = await drawRows(given, { columns, rows: values });
        if (drawn.problem !== undefined) return;
        const plain = await plainMarks(given, { columns, rows: values });
        expect(drawn.shown > 0).toBe(plain > 0);
      }),
      { numRuns: runs(150, 3000) },
    );
  });
});
