import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnType } from '../../src/client/chat-stream/QueryRows.js';
import { columnsOf } from '../../stories/support/exampleResults.js';
import { type DrawnRows, drawRows } from '../chat/results/chart/support/drawRows.js';
import { runs } from '../support/runs.js';

/** One bar, or one point of a line, per value. */
async function drawColumn(values: readonly unknown[], { type, as = 'nominal', mark = 'bar', locale = 'en', ...channel }: ColumnOptions) {
  const rows = values.map((value, index) => [value as string, [3, 9, 4, 7, 5, 8][index % 6] ?? 1]);
  const x = { field: 'given', type: as, ...channel };
  const spec = { mark, encoding: { x, y: { field: 'amount', type: 'quantitative' } } };
  return drawRows(spec, { columns: columnsOf({ given: type ?? 'string', amount: 'integer' }), rows }, { locale });
}

interface ColumnOptions {
  type?: ColumnType;
  as?: string;
  mark?: string;
  locale?: string;
  sort?: unknown;
}

/** The heights of the bars from left to right, relative to the tallest. */
function heightsOf({ marks }: DrawnRows): readonly number[] {
  const bars = marks.toSorted((one, other) => Number(one.x) - Number(other.x)).map(({ height }) => Number(height));
  return bars.map((height) => Math.round((height / Math.max(...bars)) * 100) / 100);
}

describe('times as warehouses and languages write them', () => {
  it.each<[string, readonly unknown[], ColumnType, readonly string[]]>([
    ['Snowflake', ['2025-03-01 00:00:00.000 +0000', '2025-04-01 00:00:00.000 +0000'], 'string', ['Mar 2025', 'Apr 2025']],
    ['BigQuery', ['2025-03-01 00:00:00 UTC', '2025-03-02 00:00:00 UTC'], 'string', ['Mar 1, 2025', 'Mar 2, 2025']],
    ['Postgres', ['2025-03-01 00:00:00+00', '2025-03-02 00:00:00+00'], 'time', ['Mar 1, 2025', 'Mar 2, 2025']],
    ['ClickHouse', ['2025-03-01 00:00:00.000000000', '2025-03-02 00:00:00.000000000'], 'time', ['Mar 1, 2025', 'Mar 2, 2025']],
    ['months', ['2025-01', '2025-02', '2025-03'], 'string', ['2025-01', '2025-02', '2025-03']],
    ['quarters', ['2025-Q1', '2025-Q2'], 'string', ['2025-Q1', '2025-Q2']],
    ['quarters in words', ['Q1 2025', 'Q2 2025'], 'string', ['Q1 2025', 'Q2 2025']],
    ['weeks', ['2025-W07', '2025-W08'], 'string', ['2025-W07', '2025-W08']],
    ['named months', ['Jan 2025', 'Feb 2025'], 'string', ['Jan 2025', 'Feb 2025']],
    ['years as integers', [2021, 2022, 2023, 2024], 'integer', ['2021', '2022', '2023', '2024']],
    ['years as text', ['2021', '2022', '2023', '2024'], 'string', ['2021', '2022', '2023', '2024']],
    ['Japanese months', ['2025年1月', '2025年2月'], 'string', ['2025年1月', '2025年2月']],
    ['days as keys', [20250301, 20250302], 'integer', ['20250301', '20250302']],
    ['dates that do not exist', ['2025-02-27', '2025-02-30'], 'time', ['2025-02-27', '2025-02-30']],
    ['the zero date of MySQL', ['0000-00-00', '2025-02-01'], 'time', ['0000-00-00', '2025-02-01']],
    ['dates in words', ['March 1st', 'March 2nd'], 'string', ['March 1st', 'March 2nd']],
  ])('name the bars: %s', async (_source, values, type, names) => {
    const drawn = await drawColumn(values, { type, as: 'temporal' });
    expect(drawn.bottom).toEqual(names);
    expect(drawn.marks).toHaveLength(values.length);
  });

  it.each<[string, readonly unknown[], ColumnType, string]>([
    ['years', [2021, 2022, 2023, 2024], 'integer', '2021 2022 2023 2024'],
    ['years as text', ['2021', '2022', '2023', '2024'], 'string', '2021 2022 2023 2024'],
    ['months', ['2025-01', '2025-02', '2025-03'], 'string', 'Jan 2025 Feb 2025 Mar 2025'],
    ['quarters', ['Q1 2025', 'Q2 2025', 'Q3 2025'], 'string', 'Q1 2025 Q2 2025 Q3 2025'],
    ['seconds since 1970', [1735689600, 1735776000], 'integer', 'Jan 1, 2025, 12:00:00 AM Jan 2, 2025, 12:00:00 AM'],
  ])('are the ticks of a line: %s', async (_source, values, type, ticks) => {
    expect((await drawColumn(values, { type, as: 'temporal', mark: 'line' })).bottom.join(' ')).toBe(ticks);
  });
});

describe('amounts as text', () => {
  it.each<[string, readonly (string | null)[], readonly number[]]>([
    ['English', ['1,204.50', '998.00', '15.25'], [1, 0.83, 0.01]],
    ['German', ['1.204,50', '998,00', '15,25'], [1, 0.83, 0.01]],
    ['French', ['1 204,50 €', '998,00 €', '15,25 €'], [1, 0.83, 0.01]],
    ['Swiss', ["1'204.50", '998.00', '15.25'], [1, 0.83, 0.01]],
    ['dollars', ['$1,204.50', '$998.00', '$15.25'], [1, 0.83, 0.01]],
    ['a currency code', ['USD 1,200', 'USD 600', 'USD 60'], [1, 0.5, 0.05]],
    ['percent', ['80%', '40%', '12.5%'], [1, 0.5, 0.16]],
    ['plain digits', ['1200', '600', '60'], [1, 0.5, 0.05]],
    ['Indian groups', ['12,00,000', '6,00,000', '60,000'], [1, 0.5, 0.05]],
  ])('are drawn to scale: %s', async (_kind, values, shares) => {
    const rows = values.map((value, index) => [`Shop ${index + 1}`, value]);
    const spec = { mark: 'bar', encoding: { x: { field: 'shop', type: 'nominal' }, y: { field: 'amount', type: 'quantitative' } } };
    expect(heightsOf(await drawRows(spec, { columns: columnsOf({ shop: 'string', amount: 'string' }), rows }))).toEqual(shares);
    const sum = { mark: 'bar', encoding: { x: { field: 'shop' }, y: { field: 'amount', aggregate: 'sum' } } };
    expect(heightsOf(await drawRows(sum, { columns: columnsOf({ shop: 'string', amount: 'string' }), rows }))).toEqual(shares);
  });

  it.each<[string, readonly string[]]>([
    ['words among them', ['1,204.50', 'n/a', '15.25']],
    ['two currencies', ['$5', '€7', '$9']],
    ['percent beside amounts', ['5%', '7', '9']],
    ['versions', ['1.2.3', '1.2.4', '1.10.0']],
    ['lists', ['1,2', '3,4,5', '6']],
    ['codes', ['007', '012', '100']],
  ])('are not read as numbers with %s, and the chart becomes a table with the reason', async (_kind, values) => {
    const rows = values.map((value, index) => [`Shop ${index + 1}`, value]);
    for (const y of [
      { field: 'amount', type: 'quantitative' },
      { field: 'amount', aggregate: 'sum' },
    ]) {
      const spec = { mark: 'bar', encoding: { x: { field: 'shop', type: 'nominal' }, y } };
      expect((await drawRows(spec, { columns: columnsOf({ shop: 'string', amount: 'string' }), rows })).problem).toBe('unfit-values');
    }
  });

  it('get a percent axis', async () => {
    const rows = [
      ['A', '45%'],
      ['B', '90%'],
    ];
    const spec = { mark: 'bar', encoding: { x: { field: 'shop' }, y: { field: 'rate', type: 'quantitative' } } };
    expect((await drawRows(spec, { columns: columnsOf({ shop: 'string', rate: 'string' }), rows })).left).toContain('80%');
  });
});

describe('names in their natural order', () => {
  it.each<[string, readonly string[], readonly string[], string?]>([
    ['months', ['April', 'January', 'March'], ['January', 'March', 'April']],
    ['short months', ['Feb', 'Jan', 'Sept', 'Apr'], ['Jan', 'Feb', 'Apr', 'Sept']],
    ['German months', ['März', 'Januar', 'Mai'], ['Januar', 'März', 'Mai']],
    ['months of the data’s language', ['avril', 'janvier', 'août'], ['janvier', 'avril', 'août'], 'de'],
    ['Japanese months', ['10月', '2月', '1月'], ['1月', '2月', '10月'], 'ja'],
    ['weekdays', ['Wed', 'Mon', 'Fri'], ['Mon', 'Wed', 'Fri']],
    ['Spanish weekdays', ['viernes', 'lunes', 'miércoles'], ['lunes', 'miércoles', 'viernes'], 'es'],
    ['quarters', ['Q3', 'Q1', 'Q2'], ['Q1', 'Q2', 'Q3']],
    ['quarters of years', ['Q1 2025', 'Q3 2024', 'Q4 2024'], ['Q3 2024', 'Q4 2024', 'Q1 2025']],
    ['months of years', ['Jan 2025', 'Nov 2024', 'Dec 2024'], ['Nov 2024', 'Dec 2024', 'Jan 2025']],
    ['weeks', ['Week 10', 'Week 2', 'Week 1'], ['Week 1', 'Week 2', 'Week 10']],
    ['ages', ['25-34', 'under 18', '65+', '18-24'], ['under 18', '18-24', '25-34', '65+']],
    ['ages with signs', ['>65', '18–65', '<18'], ['<18', '18–65', '>65']],
    ['ages with a rest', ['unknown', '30 to 39', '4 to 9'], ['4 to 9', '30 to 39', 'unknown']],
    ['amounts', ['1K-5K', '500-1K', '10K+'], ['500-1K', '1K-5K', '10K+']],
    ['sizes', ['M', 'XL', 'S', 'L'], ['S', 'M', 'L', 'XL']],
    ['hours', ['1 pm', '9 am', '12 am'], ['12 am', '9 am', '1 pm']],
    ['texts of digits', ['10', '9', '2'], ['2', '9', '10']],
    ['others, as the rows', ['Zürich', 'Aarau', 'Model 3', 'Basel'], ['Zürich', 'Aarau', 'Model 3', 'Basel']],
    ['stages, as the rows', ['visit', 'cart', 'buy'], ['visit', 'cart', 'buy']],
  ])('%s', async (_kind, names, ordered, locale = 'en') => {
    for (const mark of ['bar', 'line']) expect((await drawColumn(names, { mark, locale })).bottom).toEqual(ordered);
    const { marks } = await drawColumn(names, { mark: 'line', locale });
    const line = marks.filter(({ size }) => size === undefined).map(({ datum }) => datum?.given);
    expect(line).toEqual(ordered);
  });

  it('follow the order of the spec, if it sets one', async () => {
    expect((await drawColumn(['March', 'January'], { sort: null })).bottom).toEqual(['March', 'January']);
    expect((await drawColumn(['March', 'January', 'May'], { sort: '-y' })).bottom).toEqual(['January', 'May', 'March']);
  });

  it('are sorted as numbers if they are numbers', async () => {
    expect((await drawColumn([10, 9, 100], { type: 'integer', as: 'ordinal' })).bottom).toEqual(['9', '10', '100']);
    expect((await drawColumn([10, null, 9], { type: 'integer', as: 'ordinal' })).bottom.slice(0, 3)).toEqual(
      expect.arrayContaining(['9', '10', '–']),
    );
  });
});

describe('empty groups', () => {
  const rows = [
    ['North', 10],
    [null, 30],
    ['West', 20],
    ['', 40],
  ] as const;
  const columns = columnsOf({ region: 'string', amount: 'integer' });

  it('are slices of a pie, with a name, a color and a share', async () => {
    const spec = { mark: 'arc', encoding: { theta: { field: 'amount' }, color: { field: 'region' } } };
    const { marks, legend } = await drawRows(spec, { columns, rows });
    expect(legend).toEqual(['– · 70%', 'West · 20%', 'North · 10%']);
    expect(marks.reduce((sum, { startAngle, endAngle }) => sum + Math.abs(Number(endAngle) - Number(startAngle)), 0)).toBeCloseTo(
      2 * Math.PI,
    );
    expect(marks.every(({ fill }) => typeof fill === 'string')).toBe(true);
  });

  it('are bars, including groups that the chart computes', async () => {
    const bar = { mark: 'bar', encoding: { x: { field: 'region' }, y: { field: 'amount', aggregate: 'sum' } } };
    expect((await drawRows(bar, { columns, rows })).bottom).toEqual(['North', 'West', '–']);
    const grouped = {
      transform: [{ aggregate: [{ op: 'sum', field: 'amount', as: 'total' }], groupby: ['region'] }],
      mark: 'bar',
      encoding: { x: { field: 'region' }, y: { field: 'total', type: 'quantitative' } },
    };
    expect((await drawRows(grouped, { columns, rows })).bottom).toEqual(['North', 'West', '–']);
  });

  it('are lines and segments of stacks', async () => {
    const months = ['2025-01-01', '2025-02-01'].flatMap((month) => [
      [month, 'A', 1],
      [month, null, 3],
    ]);
    const data = { columns: columnsOf({ month: 'time', kind: 'string', amount: 'integer' }), rows: months };
    const encoding = { x: { field: 'month', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' }, color: { field: 'kind' } };
    const line = await drawRows({ mark: 'line', encoding }, data);
    expect(line.legend).toEqual(['–', 'A']);
    expect(new Set(line.marks.map(({ stroke }) => stroke).filter((stroke) => typeof stroke === 'string')).size).toBe(2);
    const stack = await drawRows({ mark: 'bar', encoding }, data);
    expect(stack.marks.map(({ datum }) => datum?.amount).toSorted()).toEqual([1, 1, 3, 3]);
    expect(stack.marks.every(({ height, fill }) => Number(height) > 0 && typeof fill === 'string')).toBe(true);
  });
});

describe('ticks', () => {
  it.each<[string, readonly (readonly [number | string, number])[], RegExp | readonly string[]]>([
    ['years as numbers', [2018, 2020, 2024].map((year) => [year, 1]), ['2018', '2019', '2020', '2021', '2022', '2023', '2024']],
    ['large numbers close together', [21_010, 21_050, 21_090].map((value) => [value, 1]), /^21,020 .*21,080$/],
    ['small numbers', [0.0012, 0.0014, 0.0016].map((value) => [value, 1]), /0\.0012 .*0\.0016/],
    ['thousands', [0, 5000, 20_000].map((value) => [value, 1]), /0 .*5K .*20K/],
  ])('of numbers differ: %s', async (_kind, rows, expected) => {
    const spec = {
      mark: 'point',
      encoding: { x: { field: 'given', type: 'quantitative', scale: { zero: false } }, y: { field: 'amount', type: 'quantitative' } },
    };
    const { bottom } = await drawRows(spec, { columns: columnsOf({ given: 'number', amount: 'integer' }), rows });
    expect(new Set(bottom).size).toBe(bottom.length);
    if (expected instanceof RegExp) expect(bottom.join(' ')).toMatch(expected);
    else expect(bottom).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ['seconds', '2025-03-09T10:00:', '10:00:00 AM Mar 9, 2025'],
    ['days over a new year', '2024-12-2', 'Dec 25, 2024'],
  ])('of times differ and begin with the year: %s', async (kind, start, first) => {
    const times =
      kind === 'seconds'
        ? ['00', '02', '04', '06', '08', '10'].map((second) => `${start}${second}`)
        : ['2024-12-24', '2024-12-26', '2024-12-29', '2025-01-02', '2025-01-05', '2025-01-08'];
    const spec = { mark: 'line', encoding: { x: { field: 'at', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' } } };
    const { bottom } = await drawRows(spec, { columns: columnsOf({ at: 'time', amount: 'integer' }), rows: times.map((at) => [at, 1]) });
    expect(new Set(bottom).size).toBe(bottom.length);
    expect(bottom[0]).toBe(first);
    if (kind !== 'seconds') expect(bottom.filter((label) => label.includes('2025'))).toHaveLength(1);
  });
});

describe('what is drawn', () => {
  const columns = columnsOf({ name: 'string', amount: 'number' });
  const rows = ['A', 'B', 'C', 'D'].map((name, index) => [name, 10 ** index] as const);
  const spec = (y: object, mark = 'bar') => ({
    mark,
    encoding: { x: { field: 'name', type: 'nominal' }, y: { field: 'amount', type: 'quantitative', ...y } },
  });

  it.each([
    ['bars', 'bar', rows],
    ['an area', 'area', rows],
    ['bars with a zero', 'bar', [...rows, ['E', 0]]],
    ['points with a zero', 'point', [...rows, ['E', 0]]],
    ['points of both signs', 'point', [...rows, ['E', -50]]],
    [
      'a line of fractions with a zero',
      'line',
      [
        ['A', 0],
        ['B', 0.001],
        ['C', 0.01],
        ['D', 10],
      ],
    ],
  ])('is visible on a logarithmic scale: %s', async (_kind, mark, values) => {
    const drawn = await drawRows(spec({ scale: { type: 'log' } }, mark), { columns, rows: values });
    expect(drawn.missing).toBe(0);
    const places = drawn.marks
      .filter(({ datum, fill, stroke }) => datum && (fill ?? stroke) !== 'transparent')
      .map(({ y }) => Math.round(Number(y)));
    expect(new Set(places).size).toBe(values.length);
    if (mark === 'bar') expect(drawn.marks.filter(({ height }) => Number(height) > 1)).toHaveLength(4);
  });

  it.each<[string, object, readonly (readonly [string | null, number | null])[], number]>([
    ['all rows', {}, rows, 0],
    ['rows without an amount', {}, [...rows, ['E', null], ['F', null]], 2],
    ['rows beyond the end of the axis', { scale: { domain: [50, 2000] } }, rows, 0],
    ['points beyond the end of the axis', { mark: 'point', scale: { domain: [50, 2000] } }, rows, 2],
    ['zeros', {}, [...rows, ['E', 0]], 0],
  ])('is compared with the rows: %s', async (_kind, { mark = 'bar', ...y }: { mark?: string }, values, missing) => {
    expect((await drawRows(spec(y, mark), { columns, rows: values })).missing).toBe(missing);
  });

  it('shows nothing if no row has an amount', async () => {
    expect(await drawRows(spec({}), { columns, rows: [['A', null]] })).toMatchObject({ shown: 0, missing: 1 });
  });

  it('adds up to the rows, for any rows', async () => {
    const cell = fc.oneof(
      fc.constant(null),
      fc.constantFrom('', 'North', 'West', 'Q1 2025', '2', '10', 'May', '1,5'),
      fc.string({ maxLength: 6 }),
    );
    const anyRows = fc.array(fc.tuple(cell, fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.constant(null))), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(anyRows, async (values) => {
        const total = values.reduce((sum, [, amount]) => sum + (amount ?? 0), 0);
        const sums = await drawRows(
          { mark: 'bar', encoding: { x: { field: 'name', type: 'nominal' }, y: { field: 'amount', aggregate: 'sum' } } },
          { columns, rows: values },
        );
        expect(sums.marks.reduce((sum, { datum }) => sum + Number(datum?.sum_amount ?? 0), 0)).toBe(total);
        const pie = await drawRows(
          { mark: 'arc', encoding: { theta: { field: 'amount' }, color: { field: 'name', type: 'nominal' } } },
          { columns, rows: values },
        );
        const angle = pie.marks.reduce((sum, { startAngle, endAngle }) => sum + Math.abs(Number(endAngle) - Number(startAngle)), 0);
        expect(angle).toBeCloseTo(total > 0 ? 2 * Math.PI : 0);
        expect(pie.missing).toBe(values.filter(([, amount]) => amount === null).length);
      }),
      { numRuns: runs(40, 400) },
    );
  });
});

describe('columns of one name', () => {
  it('are numbered, as in downloads', async () => {
    const rows = [
      ['A', 1, 10],
      ['B', 2, 5],
    ];
    const [name, total] = columnsOf({ name: 'string', total: 'integer' });
    if (name === undefined || total === undefined) throw new Error('There are no columns.');
    const bars = (field: string) =>
      drawRows(
        { mark: 'bar', encoding: { x: { field: 'name' }, y: { field, type: 'quantitative' } } },
        { columns: [name, total, total], rows },
      );
    expect(heightsOf(await bars('total'))).toEqual([0.5, 1]);
    expect(heightsOf(await bars('total_2'))).toEqual([1, 0.5]);
  });
});

describe('a chart of some of the rows', () => {
  const y = { field: 'amount', type: 'quantitative' };
  const bars = { mark: 'bar', encoding: { x: { field: 'city', type: 'nominal' }, y } };
  it.each<[string, object]>([
    ['one view', bars],
    ['a title', { ...bars, title: 'Own title' }],
    ['the title of the card', { ...bars, title: 'Card' }],
    ['layers', { encoding: bars.encoding, layer: [{ mark: 'bar' }, { mark: 'rule' }] }],
    ['facets', { ...bars, encoding: { ...bars.encoding, column: { field: 'city', type: 'nominal' } } }],
    ['views side by side', { hconcat: [bars, bars] }],
    ['a repeat', { repeat: ['amount'], spec: { ...bars, encoding: { ...bars.encoding, y: { ...y, field: { repeat: 'repeat' } } } } }],
    ['a ring', { mark: 'arc', encoding: { theta: y, color: { field: 'city', type: 'nominal' } } }],
  ])('says so in its saved picture: %s', async (_, spec) => {
    const rows = {
      columns: columnsOf({ city: 'string', amount: 'integer' }),
      rows: [
        ['Lyon', 1],
        ['Porto', 2],
      ],
    };
    const { svg } = await drawRows(spec, rows, { title: 'Card', part: '2 of 2,431 rows' });
    expect(svg).toContain('>2 of 2,431 rows<');
  });
});

describe('a chart with groups or transforms', () => {
  const columns = columnsOf({ city: 'string', amount: 'integer', other: 'integer' });
  const rows = [
    ['Lyon', 1, 5],
    ['Lyon', 2, 6],
    ['Porto', 4, 7],
    ['Porto', 8, null],
    ['Oslo', 90, 8],
  ] as const;
  const x = { field: 'city', type: 'nominal' };
  const y = { field: 'amount', type: 'quantitative' };
  const sum = { ...y, aggregate: 'sum' };
  const upTo = (channel: object) => ({ ...channel, scale: { domain: [0, 20] } });
  const total = [{ op: 'sum', field: 'amount', as: 'all' }];
  const all = { field: 'all', type: 'quantitative' };

  it.each<[string, object, readonly [missing: number, total: number]]>([
    ['groups', { mark: 'bar', encoding: { x, y: sum } }, [0, 5]],
    ['points of groups outside the plot', { mark: 'point', encoding: { x, y: upTo(sum) } }, [1, 5]],
    ['lines of groups', { mark: { type: 'line', point: true }, encoding: { x, y: sum, color: x } }, [0, 5]],
    ['stacks of groups', { mark: 'bar', encoding: { y: sum, color: x } }, [0, 5]],
    ['slices of groups', { mark: 'arc', encoding: { theta: sum, color: x } }, [0, 5]],
    ['bins', { mark: 'bar', encoding: { x: { ...y, bin: true }, y: { aggregate: 'count' } } }, [0, 5]],
    ['bins outside the plot', { mark: 'point', encoding: { x: upTo({ ...y, bin: { step: 10 } }), y: { aggregate: 'count' } } }, [1, 5]],
    ['facets of groups', { mark: 'bar', encoding: { x, y: sum, column: x } }, [0, 5]],
    ['a filter', { mark: 'bar', transform: [{ filter: 'datum.amount < 50' }], encoding: { x, y } }, [0, 4]],
    ['a filter of groups', { mark: 'bar', transform: [{ filter: 'datum.amount < 50' }], encoding: { x, y: sum } }, [0, 4]],
    ['points after a filter', { mark: 'point', transform: [{ filter: 'datum.amount > 1' }], encoding: { x, y: upTo(y) } }, [1, 4]],
    ['an aggregate', { mark: 'bar', transform: [{ aggregate: total, groupby: ['city'] }], encoding: { x, y: all } }, [0, 5]],
    [
      'points of an aggregate',
      { mark: 'point', transform: [{ aggregate: total, groupby: ['city'] }], encoding: { x, y: upTo(all) } },
      [1, 5],
    ],
    [
      'some groups of an aggregate',
      { mark: 'bar', transform: [{ aggregate: total, groupby: ['city'] }, { filter: 'datum.all < 50' }], encoding: { x, y: all } },
      [0, 4],
    ],
    [
      'an aggregate of an aggregate',
      {
        mark: 'bar',
        transform: [{ aggregate: total, groupby: ['city'] }, { aggregate: [{ op: 'mean', field: 'all', as: 'mean' }] }],
        encoding: { y: { field: 'mean', type: 'quantitative' } },
      },
      [0, 5],
    ],
    [
      'a sum of an aggregate',
      { mark: 'bar', transform: [{ aggregate: total, groupby: ['city'] }], encoding: { y: { ...all, aggregate: 'sum' } } },
      [0, 5],
    ],
    [
      'folded columns',
      {
        mark: 'point',
        transform: [{ fold: ['amount', 'other'] }],
        encoding: { x, y: { field: 'value', type: 'quantitative' }, color: { field: 'key', type: 'nominal' } },
      },
      [0, 5],
    ],
    ['a calculation', { mark: 'bar', transform: [{ calculate: 'datum.amount * 2', as: 'all' }], encoding: { x, y: all } }, [0, 5]],
    [
      'rows without a calculated amount',
      { mark: 'point', transform: [{ calculate: 'datum.other', as: 'all' }], encoding: { x, y: all } },
      [1, 5],
    ],
    ['a boxplot', { mark: 'boxplot', encoding: { x, y } }, [0, 5]],
    [
      'a density',
      {
        mark: 'area',
        transform: [{ density: 'amount' }],
        encoding: { x: { field: 'value', type: 'quantitative' }, y: { field: 'density', type: 'quantitative' } },
      },
      [0, 5],
    ],
  ])('is compared with the rows: %s', async (_, spec, [missing, count]) => {
    expect(await drawRows(spec, { columns, rows })).toMatchObject({ problem: undefined, missing, total: count });
  });
});

describe('the labels of an axis', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10));
  const y = { field: 'amount', type: 'quantitative', aggregate: 'sum' };
  const labelled = async (x: object, names: readonly string[], { width = 360, transform = undefined as object[] | undefined } = {}) => {
    const rows = names.map((name, index) => [name, 1 + (index % 7)]);
    const spec = { mark: 'bar', encoding: { x, y }, ...(transform && { transform }) };
    return (await drawRows(spec, { columns: columnsOf({ name: 'string', amount: 'integer' }), rows }, { width })).bottom;
  };
  const cities = (count: number) => Array.from({ length: count }, (_, index) => `The city number ${index + 1}`);

  it.each([300, 360])('name each of 15 bars at %i px', async (width) => {
    const name = { field: 'name', type: 'nominal' };
    expect(await labelled(name, cities(15), { width })).toHaveLength(15);
    const calculate = [{ calculate: 'upper(datum.name)', as: 'upper' }];
    expect(
      await labelled({ field: 'upper', type: 'nominal' }, [...cities(15), ...cities(15)], { width, transform: calculate }),
    ).toHaveLength(15);
    expect(await labelled({ field: 'name', type: 'ordinal', timeUnit: 'yearmonth' }, days(450), { width: 400 })).toHaveLength(15);
  });

  it('are thinned out evenly, in the order of the axis, if there are very many', async () => {
    const shown = await labelled({ field: 'name', type: 'nominal', sort: 'descending' }, cities(60));
    expect(shown.length).toBeGreaterThanOrEqual(20);
    const sorted = cities(60).sort().reverse();
    const places = shown.map((name) => sorted.indexOf(name));
    expect(new Set(places.slice(1).map((place, index) => place - (places[index] ?? 0))).size).toBe(1);
  });

  it('are never the same next to each other, although the spec sets their format', async () => {
    const rows = days(400).map((day, index) => [day, 2000 + (index % 3)]);
    const draw = async (format: string, time: string) =>
      drawRows(
        {
          mark: 'line',
          encoding: {
            x: { field: 'day', type: 'temporal', axis: { format: time } },
            y: { field: 'amount', type: 'quantitative', scale: { zero: false }, axis: { format } },
          },
        },
        { columns: columnsOf({ day: 'time', amount: 'integer' }), rows },
      );
    const repeated = await draw('.1e', '%Y');
    for (const labels of [repeated.left, repeated.bottom]) expect(labels.filter((label, index) => label === labels[index - 1])).toEqual([]);
    const kept = await draw(',.2f', '%b %y');
    expect(kept.left).toContain('2,000.00');
    expect(kept.bottom[0]).toBe('Jan 24');
  });

  it.each<[readonly number[], readonly string[]]>([
    [
      [3, 40, 900],
      ['500', '200', '100', '50', '20', '10', '5', '2', '0'],
    ],
    [
      [5, 9],
      ['9', '8', '7', '6', '5', '4', '3', '0'],
    ],
    [
      [1, 1_000_000],
      ['1M', '100K', '10K', '1K', '100', '10', '1', '0'],
    ],
    [
      [-40, 3, 40],
      ['20', '10', '5', '2', '0', '-2', '-5', '-10', '-20'],
    ],
  ])('of a logarithmic scale with a zero are powers of ten, or finer steps if there are few: %j', async (amounts, expected) => {
    const rows = amounts.map((amount, index) => [`City ${index}`, amount]);
    const spec = { mark: 'bar', encoding: { x: { field: 'name' }, y: { field: 'amount', type: 'quantitative', scale: { type: 'log' } } } };
    const { left } = await drawRows(spec, { columns: columnsOf({ name: 'string', amount: 'integer' }), rows });
    expect(expected).toEqual(expect.arrayContaining([...left]));
    expect(left.length).toBeGreaterThan(4);
  });

  it('of a logarithmic scale differ for a zero and a missing value, which is a gap', async () => {
    const rows = [
      ['2025-01-01', 5],
      ['2025-02-01', null],
      ['2025-03-01', 0],
      ['2025-04-01', 900],
    ];
    const spec = {
      mark: 'line',
      encoding: { x: { field: 'day', type: 'temporal' }, y: { field: 'amount', type: 'quantitative', scale: { type: 'log' } } },
    };
    const { marks, missing } = await drawRows(spec, { columns: columnsOf({ day: 'time', amount: 'integer' }), rows });
    const lines = marks.filter((mark) => 'defined' in mark);
    expect(lines.map(({ datum, defined }) => [datum?.amount, defined])).toEqual([
      [5, true],
      [null, false],
      [0, true],
      [900, true],
    ]);
    expect(missing).toBe(1);
  });
});
