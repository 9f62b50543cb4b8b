import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadApart } from '../../../../../../src/chat/results/chart/look/spreadApart.js';
import type { CellValue } from '../../../../../../src/client/chat-stream/QueryRows.js';
import { columnsOf } from '../../../../../../stories/support/exampleResults.js';
import { drawRows } from '../../support/drawRows.js';

const months = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'];
const columns = columnsOf({ month: 'time', region: 'string', amount: 'number' });
const encoding = {
  x: { field: 'month', type: 'temporal' },
  y: { field: 'amount', type: 'quantitative' },
  color: { field: 'region', type: 'nominal' },
};
const spec = { mark: 'line', encoding };
const rowsOf = (amounts: Readonly<Record<string, number>>): CellValue[][] =>
  months.flatMap((month, place) => Object.entries(amounts).map(([region, amount]): CellValue[] => [month, region, amount + place]));
const regions = { North: 100, South: 60, West: 20 };

describe('the names of lines', () => {
  it('are at the ends of the lines and work as the entries of the legend they replace', async () => {
    const { entries, lineNames, svg } = await drawRows(spec, { columns, rows: rowsOf(regions) });
    expect(svg).not.toContain('role-legend-symbol');
    expect(entries).toEqual(['North', 'South', 'West']);
    expect(lineNames.map(({ text }) => text)).toEqual(['North', 'South', 'West']);
    expect(lineNames.map(({ y }) => y)).toEqual(lineNames.map(({ y }) => y).toSorted((one, other) => one - other));
  });

  it('do not overlap', async () => {
    const { lineNames } = await drawRows(spec, { columns, rows: rowsOf({ ...regions, East: 63 }) });
    const gaps = lineNames.slice(1).map(({ y }, index) => y - (lineNames[index]?.y ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16 - 1e-6);
  });

  it.each<[string, object, Readonly<Record<string, number>>, number]>([
    ['a narrow chart', spec, regions, 400],
    ['many lines', spec, { ...regions, a: 1, b: 30, c: 75 }, 800],
    ['lines that end at nearly the same place', spec, { a: 20, b: 21, c: 22, d: 19 }, 800],
    ['long names', spec, { ['A name that needs more room than there is'.repeat(2)]: 10, b: 50 }, 800],
    ['other scales', { mark: 'line', encoding: { ...encoding, y: { ...encoding.y, scale: { type: 'log' } } } }, regions, 800],
    [
      'a legend with its own settings',
      { mark: 'line', encoding: { ...encoding, color: { ...encoding.color, legend: { orient: 'right' } } } },
      regions,
      800,
    ],
  ])('are in the legend for %s', async (_, given, amounts, width) => {
    const { entries, lineNames } = await drawRows(given, { columns, rows: rowsOf(amounts) }, { width });
    expect(lineNames).toEqual([]);
    expect(entries).toHaveLength(Object.keys(amounts).length);
  });

  it('are in the legend if a line ends before the others', async () => {
    const { legend, lineNames } = await drawRows(spec, { columns, rows: rowsOf(regions).slice(0, -1) });
    expect([legend.length, lineNames.length]).toEqual([3, 0]);
  });
});

describe('spreadApart', () => {
  it('keeps the gaps, stays within the length, and moves nothing that is far enough apart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 }), (places) => {
        const placed = spreadApart(places, 16, 300);
        const sorted = placed.toSorted((one, other) => one - other);
        for (const [index, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(300);
          if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-6);
        }
        const ordered = places.toSorted((one, other) => one - other);
        if (ordered.every((place, index) => index === 0 || place - (ordered[index - 1] ?? 0) >= 16)) expect(placed).toEqual(places);
      }),
    );
  });
});
