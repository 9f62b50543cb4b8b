import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../../stories/support/exampleResults.js';
import { drawRows } from '../support/drawRows.js';

const rows = {
  columns: columnsOf({ day: 'time', amount: 'integer' }),
  rows: Array.from({ length: 30 }, (_, index) => [new Date(Date.UTC(2022, index, 3)).toISOString().slice(0, 10), index + 1]),
};
const unit = (timeUnit: unknown) => ({ field: 'day', timeUnit, type: 'ordinal' });
const amount = { field: 'amount', type: 'quantitative', aggregate: 'sum' };
const quarters = { x: unit('quarter'), y: amount };

describe('units of a time whose other unit makes the facets', () => {
  it.each<[string, object]>([
    ['bars', { mark: 'bar', encoding: { ...quarters, column: unit('year') } }],
    ['points', { mark: 'point', encoding: { ...quarters, row: unit('year') } }],
    ['bars in the color of their facet', { mark: 'bar', encoding: { ...quarters, facet: unit('year'), color: unit('year') } }],
    ['a view in a facet', { facet: unit('year'), spec: { mark: 'bar', encoding: { ...quarters, color: unit('year') } } }],
    [
      'layers in a facet',
      { facet: { row: unit('year') }, spec: { encoding: { color: unit('year') }, layer: [{ mark: 'bar', encoding: quarters }] } },
    ],
    ['units with a step', { mark: 'bar', encoding: { ...quarters, x: unit({ unit: 'month', step: 3 }), column: unit('year') } }],
  ])('are kept: %s', async (_kind, spec) => {
    const { marks, shown } = await drawRows(spec, rows);
    expect(shown).toBe(10);
    expect(marks.map(({ datum }) => datum?.sum_amount).toSorted((one, other) => Number(one) - Number(other))).toEqual([
      6, 15, 24, 33, 42, 51, 60, 69, 78, 87,
    ]);
  });

  it('are both named for readers', async () => {
    const facets = await drawRows({ mark: 'bar', encoding: { ...quarters, column: unit('year') } }, rows);
    expect(facets.stops.map(({ tip }) => tip.title)).toContain('Q3, 2023');
    const lines = await drawRows({ mark: 'line', encoding: { x: unit('quarter'), y: amount, color: unit('year') } }, rows);
    const [first] = lines.stops.map(({ tip }) => tip);
    expect(first?.title).toBe('Q1');
    expect(first?.rows.map(({ name }) => name).toSorted()).toEqual(['2022', '2023', '2024']);
  });
});
