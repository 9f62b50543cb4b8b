import type { ScriptStep } from '@parley/local-service';
import { atSize } from './atSize.js';
import type { HostileTurns } from './HostileTurn.js';
import { sqlCall } from './toolCalls.js';

/** Results that make the page work where a reader only sees a table. Sizes are those of a deep run. */
export const tableTurns: HostileTurns = {
  'three thousand columns': {
    tries: '300,000 cells at once',
    steps: () =>
      table(
        names(3_000),
        rows(100, 3_000, (at) => String(at)),
      ),
  },
  'other columns in each row': {
    tries: 'rows that share no column, as a table of their square',
    steps: () => [
      ...sqlCall({ data: Array.from({ length: 300 }, (_, row) => Object.fromEntries(names(300).map((name) => [`${row}.${name}`, 1]))) }),
    ],
  },
  'one row of many cells': {
    tries: 'columns that nearly all rows lack',
    steps: () => [
      ...sqlCall({ data: [Array.from({ length: atSize(200_000) }, () => 1), ...Array.from({ length: atSize(1_000) }, () => [])] }),
    ],
  },
  'cell of 4 MB': { tries: 'a text that is laid out', steps: () => table(['note'], [['word '.repeat(atSize(800_000))], ['short']]) },
  'cell of 4 MB without a break': {
    tries: 'a word that is laid out',
    steps: () => table(['note'], [['w'.repeat(atSize(4_000_000))], ['short']]),
  },
  'cell of nested lists': {
    tries: 'JSON of 1,000 levels',
    steps: () => [...sqlCall({ schema: [{ name: 'deep', column_type: 'json' }], data: [[nested(1_000)]] })],
  },
  'ten thousand long cells': {
    tries: '5 MB in small portions',
    steps: () =>
      table(
        names(100),
        rows(100, 100, (at) => `${at} ${'long '.repeat(100)}`),
      ),
  },
  'integer of 4,000,000 digits': {
    tries: 'a number that is computed, written and compared',
    steps: () => table(['total'], [['9'.repeat(atSize(4_000_000))], [`-${'1'.repeat(atSize(4_000_000))}`], ['3']], 'Int64'),
  },
  'number of 4,000,000 digits': {
    tries: 'a number that is rounded',
    steps: () => table(['total'], [[`0.${'3'.repeat(atSize(4_000_000))}`], ['1.5']], 'Double'),
  },
  'column name of 4 MB': { tries: 'a header that is laid out', steps: () => table(['n'.repeat(atSize(4_000_000)), 'total'], [['a', '1']]) },
  'title of 1 MB': {
    tries: 'a heading that is laid out',
    steps: () => sqlCall({ queryTitle: 'title '.repeat(atSize(170_000)), description: 'd'.repeat(atSize(1_000_000)) }),
  },
  'fifty thousand rows': {
    tries: 'a table that is sorted',
    steps: () =>
      table(
        names(6),
        rows(atSize(50_000), 6, (at) => `name ${(at * 7_919) % 50_000}`),
      ),
  },
  'times of a million shapes': {
    tries: 'times that are read one by one',
    steps: () =>
      table(
        names(20),
        rows(atSize(2_000), 20, (at) => `2025-01-01T${'0'.repeat(at % 40)}`),
        'Timestamp',
      ),
  },
};

function table(columns: readonly string[], data: readonly (readonly string[])[], type = 'String'): readonly ScriptStep[] {
  return sqlCall({ schema: columns.map((name) => ({ name, column_type: type })), data });
}

function names(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `measure_${index}`);
}

function rows(count: number, width: number, cell: (at: number) => string): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, row) => Array.from({ length: width }, (_, column) => cell(row * width + column)));
}

function nested(levels: number): unknown {
  let list: readonly unknown[] = [];
  for (let level = 1; level < levels; level++) list = [list];
  return list;
}
