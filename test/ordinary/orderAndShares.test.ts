import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartRows } from '../../src/chat/results/chart/rows/chartRows.js';
import { exportCsv } from '../../src/chat/results/export/exportCsv.js';
import { createColumnFormat } from '../../src/chat/results/table/columnFormat.js';
import { sortRows } from '../../src/chat/results/table/sortRows.js';
import { columnsOf } from '../../stories/support/exampleResults.js';
import { drawRows } from '../chat/results/chart/support/drawRows.js';
import { runs } from '../support/runs.js';

const words = { locale: 'en', emptyValue: '–', yes: 'Yes', no: 'No' };
const columns = columnsOf({ name: 'string', amount: 'number' });
const amount = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
);
const rowsOf = fc.array(fc.tuple(fc.oneof(fc.constant(null), fc.string({ maxLength: 6 })), amount), { minLength: 1, maxLength: 20 });

it('numbers of the table are those of the rows, to the cent', () => {
  const [, column] = columns;
  if (column === undefined) throw new Error('There is no column.');
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const { format } = createColumnFormat(column, 1, rows, words);
      for (const [, value] of rows) {
        const text = format(value);
        expect(value === null ? text : Number(text.replaceAll(',', ''))).toBe(value === null ? '–' : value);
      }
    }),
    { numRuns: runs(100, 2_000) },
  );
});

it('sorting keeps all rows, in order, the empty ones last', () => {
  fc.assert(
    fc.property(rowsOf, fc.constantFrom('ascending' as const, 'descending' as const), (rows, direction) => {
      const sorted = sortRows(rows, { column: 1, direction }, 'number', 'en').map((row) => row[1]);
      const numbers = sorted.filter((value) => typeof value === 'number');
      expect(sorted.slice(0, numbers.length)).toEqual(numbers);
      const expected = rows.flatMap(([, value]) => (value === null ? [] : [value])).sort((one, other) => one - other);
      expect(numbers).toEqual(direction === 'ascending' ? expected : expected.toReversed());
    }),
    { numRuns: runs(100, 2_000) },
  );
});

it('a CSV file has all numbers of the rows', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (values) => {
      const file = [...exportCsv({ columns: columns.slice(1), rows: values.map((value) => [value]) })].join('');
      const cells = file.split('\r\n').slice(1, values.length + 1);
      expect(cells.map((cell) => (cell === '' ? null : Number(cell)))).toEqual(values);
    }),
    { numRuns: runs(100, 2_000) },
  );
});

it('days are read as the same days, in whichever form a warehouse writes them', () => {
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const forms: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => `${text} 00:00:00`,
    (text) => `${text}T00:00:00.000Z`,
    (text) => `${text} 00:00:00 UTC`,
    (text) => `${text} 00:00:00.000 +0000`,
    (text) => `${text} 00:00:00+00`,
  ];
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 8 }), fc.constantFrom(...forms), (days, write) => {
      const { values } = chartRows({ columns: columnsOf({ day: 'string' }), rows: days.map((text) => [write(text)]) }, 'en');
      expect(values.map((row) => new Date(Number(row.day)).toISOString().slice(0, 10))).toEqual(days);
    }),
    { numRuns: runs(100, 2_000) },
  );
});

it('shares of a ring are the shares of the rows', async () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(parts, async (values) => {
      const spec = { mark: 'arc', encoding: { theta: { field: 'amount' }, color: { field: 'name', type: 'nominal' } } };
      const { legend } = await drawRows(spec, { columns, rows: values.map((value, index) => [`Part ${index}`, value]) });
      const total = values.reduce((sum, value) => sum + value, 0);
      const shares = new Map(legend.map((label) => label.split(' · ') as [string, string]));
      for (const [index, value] of values.entries())
        expect(Math.abs(Number.parseFloat(shares.get(`Part ${index}`) ?? '') - (value / total) * 100)).toBeLessThan(0.0501);
    }),
    { numRuns: runs(5, 200) },
  );
});
