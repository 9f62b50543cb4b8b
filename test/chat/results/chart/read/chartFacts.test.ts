import { describe, expect, it } from 'vitest';
import { englishViewing } from '../../../../../src/chat/labels/viewing/en.js';
import { openPeriods } from '../../../../../src/chat/results/chart/look/openPeriods.js';
import { chartFacts } from '../../../../../src/chat/results/chart/read/chartFacts.js';
import { chartRows } from '../../../../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../../../../src/chat/results/chart/safe/safeVegaSpec.js';
import type { CellValue, ColumnType } from '../../../../../src/client/chat-stream/QueryRows.js';
import { columnsOf, exampleResult } from '../../../../../stories/support/exampleResults.js';

const months = ['2025-01-01', '2025-02-01', '2025-03-01'];
const sales = { month: 'time', region: 'string', amount: 'number' } as const;
const byRegion = months.flatMap((month, place): CellValue[][] => [
  [month, 'North', 100 + place * 10],
  [month, 'South', 50 - place * 10],
]);
const lines = { x: { field: 'month', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' } };
const color = { field: 'region', type: 'nominal' };

describe('chartFacts', () => {
  it('gives the number of points, the change, and the highest and lowest amounts of a series over time', () => {
    expect(
      factsOf(
        { month: 'time', amount: 'number' },
        [months[1], months[0], months[2]].map((month, place) => [month ?? '', [30, 20, 25][place] ?? 0]),
        { mark: 'line', encoding: lines },
      ),
    ).toEqual([
      [undefined, 'Points: 3', 'From 20 (Jan 2025) to 25 (Mar 2025)', 'Up 25%', 'Highest: 30 (Feb 2025)', 'Lowest: 20 (Jan 2025)'],
    ]);
  });

  it('lists the series of lines, largest first, and where each is highest and lowest', () => {
    expect(factsOf(sales, byRegion, { mark: 'line', encoding: { ...lines, color } })).toEqual([
      [undefined, 'Series: 2', 'Points: 6', 'Highest: 120 (Mar 2025, North)', 'Lowest: 30 (Mar 2025, South)'],
      ['North', 'From 100 (Jan 2025) to 120 (Mar 2025)', 'Up 20%', 'Highest: 120 (Mar 2025)', 'Lowest: 100 (Jan 2025)'],
      ['South', 'From 50 (Jan 2025) to 30 (Mar 2025)', 'Down 40%', 'Highest: 50 (Jan 2025)', 'Lowest: 30 (Mar 2025)'],
    ]);
  });

  it('gives the sums of a stack', () => {
    const [, total] = factsOf(sales, byRegion, { mark: 'area', encoding: { ...lines, color } });
    expect(total).toEqual(['Total', 'From 150 (Jan 2025) to 150 (Mar 2025)', 'Almost unchanged']);
  });

  it('describes at most five series, and says so', () => {
    const rows = months.flatMap((month) => Array.from({ length: 9 }, (_, place): CellValue[] => [month, `Region ${place}`, place]));
    const facts = factsOf(sales, rows, { mark: 'line', encoding: { ...lines, color } });
    expect(facts[0]).toContain('The 5 largest');
    expect(facts.slice(1).map(([about]) => about)).toEqual([8, 7, 6, 5, 4].map((place) => `Region ${place}`));
  });

  it('gives no first and last amount for names, and no growth for a rate', () => {
    const cities = factsOf(
      { city: 'string', amount: 'number' },
      [
        ['Lyon', 5],
        ['Porto', 3],
      ],
      {
        mark: 'bar',
        encoding: { x: { field: 'city' }, y: { field: 'amount' } },
      },
    );
    expect(cities).toEqual([[undefined, 'Points: 2', 'Highest: 5 (Lyon)', 'Lowest: 3 (Porto)']]);
    const rates = factsOf(
      { month: 'time', share: 'string' },
      months.map((month, place) => [month, `${10 + place}%`]),
      {
        mark: 'line',
        encoding: { ...lines, y: { field: 'share' } },
      },
    );
    expect(rates[0]).toContain('From 10% (Jan 2025) to 12% (Mar 2025)');
    expect(rates[0]?.join()).not.toMatch(/Up|Down/);
  });

  it('ignores an unfinished period for the last and the lowest amount', () => {
    const rows: CellValue[][] = [
      ['2025-01-01', 20],
      ['2025-02-01', 30],
      ['2025-03-01', 2],
    ];
    expect(factsOf({ month: 'time', amount: 'number' }, rows, { mark: 'bar', encoding: lines }, Date.UTC(2025, 2, 4))).toEqual([
      [undefined, 'Points: 3', 'From 20 (Jan 2025) to 30 (Feb 2025)', 'Up 50%', 'Highest: 30 (Feb 2025)', 'Lowest: 20 (Jan 2025)'],
    ]);
  });

  it('compares the measures of layers', () => {
    const layer = ['revenue', 'cost'].map((field) => ({
      mark: 'line',
      encoding: { y: { field, type: 'quantitative', title: field.toUpperCase() } },
    }));
    const rows = months.map((month, place): CellValue[] => [month, 10 + place, 5]);
    const facts = factsOf({ month: 'time', revenue: 'number', cost: 'number' }, rows, { encoding: { x: lines.x }, layer });
    expect(facts.map(([about]) => about)).toEqual(['Revenue', 'Cost']);
  });

  it.each([
    ['a transform', { mark: 'line', encoding: lines, transform: [{ filter: 'datum.amount > 60' }] }],
    ['shares of a stack', { mark: 'bar', encoding: { ...lines, y: { ...lines.y, stack: 'normalize' }, color } }],
    ['averages of several rows', { mark: 'bar', encoding: { ...lines, y: { ...lines.y, aggregate: 'mean' } } }],
    ['counts', { mark: 'bar', encoding: { ...lines, y: { aggregate: 'count' } } }],
  ])('gives no amounts that are not in the rows: %s', (_, spec) => {
    expect(factsOf(sales, byRegion, spec)).toEqual([]);
  });
});

/** The facts as lists: the series or `undefined`, then the lines. */
function factsOf(columns: Readonly<Record<string, ColumnType>>, cells: readonly CellValue[][], spec: object, now = Date.UTC(2030, 0)) {
  const result = exampleResult({ columns: columnsOf(columns), rows: cells, vegaSpec: JSON.stringify(spec) });
  const rows = chartRows(result, 'en');
  const safe = safeVegaSpec(result.vegaSpec ?? '', rows);
  if (!safe.isSafe) throw new Error(`The spec was refused: ${safe.problem}.`);
  const open = openPeriods(safe.spec, rows, { now, locale: 'en' });
  return chartFacts(safe.spec, rows, { words: englishViewing, locale: 'en', open }).map(({ about, lines }) => [about, ...lines]);
}
