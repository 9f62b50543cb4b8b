import { describe, expect, it } from 'vitest';
import { withMembers } from '../../src/chat/results/columnMembers.js';
import { exportCsv } from '../../src/chat/results/export/exportCsv.js';
import { createColumnFormat } from '../../src/chat/results/table/columnFormat.js';
import { readJsonLines } from '../../src/client/chat-stream/ndjson.js';
import { readToolResult } from '../../src/client/chat-stream/readToolResult.js';
import { textOrJson } from '../../src/client/json/jsonText.js';
import { byteStream, utf8 } from '../client/support/byteStream.js';
import { type TableResult, tableResults } from './tableResults.js';

describe.each(tableResults)('the result of $name', (result) => {
  it('shows every digit and name in the table', () => {
    expect(cellsOf(result, resultText(result))).toEqual(result.cells);
  });

  it('writes the same to the CSV file', () => {
    expect(csvOf(result, resultText(result))).toBe(result.csv);
  });

  it('is the same if the service sends the rows as JSON instead of text', async () => {
    const text = await sentAsValue(resultText(result));
    expect([cellsOf(result, text), csvOf(result, text)]).toEqual([result.cells, result.csv]);
  });
});

function resultText({ schema, data }: TableResult): string {
  const columns = schema.map(([name, type]) => ({ name, column_type: type }));
  return `{"schema": ${JSON.stringify(columns)}, "data": ${data}}`;
}

async function sentAsValue(result: string): Promise<string> {
  for await (const lines of readJsonLines(byteStream([utf8(`{"result": ${result}}\n`)]), { operation: 'test' })) {
    for (const { value } of lines)
      if (typeof value === 'object' && value !== null && 'result' in value) return textOrJson(value.result) ?? '';
  }
  return '';
}

function readRows(result: string) {
  const read = readToolResult({ name: 'serviceSqlApi', input: '{}', result });
  if (read?.kind !== 'sql') throw new Error('The result is not one of a query.');
  return read;
}

function cellsOf({ locale }: TableResult, text: string): readonly (readonly string[])[] {
  const { columns, rows } = readRows(text);
  const words = { locale, emptyValue: '–', yes: 'Yes', no: 'No' };
  const formats = columns.map((column, index) => createColumnFormat(column, index, rows, words));
  return rows.map((row) => formats.map(({ format }, index) => format(row[index])));
}

function csvOf({ titles = {} }: TableResult, text: string): string {
  const { columns, rows } = readRows(text);
  const file = [...exportCsv({ columns: withMembers(columns, { titles: new Map(Object.entries(titles)) }), rows })].join('');
  return file.replace('\uFEFF', '').replaceAll('\r\n', '\n');
}
