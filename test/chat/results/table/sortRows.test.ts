import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnTotal } from '../../../../src/chat/results/table/columnTotal.js';
import { nextSort, type RowSort, sortRows } from '../../../../src/chat/results/table/sortRows.js';
import type { CellValue, ColumnType } from '../../../../src/client/chat-stream/QueryRows.js';
import { parseExactJson } from '../../../../src/client/json/parseExactJson.js';
import { runs } from '../../../support/runs.js';

const directions = fc.constantFrom<RowSort['direction']>('ascending', 'descending');

describe('sortRows', () => {
  it('returns the same rows in order, with empty ones last in both directions', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.bigInt(), fc.constant(null))), directions, (values, direction) => {
        const sorted = column(values, { type: 'integer', direction });
        expect(sorted.map(String).toSorted()).toEqual(values.map(String).toSorted());
        const filled = sorted.filter((value) => value !== null);
        expect(sorted.slice(0, filled.length)).toEqual(filled);
        for (let index = 1; index < filled.length; index++) {
          const [before, after] = [filled[index - 1] ?? 0, filled[index] ?? 0];
          expect(direction === 'ascending' ? before <= after : before >= after).toBe(true);
        }
      }),
    );
  });

  it('keeps equal rows in their original order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b')), directions, (values, direction) => {
        const rows = values.map((value, index) => [value, index]);
        const sorted = sortRows(rows, { column: 0, direction }, 'string', 'en');
        for (const group of ['a', 'b']) {
          const places = sorted.filter(([value]) => value === group).map(([, place]) => Number(place));
          expect(places).toEqual(places.toSorted((left, right) => left - right));
        }
      }),
    );
  });

  it('compares integers past 2^53 exactly', () => {
    expect(column([9007199254740993n, 9007199254740992, 9007199254740994n], { type: 'integer', direction: 'ascending' })).toEqual([
      9007199254740992,
      9007199254740993n,
      9007199254740994n,
    ]);
  });

  it('compares numbers of any length by value, however they are written', () => {
    const number = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.constantFrom(0, 2, 12));
    const near = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.constantFrom(1n, 10n ** 12n));
    const numbers = fc.tuple(number, fc.array(near, { minLength: 2, maxLength: 12 }));
    fc.assert(
      fc.property(numbers, directions, ([[first, places], others], direction) => {
        const scaled = others.map(([by, step]) => first + BigInt(by) * step);
        const values = scaled.map((value) => parseExactJson(decimalText(value, places)) as CellValue);
        const scaledOf = new Map(values.map((value, index) => [value, scaled[index] ?? 0n]));
        const sorted = column(values, { type: 'number', direction }).map((value) => scaledOf.get(value));
        const expected = scaled.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0));
        expect(sorted).toEqual(direction === 'ascending' ? expected : expected.toReversed());
        const rows = values.map((value) => [value]);
        expect(scaledOf.get(columnTotal('maximum', { name: 'x', type: 'number', serviceType: '' }, 0, rows) ?? null)).toBe(expected.at(-1));
      }),
      { numRuns: runs(200, 5_000) },
    );
  });

  it('compares numbers too large for their digits to be written out', () => {
    const values = [
      '2.00000000000000001e999999999',
      '-1.00000000000000001e999999999',
      '1.00000000000000001e999999999',
      '1.00000000000000001e-999999999',
      0,
    ];
    expect(column(values, { type: 'number', direction: 'ascending' })).toEqual([values[1], 0, values[3], values[2], values[0]]);
  });

  it('sorts text by language, and numbers inside it by value', () => {
    expect(column(['z', 'ä', 'a10', 'a9'], { type: 'string', direction: 'ascending' }, 'de')).toEqual(['ä', 'a9', 'a10', 'z']);
    expect(column(['z', 'ä'], { type: 'string', direction: 'ascending' }, 'sv')).toEqual(['z', 'ä']);
  });

  it('sorts times chronologically, in any notation', () => {
    expect(column(['2025-10-01', '2025-02-01T00:00:00.000', '2025-02-01 00:00:01'], { type: 'time', direction: 'ascending' })).toEqual([
      '2025-02-01T00:00:00.000',
      '2025-02-01 00:00:01',
      '2025-10-01',
    ]);
  });

  it('cycles through ascending, descending and the order of the query', () => {
    const first = nextSort(undefined, 1);
    const second = nextSort(first, 1);
    expect([first?.direction, second?.direction, nextSort(second, 1)]).toEqual(['ascending', 'descending', undefined]);
    expect(nextSort(second, 2)).toEqual({ column: 2, direction: 'ascending' });
  });
});

function decimalText(scaled: bigint, places: number): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, digits.length - places)}${places === 0 ? '' : `.${digits.slice(-places)}`}`;
}

function column(values: readonly CellValue[], { type, direction }: { type: ColumnType; direction: RowSort['direction'] }, locale = 'en') {
  return sortRows(
    values.map((value) => [value]),
    { column: 0, direction },
    type,
    locale,
  ).map(([value]) => value ?? null);
}
