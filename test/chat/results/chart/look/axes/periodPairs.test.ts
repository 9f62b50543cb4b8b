import { describe, expect, it } from 'vitest';
import { periodPair } from '../../../../../../src/chat/results/chart/look/axes/periodPairs.js';
import { columnsOf } from '../../../../../../stories/support/exampleResults.js';
import { drawRows } from '../../support/drawRows.js';

describe('a period and the one before it', () => {
  it.each<[string, string, string?]>([
    ['2025', '2024'],
    ['Q1 2025', 'Q1 2024'],
    ['2025-03', '2024-03'],
    ['März 2025', 'März 2024', 'de'],
    ['Revenue 2025', 'Revenue 2024'],
    ['2026', 'Same period of 2025'],
    ['revenue', 'revenue_before'],
    ['revenue', 'previousRevenue'],
    ['Revenue', 'Revenue, previous year'],
    ['Current period', 'Previous period'],
    ['This year', 'Last year'],
    ['Last month', 'Month before'],
    ['Dieses Jahr', 'Vorjahr', 'de'],
    ['Este año', 'Año anterior', 'es'],
    ['今年', '前年', 'ja'],
    ['العام الحالي', 'العام السابق', 'ar'],
  ])('are recognized in either order: %s, %s', (current, previous, locale = 'en') => {
    expect(periodPair(current, previous, locale)).toEqual({ current, previous });
    expect(periodPair(previous, current, locale)).toEqual({ current, previous });
  });

  it.each([
    ['Online', 'Store'],
    ['First touch', 'Last touch'],
    ['Last name', 'First name'],
    ['Plan 2025', 'Revenue 2024'],
    ['2025', '2025-01'],
    ['Before discount', 'Before tax'],
    ['', ''],
  ])('are not seen in %s and %s', (one, other) => {
    expect(periodPair(one, other, 'en')).toBeUndefined();
  });

  const columns = columnsOf({ month: 'string', revenue: 'number', revenue_before: 'number', period: 'string' });
  const rows = ['Jan', 'Feb'].flatMap((month, index) => ['This year', 'Last year'].map((period) => [month, 10 + index, 8, period]));
  const encoding = { x: { field: 'month' }, xOffset: { field: 'period' }, y: { field: 'revenue', type: 'quantitative' } };

  it('have one hue: the accent, and a pale one for the earlier', async () => {
    const { marks } = await drawRows({ mark: 'bar', encoding: { ...encoding, color: { field: 'period' } } }, { columns, rows });
    for (const { datum, fill } of marks) expect(fill).toBe(datum?.period === 'This year' ? 'rgb(0, 100, 200)' : 'rgb(1, 2, 3)');
  });

  it('have one hue if they are numbers', async () => {
    const years = {
      columns: columnsOf({ city: 'string', amount: 'number', year: 'integer' }),
      rows: [2024, 2025].map((year) => ['Lyon', 3, year]),
    };
    const color = { field: 'year', type: 'nominal' };
    const spec = { mark: 'bar', encoding: { x: { field: 'city' }, xOffset: color, y: { field: 'amount', type: 'quantitative' }, color } };
    const { marks, shown } = await drawRows(spec, years);
    expect(shown).toBe(2);
    for (const { datum, fill } of marks) expect(fill).toBe(datum?.year === 2025 ? 'rgb(0, 100, 200)' : 'rgb(1, 2, 3)');
  });

  it('have one hue if they are columns', async () => {
    const spec = {
      transform: [{ fold: ['revenue', 'revenue_before'], as: ['series', 'amount'] }],
      mark: 'bar',
      encoding: {
        x: { field: 'month' },
        xOffset: { field: 'series' },
        y: { field: 'amount', type: 'quantitative' },
        color: { field: 'series', type: 'nominal' },
      },
    };
    const { marks } = await drawRows(spec, { columns, rows: rows.slice(0, 1) });
    expect(marks.map(({ fill }) => fill)).toEqual(['rgb(0, 100, 200)', 'rgb(1, 2, 3)']);
  });

  it('keep the colours of the spec', async () => {
    const color = { field: 'period', scale: { range: ['red', 'green'] } };
    const { marks } = await drawRows({ mark: 'bar', encoding: { ...encoding, color } }, { columns, rows });
    expect(marks.some(({ fill }) => fill === 'rgb(1, 2, 3)')).toBe(false);
  });
});
