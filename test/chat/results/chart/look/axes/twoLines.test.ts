import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameLines, twoLineWidth } from '../../../../../../src/chat/results/chart/look/axes/twoLines.js';
import { columnsOf } from '../../../../../../stories/support/exampleResults.js';
import { drawRows } from '../../support/drawRows.js';

describe('long names beside horizontal bars', () => {
  const names = ['Merino base layer for cold winter days', 'Down vest'];
  const rows = { columns: columnsOf({ product: 'string', amount: 'number' }), rows: names.map((name, place) => [name, place + 1]) };
  const spec = { mark: 'bar', encoding: { y: { field: 'product' }, x: { field: 'amount', type: 'quantitative' } } };

  it('have two lines in a narrow chart, and leave at least three fifths of the width for the bars', async () => {
    const { svg, stops } = await drawRows(spec, rows, { width: 320 });
    expect(svg).toContain('<tspan x="0" dy="13">');
    expect(stops).toHaveLength(2);
    expect(Math.min(...stops.map(({ plot }) => plot.width))).toBeGreaterThanOrEqual(0.6 * 320 - 10);
  });

  it('have one line if they fit, in a wide chart, and if there are many', () => {
    expect(twoLineWidth(['Down vest'], 320)).toBeUndefined();
    expect(twoLineWidth(names, 600)).toBeUndefined();
    expect(twoLineWidth([...names, ...Array.from({ length: 12 }, (_, place) => `Name ${place}`)], 320)).toBeUndefined();
  });

  it('are broken at spaces, after hyphens and between East Asian characters', () => {
    expect(nameLines('Trail running shoes', 80)).toEqual(['Trail', 'running shoes']);
    expect(nameLines('Berlin-Charlottenburg', 80)).toEqual(['Berlin-', 'Charlottenburg']);
    expect(nameLines('東京都千代田区丸の内', 80)).toEqual(['東京都千代', '田区丸の内']);
    expect(nameLines('Donaudampfschifffahrt', 80)).toBe('Donaudampfschifffahrt');
  });

  it('lose only whitespace', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        const lines = [nameLines(name, 50)].flat().join('');
        expect(lines.replaceAll(/\s/g, '')).toBe(name.replaceAll(/\s/g, ''));
      }),
    );
  });
});
