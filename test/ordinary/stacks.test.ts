import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../stories/support/exampleResults.js';
import { type DrawnRows, drawRows } from '../chat/results/chart/support/drawRows.js';
import { plainMarks } from '../chat/results/chart/support/plainMarks.js';
import { runs, someOf } from '../support/runs.js';

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
  const sorts: readonly { sort?: string | null }[] = [{}, { sort: null }, { sort: 'amount' }];

  const all = sides.flatMap((side) => arrangements.flatMap((arrangement) => sorts.map((sort) => [side, arrangement, sort] as const)));

  // With each side, each arrangement and each order.
  it.each(someOf(all, 2))(
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

  it.each(['x', 'y'])('are not hidden by a sum of nothing under them: %s', async (side) => {
    const spec = { mark: 'bar', encoding: { [side]: { ...amount, aggregate: 'sum' }, color: { ...region, sort: ['Europe', 'Asia'] } } };
    for (const values of [
      [null, 5],
      [5, null],
    ]) {
      const given = values.map((value, index) => ['2025-01-01', 'Jackets', regions[index] ?? '', value]);
      expect(await drawRows(spec, { columns, rows: given })).toMatchObject({ shown: 1, missing: 1 });
    }
  });

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
        // A bar of nothing by nothing has no size, and counts as a mark only if it lies off the zero of a scale.
        fc.pre(values.some(([, , , value]) => value !== null && value !== 0));
        const drawn = await drawRows(given, { columns, rows: values });
        if (drawn.problem !== undefined) return;
        const plain = await plainMarks(given, { columns, rows: values });
        expect(drawn.shown > 0).toBe(plain > 0);
      }),
      { numRuns: runs(75, 3000) },
    );
  });
});

describe('stacked areas', () => {
  const xs = [
    { type: 'temporal' },
    { type: 'temporal', timeUnit: 'yearmonth' },
    { type: 'ordinal' },
    { type: 'ordinal', timeUnit: 'yearmonth' },
  ];
  const ys = [{}, { stack: true }, { stack: 'zero' }, { stack: 'normalize' }, { aggregate: 'sum' }];
  const colours = [{}, { sort: null }, { sort: regions }, { scale: { domain: regions } }];
  const orders = [{}, { order: { field: 'rank', type: 'quantitative' } }];
  const lanes = fc.record({
    x: fc.constantFrom(...xs),
    y: fc.constantFrom(...ys),
    color: fc.constantFrom(...colours),
    order: fc.constantFrom(...orders),
    isLying: fc.boolean(),
  });
  /** The rows that there are of each month and region. */
  const amounts = fc
    .array(fc.array(fc.option(fc.integer({ min: 1, max: 100 })), { minLength: 3, maxLength: 3 }), { minLength: 4, maxLength: 4 })
    .filter((grid) => grid.filter((row) => row.some((cell) => cell !== null)).length >= 2);

  it('lie on each other without gaps in every period, also where a series has no row', async () => {
    await fc.assert(
      fc.asyncProperty(lanes, amounts, async ({ x, y, color, order, isLying }, grid) => {
        const rows = grid.flatMap((row, month) =>
          row.flatMap((value, series) => (value === null ? [] : [[months[month] ?? '', regions[series] ?? '', value, 3 - series]])),
        );
        const [time, size] = isLying ? ['y', 'x'] : ['x', 'y'];
        const drawn = await drawRows(
          {
            mark: 'area',
            encoding: { [time]: { field: 'month', ...x }, [size]: { ...amount, ...y }, color: { ...region, ...color }, ...order },
          },
          { columns: columnsOf({ month: 'time', region: 'string', amount: 'number', rank: 'integer' }), rows },
        );
        expect(drawn.problem).toBeUndefined();
        expectStacks(drawn, grid, isLying);
      }),
      { numRuns: runs(30, 600) },
    );
  });

  function expectStacks({ marks }: DrawnRows, grid: readonly (readonly (number | null)[])[], isLying: boolean): void {
    const [along, one, other] = isLying ? (['y', 'x', 'x2'] as const) : (['x', 'y', 'y2'] as const);
    const present = regions.filter((_, series) => grid.some((row) => row[series] !== null));
    // Points in one list are one area.
    const areas = new Map(marks.map(({ mark, datum }) => [mark, String(datum?.region)]));
    expect([...areas.values()].sort()).toEqual(present.toSorted());
    const places = new Set(marks.map((mark) => Math.round(Number(mark[along]))));
    expect(places.size).toBe(grid.filter((row) => row.some((cell) => cell !== null)).length);
    for (const place of places) {
      const here = marks.filter((mark) => Math.round(Number(mark[along])) === place);
      expect(here.map(({ datum }) => String(datum?.region)).sort()).toEqual(present.toSorted());
      const layers = here
        .map((mark) => [Number(mark[one]), Number(mark[other])].sort((left, right) => left - right))
        .sort(([left = 0, leftEnd = 0], [right = 0, rightEnd = 0]) => left - right || leftEnd - rightEnd);
      for (const [index, [start = 0]] of layers.entries()) if (index > 0) expect(start).toBeCloseTo(layers[index - 1]?.[1] ?? 0, 3);
    }
  }
});
