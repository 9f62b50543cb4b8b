import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../stories/support/exampleResults.js';
import { drawRows } from '../chat/results/chart/support/drawRows.js';

const columns = columnsOf({ month: 'time', region: 'string', amount: 'number' });
const times = (count: number, step: (index: number) => Date) =>
  Array.from({ length: count }, (_, index) => [step(index).toISOString().slice(0, 10), 'Europe', index + 1]);
const month = { field: 'month', type: 'ordinal', timeUnit: 'yearmonth' };

describe('months that are grouped by month', () => {
  it.each(['bar', 'rect'])('have short names where the whole ones do not fit: %s', async (mark) => {
    const encoding = { x: month, y: { field: 'region', type: 'nominal' }, color: { field: 'amount', type: 'quantitative' } };
    const rows = times(14, (index) => new Date(Date.UTC(2024, index, 1)));
    const { bottom, marks } = await drawRows({ mark, encoding }, { columns, rows }, { width: 620 });
    expect(bottom).toEqual([...'Jan 2024,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Jan 2025,Feb'.split(',')]);
    expect(marks).toHaveLength(14);
  });

  it('are still added up from days', async () => {
    const encoding = { x: month, y: { field: 'amount', type: 'quantitative', aggregate: 'sum' } };
    const rows = times(90, (index) => new Date(Date.UTC(2025, 0, 1 + index)));
    const { marks } = await drawRows({ mark: 'bar', encoding }, { columns, rows });
    expect(marks.map(({ datum }) => datum?.sum_amount)).toEqual([496, 1274, 2325]);
  });
});
