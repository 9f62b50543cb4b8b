import { describe, expect, it } from 'vitest';
import { chartRows } from '../../../../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../../../../src/chat/results/chart/safe/safeVegaSpec.js';
import type { CellValue, QueryRows } from '../../../../../src/client/chat-stream/QueryRows.js';
import { columnsOf, orderRows } from '../../../../../stories/support/exampleResults.js';

const x = { field: 'city', type: 'nominal' };
const y = { aggregate: 'sum', field: 'amount', type: 'quantitative' };
const summed = { mark: 'bar', encoding: { x, y } };

/** Returns what becomes of a chart of these rows. */
function verdictOn(spec: object, rows: QueryRows | number): string {
  const text = JSON.stringify(spec);
  const safe = safeVegaSpec(text, chartRows(typeof rows === 'number' ? ordersOf(rows) : rows, 'en', text));
  return safe.isSafe ? 'drawn' : safe.problem;
}

const orders = orderRows(20_000);

function ordersOf(count: number): QueryRows {
  return { columns: orders.columns, rows: orders.rows.slice(0, count) };
}

function rowsOf(types: Parameters<typeof columnsOf>[0], count: number, row: (index: number) => readonly CellValue[]): QueryRows {
  return { columns: columnsOf(types), rows: Array.from({ length: count }, (_, index) => row(index)) };
}

const calculated = (calculate: string, steps = 1) => ({
  ...summed,
  transform: Array.from({ length: steps }, (_, index) => ({ calculate, as: `made${index}` })),
});

describe('reading rows', () => {
  it('is given up for a dozen columns with thousands of different times', () => {
    const names = Array.from({ length: 12 }, (_, index) => `time ${index}`);
    const rows = rowsOf(Object.fromEntries(names.map((name) => [name, 'time'])), 10_000, (row) =>
      names.map((_, column) => new Date(1.6e12 + (row * 12 + column) * 61_000).toISOString().slice(0, 19)),
    );
    const read = chartRows(rows, 'en');
    expect(read).toEqual({ fields: new Map(), values: [], isTooMuch: true });
    expect(verdictOn({ mark: 'bar', encoding: { tooltip: names.map((field) => ({ field })) } }, rows)).toBe('too-much-work');
    expect(chartRows({ columns: rows.columns.slice(0, 2), rows: rows.rows }, 'en').isTooMuch).toBe(false);
  });

  it('counts equal texts once', () => {
    const rows = rowsOf({ at: 'time', day: 'time' }, 50_000, (row) => [`2025-01-0${1 + (row % 9)}`, `2025-02-0${1 + (row % 9)}`]);
    expect(chartRows(rows, 'en').isTooMuch).toBe(false);
  });
});

describe('the work of a call', () => {
  it.each<[string, number, string]>([
    ["timeFormat(datum.ordered_at, '%Y')", 4, 'drawn'],
    ["timeFormat(datum.ordered_at, '%Y')", 8, 'too-much-work'],
    ["timeFormat(datum.ordered_at, '%A %d %B %Y %H:%M:%S %p week %U')", 4, 'too-much-work'],
    ["format(datum.amount, ',.2f')", 8, 'too-much-work'],
    ['datum.amount * 2', 8, 'drawn'],
  ])('is counted by what it does: %s × %i', (expression, steps, verdict) => {
    expect(verdictOn(calculated(expression, steps), 20_000)).toBe(verdict);
  });

  it('grows with the text', () => {
    const long = Array.from({ length: 30 }, () => 'datum.customer').join('+');
    expect(verdictOn(calculated("split(datum.customer, ' ')"), 4_000)).toBe('drawn');
    expect(verdictOn(calculated(`split(${long}, '')`), 4_000)).toBe('too-much-work');
    const twice = [
      { calculate: `split(${long}, '')`, as: 'list' },
      { calculate: `join(datum.list, '${'-'.repeat(400)}')`, as: 'text' },
    ];
    expect(verdictOn({ ...summed, transform: twice }, 100)).toBe('drawn');
    expect(verdictOn({ ...summed, transform: twice }, 2_000)).toBe('too-much-work');
  });
});

describe('counting groups', () => {
  it('is bounded, and counts a combination once', () => {
    const layers = (detailOf: (layer: number) => readonly string[]) => ({
      encoding: { y },
      layer: Array.from({ length: 8 }, (_, layer) => ({
        mark: 'bar',
        encoding: { x, detail: detailOf(layer).map((field) => ({ field, type: 'nominal', aggregate: undefined })) },
      })),
    });
    const others = ['is_returned', 'items', 'city', 'amount', 'customer', 'ordered_at', 'order_id'];
    expect(
      verdictOn(
        layers(() => ['is_returned']),
        8_000,
      ),
    ).toBe('drawn');
    expect(
      verdictOn(
        layers((layer) => [...others.slice(layer), ...others]),
        20_000,
      ),
    ).toMatch(/^too/);
  });
});

describe('flattened lists', () => {
  const tagged = (count: number, tags: number, split: string) => {
    const rows = rowsOf({ tags: 'string', amount: 'number' }, count, (row) => [`tag ${row % tags},tag ${(row * 7) % tags},new`, row]);
    const flatten = [{ calculate: split, as: 'tag' }, { flatten: ['tag'] }];
    return verdictOn({ mark: 'bar', transform: flatten, encoding: { x: { field: 'tag', type: 'nominal' }, y } }, rows);
  };

  it.each(["split(datum.tags, ',')", "split(lower(datum['tags']), ',')", 'split(trim(datum.tags), ",")'])(
    'are counted by their items: %s',
    (split) => {
      expect(tagged(300, 20, split)).toBe('drawn');
      expect(tagged(300, 200, split)).toBe('too-large');
    },
  );

  it('are taken to be long if their items are not known', () => {
    expect(tagged(2, 2, "split(datum.tags + ',' + datum.tags, ',')")).toBe('drawn');
    expect(tagged(20, 2, "split(datum.tags + ',' + datum.tags, ',')")).toBe('too-large');
    expect(tagged(20, 2, '[datum.tags, datum.amount]')).toBe('drawn');
  });

  it('of a column count as many names as they have items', () => {
    const rows = rowsOf({ tags: 'json', amount: 'number' }, 20, (row) => [
      Array.from({ length: 60 }, (_, index) => `tag ${row} ${index}`),
      row,
    ]);
    const spec = { mark: 'bar', transform: [{ flatten: ['tags'] }], encoding: { x: { field: 'tags', type: 'nominal' }, y } };
    expect(verdictOn(spec, rows)).toBe('too-large');
    expect(verdictOn(spec, { ...rows, rows: rows.rows.slice(0, 2) })).toBe('drawn');
  });
});
