import { describe, expect, it } from 'vitest';
import type { ChartChoice, ChoiceKind } from '../../../src/chat/results/switch/ChartChoice.js';
import { fitChoice, isOffered, suggestChart } from '../../../src/chat/results/switch/chartOptions.js';
import { writeChart } from '../../../src/chat/results/switch/writeChart.js';
import type { ColumnType, ResultRow } from '../../../src/client/chat-stream/QueryRows.js';
import { columnsOf, monthlyRevenue, revenueByChannel, topProducts } from '../../../stories/support/exampleResults.js';
import { drawRows } from './chart/support/drawRows.js';

const words = { sumOf: (name: string) => `Sum of ${name}` };
const kinds: readonly ChoiceKind[] = ['bar', 'line', 'area', 'point', 'arc'];

describe('the chart that is suggested', () => {
  it.each([
    ['amounts over time', monthlyRevenue(), { kind: 'line', axis: 0, value: 1 }],
    ['series over time', revenueByChannel(), { kind: 'line', axis: 0, value: 2, series: 1 }],
    ['categories', topProducts(), { kind: 'bar', axis: 0, value: 1 }],
    ['a comparison', comparison(), { kind: 'bar', axis: 0, value: 1, series: 2, isGrouped: true }],
    [
      'two amounts',
      of({ height: 'number', weight: 'number' }, [
        [1, 2],
        [3, 4.5],
      ]),
      { kind: 'point', axis: 0, value: 1 },
    ],
  ])('fits %s', (_, result, expected) => {
    expect(suggestChart(result)).toMatchObject(expected);
  });

  it.each([
    ['one row', of({ city: 'string', revenue: 'number' }, [['Lyon', 1]])],
    [
      'texts',
      of({ city: 'string', note: 'string' }, [
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ],
    [
      'ids',
      of({ order_id: 'integer', city: 'string' }, [
        [1, 'a'],
        [2, 'b'],
      ]),
    ],
    [
      'two columns of the same name',
      {
        columns: [...columnsOf({ a: 'number' }), ...columnsOf({ a: 'number' })],
        rows: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
  ])('is missing for %s', (_, result) => {
    expect(suggestChart(result)).toBeUndefined();
  });
});

describe('a second amount', () => {
  it('is offered in the same unit only, side by side', () => {
    const offered = (series: number, more: Partial<ChartChoice> = {}) =>
      isOffered(comparison(), { kind: 'bar', axis: 0, value: 1, series, isGrouped: true, ...more });
    expect([2, 3, 4].map((series) => offered(series))).toEqual([true, false, false]);
    expect(offered(2, { isGrouped: false })).toBe(false);
    expect(offered(1)).toBe(false);
    expect(offered(2, { kind: 'arc' })).toBe(false);
  });

  it('is drawn with the title and the unit of its column', async () => {
    const result = comparison();
    const { spec, rows } = writeChart(result, { kind: 'bar', axis: 0, value: 1, series: 2, isGrouped: true }, words);
    const { marks, legend, left, titles } = await drawRows(JSON.parse(spec), { columns: result.columns, rows });
    expect(marks).toHaveLength(4);
    expect(legend).toEqual(['Revenue', 'Revenue, previous year']);
    expect(left.at(-1)).toMatch(/^€/);
    expect(titles).toEqual(['Revenue']);
  });
});

describe('what is offered', () => {
  it('has a pie only for a few parts of a whole that are not negative', () => {
    expect(
      offered([
        ['Lyon', 3],
        ['Porto', 1.5],
      ]),
    ).toContain('arc');
    expect(
      offered([
        ['Lyon', 3],
        ['Porto', -1.5],
      ]),
    ).not.toContain('arc');
    expect(offered(Array.from({ length: 9 }, (_, index) => [`city ${index}`, index + 0.5]))).not.toContain('arc');
    expect(
      offered(
        [
          ['Lyon', 3],
          ['Porto', 1.5],
        ],
        'avg_price',
      ),
    ).not.toContain('arc');
  });

  it('has lines and areas only where the axis has an order', () => {
    expect(
      offered([
        ['Lyon', 3],
        ['Porto', 1.5],
      ]),
    ).toEqual(['bar', 'point', 'arc']);
    expect(kinds.filter((kind) => isOffered(monthlyRevenue(), { kind, axis: 0, value: 1 }))).toEqual(['bar', 'line', 'area', 'point']);
  });

  it('adds up rows of one category only if their sum has a meaning', () => {
    const rows = [
      ['Lyon', 3],
      ['Lyon', 1.5],
      ['Porto', 2.5],
    ];
    expect(offered(rows)).toContain('bar');
    expect(offered(rows, 'avg_price')).toEqual(['point']);
  });

  it('draws counts whose name has an id or that could be years, and no ids', () => {
    const [choice] = [{ kind: 'bar', axis: 0, value: 1 } as const];
    const counts = (name: string, values: readonly number[]) =>
      of(
        { channel: 'string', [name]: 'integer' },
        values.map((value, index) => [`channel ${index}`, value]),
      );
    expect(suggestChart(counts('count_order_id', [1204, 998]))).toMatchObject(choice);
    expect(suggestChart(counts('sessions', [1950, 2010, 2080]))).toMatchObject(choice);
    expect(suggestChart(counts('order_id', [1204, 998]))).toBeUndefined();
    expect(isOffered(counts('Marktanteil', [40, 60]), { ...choice, kind: 'arc' })).toBe(false);
  });

  it('has lines over years and months, and not over ids', () => {
    const over = (name: string, values: readonly number[]) =>
      suggestChart(
        of(
          { [name]: 'integer', revenue: 'number' },
          values.map((value) => [value, value / 3]),
        ),
      )?.kind;
    expect([over('year', [2023, 2024, 2025]), over('Monat', [1, 2, 3]), over('kundennr', [10012, 10013, 10044])]).toEqual([
      'line',
      'line',
      'bar',
    ]);
  });

  it('stacks only amounts that add up and are not negative', () => {
    const stacked: ChartChoice = { kind: 'bar', axis: 0, value: 2, series: 1 };
    const rows = [
      ['Lyon', 'web', 2.5],
      ['Lyon', 'shop', 1.5],
      ['Porto', 'web', 1.5],
    ];
    const result = (name: string, all: readonly ResultRow[]) => of({ city: 'string', channel: 'string', [name]: 'number' }, all);
    expect(isOffered(result('revenue', rows), stacked)).toBe(true);
    expect(isOffered(result('conversion_rate', rows), stacked)).toBe(false);
    expect(isOffered(result('conversion_rate', rows), { ...stacked, isGrouped: true })).toBe(true);
    expect(isOffered(result('revenue', [...rows, ['Porto', 'shop', -1]]), stacked)).toBe(false);
  });

  it('has a logarithmic scale only for amounts above zero, without bars that begin at zero', () => {
    expect(isOffered(monthlyRevenue(), { kind: 'line', axis: 0, value: 1, isLog: true })).toBe(true);
    expect(isOffered(monthlyRevenue(), { kind: 'bar', axis: 0, value: 1, isLog: true })).toBe(false);
    const withZero = of({ day: 'time', revenue: 'number' }, [
      ['2025-01-01', 0],
      ['2025-01-02', 5.5],
    ]);
    expect(isOffered(withZero, { kind: 'line', axis: 0, value: 1, isLog: true })).toBe(false);
  });

  it('drops what no longer fits when another kind is chosen', () => {
    expect(fitChoice(topProducts(), { kind: 'arc', axis: 0, value: 1, top: 5 }).top).toBeUndefined();
    expect(fitChoice(monthlyRevenue(), { kind: 'bar', axis: 0, value: 1, isLog: true })).toEqual({
      kind: 'bar',
      axis: 0,
      value: 1,
      isLog: undefined,
    });
  });

  function offered(rows: readonly ResultRow[], name = 'revenue') {
    const result = of({ city: 'string', [name]: 'number' }, rows);
    return kinds.filter((kind) => isOffered(result, { kind, axis: 0, value: 1 }));
  }
});

describe('the chart that is written', () => {
  it('says in its title that rows are added up', () => {
    const result = of({ city: 'string', revenue: 'number' }, [
      ['Lyon', 3],
      ['Lyon', 1.5],
    ]);
    const { encoding } = JSON.parse(writeChart(result, { kind: 'bar', axis: 0, value: 1 }, words).spec);
    expect(encoding.y).toMatchObject({ aggregate: 'sum', title: 'Sum of Revenue' });
  });

  it('shows the largest categories by their sum, in the order of the rows', () => {
    const rows = [
      ['a', 1],
      ['b', 5.5],
      ['c', 4],
      ['a', 6],
      ['d', 0],
    ];
    const written = writeChart(of({ city: 'string', revenue: 'number' }, rows), { kind: 'bar', axis: 0, value: 1, top: 2 }, words);
    expect(written.rows).toEqual([
      ['a', 1],
      ['b', 5.5],
      ['a', 6],
    ]);
  });
});

function of(types: Readonly<Record<string, ColumnType>>, rows: readonly ResultRow[]) {
  return { columns: columnsOf(types), rows };
}

function comparison() {
  const euros = { type: 'currency', currency: 'EUR', decimalPlaces: undefined } as const;
  const columns = columnsOf({
    city: 'string',
    revenue: 'number',
    revenue_previous_year: 'number',
    orders: 'integer',
    change_percent: 'number',
  });
  const titled = columns.map((column) =>
    column.name === 'revenue'
      ? { ...column, title: 'Revenue', format: euros }
      : column.name === 'revenue_previous_year'
        ? { ...column, title: 'Revenue, previous year', format: euros }
        : column,
  );
  return {
    columns: titled,
    rows: [
      ['Lyon', 120.5, 100, 7, 20.5],
      ['Porto', 80, 90, 5, -11.1],
    ],
  };
}
