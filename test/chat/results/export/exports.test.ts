import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportCsv } from '../../../../src/chat/results/export/exportCsv.js';
import { exportJson } from '../../../../src/chat/results/export/exportJson.js';
import { exportTsv } from '../../../../src/chat/results/export/exportTsv.js';
import { uniqueNames } from '../../../../src/chat/results/export/uniqueNames.js';
import type { CellValue, QueryRows, ResultColumn } from '../../../../src/client/chat-stream/QueryRows.js';
import { collectFile, fileName } from '../../../../src/ui/download.js';

describe('exportCsv', () => {
  it('can be read back by an RFC 4180 reader', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const text = [...exportCsv(table)].join('');
        expect(text.startsWith('\uFEFF')).toBe(true);
        const [header, ...rows] = readCsv(text.slice(1));
        expect(header).toEqual(table.columns.map(({ name }) => guarded(name)));
        expect(rows).toEqual(table.rows.map((row) => row.map(guarded)));
      }),
    );
  });

  it('never contains a formula, whatever invisible characters precede its sign', () => {
    fc.assert(
      fc.property(unseen, formulaSigns, fc.string(), (before, sign, rest) => {
        fc.pre(!signedNumber.test(before + sign + rest));
        const text = [...exportCsv(tableOf({ type: 'string' }, [before + sign + rest]))].join('');
        expect(readCsv(text)[1]?.[0]).toBe(`'${before}${sign}${rest}`);
      }),
    );
  });

  it('quotes field separators of spreadsheets in other locales', () => {
    expect([...exportCsv(tableOf({ type: 'string' }, ['a;=1+1', 'a\t=1+1', 'a b']))].join('')).toBe(
      '\uFEFFvalue\r\n"a;=1+1"\r\n"a\t=1+1"\r\na b\r\n',
    );
  });

  it('keeps text unchanged if no sign comes first', () => {
    expect([...exportCsv(tableOf({ type: 'string' }, ['a=1', 'x@example.com', 'ｘ＝１']))].join('')).toBe(
      '\uFEFFvalue\r\na=1\r\nx@example.com\r\nｘ＝１\r\n',
    );
  });

  it('keeps negative numbers in numeric columns unchanged', () => {
    expect([...exportCsv(tableOf({ type: 'number' }, [-1.5, -9007199254740993n]))].join('')).toBe(
      '\uFEFFvalue\r\n-1.5\r\n-9007199254740993\r\n',
    );
  });

  it.each(['-42.5', '-1,204.50', '-1.204,50', '-12 %', '-$3.00', '+3', '-1.5e-7', '-1’204.50'])(
    'keeps the signed number %s in text',
    (text) => {
      expect(readCsv([...exportCsv(tableOf({ type: 'string' }, [text]))].join(''))[1]).toEqual([text]);
    },
  );

  it.each(['-42.5+1', '-A1', "-2+3+cmd|' /C calc'!A0", '-1e5x', '-1-1', '+1+1'])('escapes %s, which is not a number', (text) => {
    expect(readCsv([...exportCsv(tableOf({ type: 'string' }, [text]))].join(''))[1]).toEqual([`'${text}`]);
  });

  it('uses column titles, numbers repeated ones, and keeps all digits of long decimals', () => {
    const total = { name: 'orders.total', title: 'Total (€)', type: 'number', serviceType: 'decimal' } as const;
    expect([...exportCsv({ columns: [total, total], rows: [['-12345678901234567.89', 1]] })].join('')).toBe(
      '\uFEFFTotal (€),Total (€)_2\r\n-12345678901234567.89,1\r\n',
    );
    expect(JSON.stringify([...exportJson({ columns: [total], rows: [['12345678901234567.89']] })].join(''))).toContain(
      'orders.total\\": 12345678901234567.89}',
    );
  });

  it('keeps all rows in order across many pieces', () => {
    const values = Array.from({ length: 12_030 }, (_, index) => index);
    const pieces = [...exportCsv(tableOf({ type: 'integer' }, values))];
    expect(pieces.length).toBeGreaterThan(2);
    expect(
      readCsv(pieces.join(''))
        .slice(1)
        .map(([value]) => Number(value)),
    ).toEqual(values);
  });
});

describe('exportJson', () => {
  it('writes JSON with every digit of big integers', () => {
    const text = [...exportJson(tableOf({ type: 'integer' }, [9007199254740993n, null, 7]))].join('');
    expect(text).toContain('{"value": 9007199254740993}');
    expect(JSON.parse(text)).toHaveLength(3);
  });

  it('keeps columns of the same name separate', () => {
    const [first] = JSON.parse([...exportJson({ columns: [column('total'), column('total')], rows: [['a', 'b']] })].join(''));
    expect(first).toEqual({ total: 'a', total_2: 'b' });
  });

  it('is valid JSON for any values', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(JSON.parse([...exportJson(table)].join(''))).toHaveLength(table.rows.length);
      }),
    );
  });
});

describe('exportTsv', () => {
  it('keeps a cell on its line and in its column, and neutralizes formulas', () => {
    expect(tsv(['a\tb\nc', '=1+1', 'a\u2028b'])).toBe("value\na b c\n'=1+1\na b");
  });

  it('quotes a cell that a spreadsheet would split or read as quoted', () => {
    expect(tsv(['a;=1+1', '"a', 'a"b'])).toBe('value\n"a;=1+1"\n"""a"\na"b');
  });

  it('never contains a formula, nor more lines and cells than the table', () => {
    fc.assert(
      fc.property(unseen, formulaSigns, fc.string({ unit: 'binary' }), (before, sign, rest) => {
        fc.pre(!signedNumber.test(before + sign + rest));
        const lines = tsv([before + sign + rest, 'next']).split('\n');
        expect([lines.length, lines[1]?.split('\t').length]).toEqual([3, 1]);
        expect(lines[1]).toMatch(/^"?'/);
      }),
    );
  });

  it('has as many pieces for many columns as for few', () => {
    const columns = Array.from({ length: 3_000 }, (_, index) => column(`c${index}`));
    const rows = Array.from({ length: 12 }, () => columns.map((_, index) => index));
    for (const pieces of [[...exportTsv({ columns, rows })], [...exportCsv({ columns, rows })]]) expect(pieces).toHaveLength(13);
    expect([...exportTsv({ columns, rows })].join('').split('\n')).toHaveLength(13);
  });
});

describe('uniqueNames', () => {
  it('numbers repeated names without clashes', () => {
    expect(uniqueNames(['a', 'a', 'a_2', 'a', 'b'])).toEqual(['a', 'a_2', 'a_2_2', 'a_3', 'b']);
  });
});

describe('a downloaded file', () => {
  it('contains all pieces', async () => {
    const file = await collectFile(['ä', 'b', 'c'], 'text/csv');
    expect(await file.text()).toBe('äbc');
    expect(file.type).toBe('text/csv');
  });

  it('is named after the title, in any script, and never empty', () => {
    expect(fileName('Revenue / month: 2025?', 'csv')).toBe('revenue-month-2025.csv');
    expect(fileName('売上 2025', 'json')).toBe('売上-2025.json');
    expect(fileName('../..', 'csv')).toBe('result.csv');
    expect(fileName('a'.repeat(4_000_000), 'csv', '100 of 250 rows')).toBe(`${'a'.repeat(80)}-100-of-250-rows.csv`);
  });
});

const formulaSigns = fc.constantFrom(...'=+-@＝＋－＠﹢﹣﹦﹫');

/** What importers drop from the front of a cell, or nobody sees there. */
const unseen = fc.string({
  unit: fc
    .constantFrom(...['\n', '\r', '\t', ' ', '\u0000', '\u0001', '\u00a0', '\u00ad', '\u200b', '\u200d', '\u202e', '\u2060'])
    .chain((unit) => fc.constantFrom(unit, ...'\u3000\u3164\ufe0f\ufeff\u{e0020}')),
  maxLength: 4,
});

const cells: fc.Arbitrary<CellValue> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ' ', '=') }),
  fc.integer(),
  fc.bigInt(),
  fc.boolean(),
  fc.constant(null),
);

const tables: fc.Arbitrary<QueryRows> = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.record({
    columns: fc
      .uniqueArray(fc.string({ minLength: 1 }), { minLength: width, maxLength: width })
      .map((names) => names.map((name) => column(name))),
    rows: fc.array(fc.array(cells, { minLength: width, maxLength: width }), { maxLength: 6 }),
  }),
);

function tsv(values: readonly CellValue[]): string {
  return [...exportTsv(tableOf({ type: 'string' }, values))].join('');
}

function column(name: string): ResultColumn {
  return { name, type: 'string', serviceType: 'String' };
}

function tableOf({ type }: Pick<ResultColumn, 'type'>, values: readonly CellValue[]): QueryRows {
  return { columns: [{ ...column('value'), type }], rows: values.map((value) => [value]) };
}

/** A cell as it must arrive: exact, with text that looks like a formula behind an apostrophe. */
/** A sign followed only by number characters, which is not a formula. */
const signedNumber = /^[+-](?:[\d .,%'’\u00a0\u202f\p{Sc}]*|\d+(?:\.\d+)?e[+-]?\d+)$/iu;

function guarded(value: CellValue): string {
  if (value === null) return '';
  const isFormula = (text: string) => /^[\t\r\n]/.test(text) || /^[=+\-@]/.test(seen(text));
  return typeof value === 'string' && isFormula(value) && !signedNumber.test(value) ? `'${value}` : String(value);
}

/** The first character that an importer sees, which trims, drops what is not printed, and folds widths. */
function seen(text: string): string {
  return [...text].find((character) => !/[\s\p{Cc}\p{Cf}\p{DI}]/u.test(character))?.normalize('NFKC') ?? '';
}

/** RFC 4180, read character by character. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') field += text[at++];
      else isQuoted = false;
    } else if (character === '"') {
      isQuoted = true;
    } else if (character === ',' || (character === '\r' && text[at + 1] === '\n')) {
      row.push(field);
      field = '';
      if (character === ',') continue;
      at++;
      rows.push(row);
      row = [];
    } else {
      field += character;
    }
  }
  return rows;
}
