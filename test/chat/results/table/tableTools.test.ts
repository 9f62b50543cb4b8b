import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CellRange, moveRange, rangeText } from '../../../../src/chat/results/table/cellRange.js';
import { type ColumnFilter, filterChoice } from '../../../../src/chat/results/table/columnFilter.js';
import { createColumnFormat } from '../../../../src/chat/results/table/columnFormat.js';
import { columnTotal, defaultTotal, totalKinds } from '../../../../src/chat/results/table/columnTotal.js';
import { numberBars } from '../../../../src/chat/results/table/numberBars.js';
import {
  moveColumn,
  placeColumn,
  setFilter,
  shownColumns,
  type TableView,
  toggleColumn,
} from '../../../../src/chat/results/table/TableView.js';
import { createCellKeys, orderOf, pickColumns, rowTest } from '../../../../src/chat/results/table/viewRows.js';
import type { CellValue, ResultColumn, ResultRow } from '../../../../src/client/chat-stream/QueryRows.js';
import { columnsOf } from '../../../../stories/support/exampleResults.js';

const columns = columnsOf({ city: 'string', amount: 'number', day: 'time' });
const rows: readonly ResultRow[] = [
  ['Lyon', 1200.5, '2025-03-01T00:00:00.000'],
  ['Porto', 80, '2025-03-02T00:00:00.000'],
  ['Århus', null, '2025-04-01T00:00:00.000'],
  [null, 3, null],
];

describe('the rows of a view', () => {
  it('contain the search as it is shown, in any case, in a shown cell', () => {
    expect(citiesOf({ search: 'port' })).toEqual(['Porto']);
    expect(citiesOf({ search: '1,200.5' })).toEqual(['Lyon']);
    expect(citiesOf({ search: 'mar 2,' })).toEqual(['Porto']);
    expect(citiesOf({ search: '1,200', hidden: [1] })).toEqual([]);
  });

  it.each<[ColumnFilter, number, readonly unknown[]]>([
    [{ kind: 'text', text: 'O' }, 0, ['Lyon', 'Porto']],
    [{ kind: 'values', values: ['Lyon', ''] }, 0, ['Lyon', null]],
    [{ kind: 'range', from: 80 }, 1, ['Lyon', 'Porto']],
    [{ kind: 'range', from: 3, to: 80 }, 1, ['Porto', null]],
    [{ kind: 'days', from: '2025-03-02', to: '2025-04-01' }, 2, ['Porto', 'Århus']],
    [{ kind: 'range' }, 1, ['Lyon', 'Porto', 'Århus', null]],
  ])('pass the filter %o', (filter, column, expected) => {
    expect(citiesOf(setFilter({}, column, filter))).toEqual(expected);
  });

  it('pass all filters, in the order of the sort, with the shown columns alone', () => {
    const view: TableView = {
      filters: { 1: { kind: 'range', from: 3 }, 0: { kind: 'text', text: 'o' } },
      sort: { column: 1, direction: 'ascending' },
      order: [1, 0, 2],
      hidden: [2],
    };
    const seen = seenIn(view);
    expect(seen.columns.map(({ name }) => name)).toEqual(['amount', 'city']);
    expect(seen.rows).toEqual([
      [80, 'Porto'],
      [1200.5, 'Lyon'],
    ]);
  });

  it('are not filtered by a column that is hidden', () => {
    expect(toggleColumn(setFilter({}, 1, { kind: 'range', from: 1 }), 1, 3).filters).toEqual({});
  });

  function seenIn(view: TableView) {
    const words = { locale: 'en', emptyValue: '–', yes: 'Yes', no: 'No' };
    const formatOf = (index: number) => createColumnFormat(columns[index] as ResultColumn, index, rows, words);
    const test = rowTest(rows, view, columns.length, createCellKeys(rows, formatOf));
    const kept = orderOf({ columns, rows }, view, 'en').filter(test);
    return pickColumns({ columns, rows: kept.map((index) => rows[index] ?? []) }, shownColumns(view, columns.length));
  }
  function citiesOf(view: TableView) {
    const seen = seenIn(view);
    return seen.rows.map((row) => row[0]);
  }
});

describe('the fields of a filter', () => {
  it('fit the type of the column, with a list of values if there are few', () => {
    expect(filterChoice({ name: 'city', type: 'string', serviceType: '' }, 0, rows)).toEqual({
      kind: 'text',
      values: ['Lyon', 'Porto', 'Århus', null],
    });
    expect(filterChoice({ name: 'amount', type: 'number', serviceType: '' }, 1, rows).kind).toBe('range');
    expect(filterChoice({ name: 'day', type: 'time', serviceType: '' }, 2, rows).kind).toBe('days');
    const many = Array.from({ length: 41 }, (_, index) => [`city ${index}`]);
    expect(filterChoice({ name: 'city', type: 'string', serviceType: '' }, 0, many).values).toEqual([]);
  });
});

describe('the columns of a view', () => {
  it('stay the same columns however often they are moved, hidden and shown', () => {
    const steps = fc.array(fc.tuple(fc.nat(4), fc.constantFrom<'hide' | 1 | -1>('hide', 1, -1)));
    fc.assert(
      fc.property(steps, (taken) => {
        let view: TableView = {};
        for (const [column, step] of taken) view = step === 'hide' ? toggleColumn(view, column, 5) : moveColumn(view, column, step, 5);
        const shown = shownColumns(view, 5);
        expect(shown.length).toBeGreaterThan(0);
        expect([...shown, ...(view.hidden ?? [])].toSorted()).toEqual([0, 1, 2, 3, 4]);
      }),
    );
  });

  it('move past the next shown one', () => {
    expect(shownColumns(moveColumn({ hidden: [1] }, 0, 1, 4), 4)).toEqual([2, 0, 3]);
    expect(shownColumns(moveColumn({}, 3, -1, 4), 4)).toEqual([0, 1, 3, 2]);
  });

  it('can be moved to a place among the visible ones', () => {
    expect([0, 1, 2, 3, 4].map((place) => shownColumns(placeColumn({}, 1, place, 4), 4).join(''))).toEqual([
      '1023',
      '0123',
      '0123',
      '0213',
      '0231',
    ]);
    expect(shownColumns(placeColumn({ hidden: [1] }, 3, 1, 4), 4)).toEqual([0, 3, 2]);
    expect(shownColumns(placeColumn({ hidden: [3] }, 0, 3, 4), 4)).toEqual([1, 2, 0]);
  });
});

describe('totals', () => {
  it('add decimals exactly, and integers beyond 2^53', () => {
    expect(sum([0.1, 0.2, 0.3])).toBe(0.6);
    expect(sum([9007199254740993n, 1])).toBe(9007199254740994n);
    expect(sum(['12345678901234567.25', 0.5, 1])).toBe('12345678901234568.75');
    expect(sum([1e300, 1, -1e300])).toBe(1);
    expect(sum([null, null])).toBeUndefined();
  });

  it('are the same in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (cents) => {
        const values = cents.map((value) => value / 100);
        expect(sum(values)).toBe(sum(values.toReversed()));
      }),
    );
  });

  it.each(['revenue', 'orders', 'Umsatz', 'quantity'])('add up %s by default', (name) => {
    expect(defaultTotal(number(name), 0, [[1.5], [2]])).toBe('sum');
  });

  it.each(['avg_price', 'conversionRate', 'Anteil', 'growth', 'margin %', '平均単価', 'distinct users', 'order_id', 'year'])(
    'do not add up %s by default',
    (name) => {
      expect(defaultTotal(number(name), 0, [[2024], [2025]])).toBe('none');
    },
  );

  it('do not add up percentages of the data model', () => {
    const format = { type: 'percent', currency: undefined, decimalPlaces: undefined } as const;
    expect(defaultTotal({ ...number('returns'), format }, 0, [[4.5]])).toBe('none');
  });

  it('offer what makes sense for the kind of the column', () => {
    expect(totalKinds(number('order_id'), 0, [[1], [2]])).toEqual(['count', 'none']);
    expect(totalKinds(number('count_order_id'), 0, [[1204], [998]])).toContain('sum');
    expect(totalKinds(number('Stornoquote'), 0, [[0.04], [0.02]])).toEqual(['average', 'minimum', 'maximum', 'count', 'none']);
  });

  it('follow the aggregation of the data model', () => {
    const total = (aggregation: string) => defaultTotal({ ...number('orders'), aggregation }, 0, [[12], [20]]);
    expect(['sum', 'count', 'countDistinct', 'avg', 'max'].map(total)).toEqual(['sum', 'sum', 'none', 'none', 'none']);
    expect(defaultTotal({ ...number('Basket'), aggregation: 'number' }, 0, [[12], [20]])).toBe('none');
    expect(defaultTotal({ ...number('profit'), aggregation: 'number' }, 0, [[12], [20]])).toBe('sum');
  });

  it('count filled cells, and find the first and last time', () => {
    const day = columns[2] as ResultColumn;
    expect(columnTotal('count', day, 2, rows)).toBe(3);
    expect(columnTotal('minimum', day, 2, rows)).toBe('2025-03-01T00:00:00.000');
    expect(columnTotal('maximum', day, 2, rows)).toBe('2025-04-01T00:00:00.000');
    expect(columnTotal('average', number('amount'), 0, [[1], [2], [null]])).toBe(1.5);
  });

  function number(name: string): ResultColumn {
    return { name, type: 'number', serviceType: '' };
  }
  function sum(values: readonly CellValue[]) {
    return columnTotal(
      'sum',
      number('amount'),
      0,
      values.map((value) => [value]),
    );
  }
});

describe('bars in cells', () => {
  it('begin at zero and share one scale', () => {
    const bar = numberBars(0, [[-50], [150], [null]]);
    expect(bar(150)).toEqual({ from: 25, to: 100, isNegative: false });
    expect(bar(-50)).toEqual({ from: 0, to: 25, isNegative: true });
    expect(bar(0)).toEqual({ from: 25, to: 25, isNegative: false });
    expect(bar(null)).toBeUndefined();
    expect(numberBars(0, [[50], [100]])(50)).toEqual({ from: 0, to: 50, isNegative: false });
  });
});

describe('a block of cells', () => {
  it('is copied with exact values, without formulas', () => {
    const range: CellRange = { anchor: { row: 1, column: 1 }, active: { row: 0, column: 0 } };
    expect(
      rangeText(
        {
          columns,
          rows: [
            ['=1+1', 1200.5],
            ['a\tb', null],
          ],
        },
        [1, 0],
        range,
      ),
    ).toBe("1200.5\t'=1+1\n\ta b");
  });

  it('stays in the table, whatever the keys', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.boolean(), fc.boolean())), (pressed) => {
        const size = { rows: 5, columns: 3 };
        let range: CellRange = { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } };
        for (const [key, isExtending, isToEdge] of pressed) {
          range = moveRange(range, { key, isForward: key === 'ArrowRight', isExtending, isToEdge, pageRows: 2 }, size) ?? range;
          if (!isExtending) expect(range.anchor).toEqual(range.active);
          for (const { row, column } of [range.anchor, range.active]) {
            expect([row >= 0 && row < 5, column >= 0 && column < 3]).toEqual([true, true]);
          }
        }
      }),
    );
  });
});
