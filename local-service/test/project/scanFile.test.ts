import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertedRows, scanFile } from '../../src/project/scanFile.js';
import { projectFolder } from './projectFolder.js';

async function read(content: string | Uint8Array, name = 'table.csv') {
  const scanned = await scanFile(join(projectFolder({ [name]: content }), name));
  let text = '';
  for await (const piece of convertedRows(scanned)) text += piece;
  const rows = text.replace(/\n$/, '').split('\n');
  return { ...scanned, rows, types: Object.fromEntries(scanned.columns.map((column) => [column.name, column.sqlType])) };
}

/** The type of a column with these values, and how they are written for Postgres. */
async function column(values: readonly string[], others: readonly string[] = []) {
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const lines = values.map((value, index) => `x,${quoted(value)},${quoted(others[index] ?? '')}`);
  const { columns, rows, notes } = await read(`key,value,other\n${lines.join('\n')}\n`);
  return { type: columns[1]?.sqlType, values: rows.map((row) => /^"x",(.*),[^,]*$/.exec(row)?.[1]), notes };
}

describe('the type of a column', () => {
  it.each([
    ['bigint', ['1', '-20', '0', ''], ['1', '-20', '0', '']],
    ['numeric', ['1', '12345678901234567890'], ['1', '12345678901234567890']],
    ['numeric', ['1.5', '.25', '-3'], ['1.5', '.25', '-3']],
    ['numeric', ['1,234.50', '12', '1,234,567'], ['1234.50', '12', '1234567']],
    ['numeric', ['1.234,50', '12'], ['1234.50', '12']],
    ['numeric', ['12,5', '3,25'], ['12.5', '3.25']],
    ['numeric', ['1.5', 'NULL', 'N/A', '-', 'NaN'], ['1.5', '', '', '', '']],
    ['text', ['NULL', 'N/A', 'Berlin'], ['"NULL"', '"N/A"', '"Berlin"']],
    ['text', ['01099', '10115'], ['"01099"', '"10115"']],
    ['text', ['+49 30 1234', '12'], ['"+49 30 1234"', '"12"']],
    ['text', ['1.5', 'about 2'], ['"1.5"', '"about 2"']],
    ['text', ['', ' '], ['', '" "']],
    ['boolean', ['true', 'FALSE', ''], ['true', 'false', '']],
    ['boolean', ['ja', 'nein'], ['true', 'false']],
    ['text', ['no', 'NO'], ['"no"', '"NO"']],
    ['date', ['2024-02-29', 'n/a'], ['2024-02-29', '']],
    ['text', ['2024-02-30'], ['"2024-02-30"']],
    ['date', ['31.12.2024', '1.2.2024'], ['2024-12-31', '2024-02-01']],
    ['date', ['12/31/2024', '01/02/2024'], ['2024-12-31', '2024-01-02']],
    ['date', ['31/12/2024', '01/02/2024'], ['2024-12-31', '2024-02-01']],
    ['date', ['2024/1/5'], ['2024-01-05']],
    ['timestamp', ['2024-01-05T10:00:00', '2024-01-06'], ['2024-01-05 10:00:00', '2024-01-06']],
    ['timestamp', ['12/31/2024 3:04 PM'], ['2024-12-31 15:04:00']],
    ['timestamptz', ['2024-01-05T10:00:00.123Z', '2024-01-05 10:00:00+02:00'], ['2024-01-05 10:00:00.123Z', '2024-01-05 10:00:00+02:00']],
    ['text', ['2024-01-05T25:00:00'], ['"2024-01-05T25:00:00"']],
  ])('is %s for %j', async (type, values, written) => {
    expect(await column(values)).toMatchObject({ type, values: written });
  });

  it('is text with a note if numbers or dates can be read in two ways', async () => {
    expect(await column(['1,234', '5,678'])).toMatchObject({ type: 'text', notes: [expect.stringContaining('"value" is text')] });
    expect(await column(['03/04/2024', '05/06/2024'])).toMatchObject({ type: 'text', notes: [expect.stringContaining('day and month')] });
    expect(await read('a;b\n1.234;x\n')).toMatchObject({ types: { a: 'text' } });
  });

  it('follows the other columns of the file where numbers can be read in two ways', async () => {
    expect(await column(['1,234'], ['0.5'])).toMatchObject({ type: 'numeric', values: ['1234'] });
    expect(await column(['1,234'], ['0,5'])).toMatchObject({ type: 'numeric', values: ['1.234'] });
  });
});

describe('delimited text', () => {
  it('has quoted commas, quotation marks and line breaks in its cells', async () => {
    const { rows, rowCount } = await read('a,b\r\n"x, ""y""\r\nz",1\r\n');
    expect(rowCount).toBe(1);
    expect(rows.join('\n')).toBe('"x, ""y""\nz",1');
  });

  it('finds its delimiter by itself', async () => {
    expect((await read('sep=;\nName;Preis\n"a;b";1,5\n')).rows).toEqual(['"a;b",1.5']);
    expect((await read('name\tprice\na,b\t2\n', 'table.tsv')).rows).toEqual(['"a,b",2']);
    expect((await read('a|b\n1|2\n')).rows).toEqual(['1,2']);
    expect((await read('only\n1\n\n2\n')).rows).toEqual(['1', '2']);
  });

  it('may be UTF-8 with a mark, UTF-16, or what Excel writes', async () => {
    expect((await read('\ufeffStadt\nKöln\n')).rows).toEqual(['"Köln"']);
    expect((await read(Buffer.from('\ufeffStadt\nKöln\n', 'utf16le'))).rows).toEqual(['"Köln"']);
    const excel = await read(Buffer.from('Stadt\nKöln\n', 'latin1'));
    expect(excel.rows).toEqual(['"Köln"']);
    expect(excel.notes).toEqual([expect.stringContaining('Windows-1252')]);
  });

  it('gives each column a name that SQL reads as it is, and no name twice', async () => {
    const headers = ['Order Date', 'orderDate', '', 'order', 'Größe', '売上', '売上', '2024', 'ORDER DATE', 'column 6'];
    const { columns } = await read(`${headers.join(',')}\n${headers.map(() => '1').join(',')}\n`);
    const names = columns.map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual(['order_date', 'order_date_2', 'column_3', 'order_column', 'groesse']);
    expect(names.every((name) => /^[a-z]\w*$/.test(name))).toBe(true);
    expect(new Set(names).size).toBe(headers.length);
    expect(columns[5]?.title).toBe('売上');
  });

  it('lists refused lines, at most twenty, with their total', async () => {
    const bad = Array.from({ length: 30 }, () => '1,2,3').join('\n');
    const { refused, rowCount } = await read(`a,b\n1,2\n1\n3,4,\n"x"y,1\n${bad}\n`);
    expect(rowCount).toBe(2);
    expect(refused).toMatchObject({ total: 32 });
    expect(refused.lines).toHaveLength(20);
    expect(refused.lines.slice(0, 3)).toEqual([
      { line: 3, reason: '1 cell instead of 2' },
      { line: 5, reason: 'a quotation mark in the middle of a cell' },
      { line: 6, reason: '3 cells instead of 2' },
    ]);
  });

  it('is refused from a quotation mark on that is not closed', async () => {
    const { refused, rowCount } = await read('a,b\n1,2\n"open,3\n4,5\n');
    expect(rowCount).toBe(1);
    expect(refused.lines).toEqual([{ line: 3, reason: expect.stringContaining('not closed') }]);
  });

  it('may have only headers, but not nothing', async () => {
    expect(await read('id,name\n')).toMatchObject({ rowCount: 0, types: { id: 'text', name: 'text' } });
    await expect(read('')).rejects.toThrow('It is empty.');
  });
});

describe('JSON', () => {
  it('may be one object in each line, with fields that others do not have', async () => {
    const { rows, types } = await read('{"id":1,"user":{"name":"Ann"}}\n{"id":2,"tags":["a"],"ok":true}\n', 'events.ndjson');
    expect(types).toEqual({ id: 'bigint', user_name: 'text', tags: 'text', ok: 'boolean' });
    expect(rows).toEqual(['1,"Ann",,', '2,,"[""a""]",true']);
  });

  it('may be one array over many lines', async () => {
    const rows = [
      { id: 1, text: 'a } ] \\ "b"' },
      { id: 2, text: '[' },
    ];
    expect((await read(JSON.stringify(rows, null, 2), 'rows.json')).rows).toEqual(['1,"a } ] \\ ""b"""', '2,"["']);
    expect((await read(JSON.stringify(rows), 'rows.json')).rowCount).toBe(2);
  });

  it('keeps the digits of large numbers, and lists lines that cannot be read', async () => {
    const { rows, refused } = await read('{"n":12345678901234567890}\n{broken\n[1]\n', 'big.jsonl');
    expect(rows).toEqual(['12345678901234567890']);
    expect(refused.lines.map(({ line }) => line)).toEqual([2, 3]);
    await expect(read('{"data": [\n]}', 'one.json')).rejects.toThrow('It has no rows.');
  });
});
