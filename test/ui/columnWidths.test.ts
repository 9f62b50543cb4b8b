import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastColumnPx, moveColumnBorder, widthsOf } from '../../src/ui/data-table/columnWidths.js';

const columns = fc
  .array(fc.integer({ min: leastColumnPx, max: 900 }), { minLength: 2, maxLength: 8 })
  .map((widths) => widths.map((widthPx, index) => ({ id: `c${index}`, widthPx })));

describe('moveColumnBorder', () => {
  it('takes from the next column what it gives, leaves the others alone, and hides neither', () => {
    fc.assert(
      fc.property(columns, fc.nat(), fc.integer({ min: -2_000, max: 2_000 }), (measured, place, deltaPx) => {
        const index = place % (measured.length - 1);
        const totalPx = measured.reduce((sum, { widthPx }) => sum + widthPx, 0);
        const widths = moveColumnBorder(measured, `c${index}`, deltaPx);
        const px = measured.map(({ id }) => ((widths[id] ?? 0) / 100) * totalPx);
        expect(px.reduce((sum, width) => sum + width, 0)).toBeCloseTo(totalPx, 3);
        for (const [other, { widthPx }] of measured.entries()) {
          if (other === index || other === index + 1) expect(px[other]).toBeGreaterThanOrEqual(leastColumnPx - 0.001);
          else expect(px[other]).toBeCloseTo(widthPx, 3);
        }
      }),
    );
  });

  it('has no border after the last column, nor in a table without a size', () => {
    expect(moveColumnBorder([{ id: 'a', widthPx: 100 }], 'a', 10)).toEqual({});
    expect(
      moveColumnBorder(
        [
          { id: 'a', widthPx: 0 },
          { id: 'b', widthPx: 0 },
        ],
        'a',
        10,
      ),
    ).toEqual({});
  });
});

describe('widthsOf', () => {
  it('shares the whole among the shown columns, whichever of them have a width', () => {
    const known = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'gone'), fc.double({ min: 1, max: 100, noNaN: true }));
    fc.assert(
      fc.property(known, fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }), (widths, ids) => {
        const shares = widthsOf(ids, widths);
        if (shares === undefined) {
          expect(ids.some((id) => Object.hasOwn(widths, id))).toBe(false);
        } else {
          expect(Object.keys(shares).sort()).toEqual([...ids].sort());
          expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
        }
      }),
    );
  });
});
