import { expect, it } from 'vitest';
import { readToolResult } from '../../../src/client/chat-stream/readToolResult.js';
import { parseExactJson } from '../../../src/client/json/parseExactJson.js';

const read = (result: unknown) =>
  readToolResult({ id: 'c', name: 'serviceSqlApi', input: '{}', result: JSON.stringify(result) } as Parameters<typeof readToolResult>[0]);

it('rejects tables whose rows all have different columns, or one long row among empty ones', () => {
  const sparse = Array.from({ length: 300 }, (_, row) => Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${row}.${at}`, 1])));
  expect(read({ data: sparse })?.kind).toBe('other');
  expect(read({ data: [Array.from({ length: 200_000 }, () => 1), ...Array.from({ length: 1_000 }, () => [])] })?.kind).toBe('other');
});

it('accepts a table of 3,000 columns', () => {
  const result = read({ data: Array.from({ length: 100 }, () => Array.from({ length: 3_000 }, (_, at) => at)) });
  expect(result?.kind === 'sql' && result.columns.length).toBe(3_000);
});

it('keeps integers of up to a thousand digits as numbers, and longer ones as strings, all exact', () => {
  const digits = '9'.repeat(1_000);
  const longer = `-${'1'.repeat(4_000_000)}`;
  expect(parseExactJson(`{"a": ${digits}, "b": [${longer}], "c": "${digits}1"}`)).toEqual({
    a: BigInt(digits),
    b: [longer],
    c: `${digits}1`,
  });
  const result = read({ schema: [{ name: 'n', column_type: 'Int64' }], data: [[longer], [digits]] });
  expect(result?.kind === 'sql' && result.rows).toEqual([[longer], [BigInt(digits)]]);
});
