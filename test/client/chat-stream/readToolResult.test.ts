import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readToolInput, readToolResult } from '../../../src/client/chat-stream/readToolResult.js';
import { runs } from '../../support/runs.js';

const sqlCall = (result: unknown, input: unknown = {}) => ({
  name: 'serviceSqlApi',
  input: JSON.stringify(input),
  result: typeof result === 'string' ? result : JSON.stringify(result),
});
const sqlResult = (result: unknown, input?: unknown) => {
  const read = readToolResult(sqlCall(result, input));
  if (read?.kind !== 'sql') throw new Error(`Expected rows, got ${read?.kind}`);
  return read;
};
const typeOf = (column_type: string) => sqlResult({ schema: [{ name: 'a', column_type }], data: [] }).columns[0]?.type;

describe('readToolResult', () => {
  it('returns a result for any text of any tool, and never throws', () => {
    const part = fc.oneof(fc.jsonValue(), fc.array(fc.array(fc.jsonValue())), fc.array(fc.dictionary(fc.string(), fc.jsonValue())));
    const result = fc.record({ data: part, schema: part, totalRows: part, cubes: part, error: part, vegaSpec: part }, { requiredKeys: [] });
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      result.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(fc.constantFrom('serviceSqlApi', 'serviceMeta', 'other'), text, text, (name, input, output) => {
        const toolCall = { name, input, result: output };
        expect(['sql', 'meta', 'failure', 'other']).toContain(readToolResult(toolCall)?.kind);
        expect(readToolInput(toolCall)).toHaveProperty('value');
      }),
      { numRuns: runs(100, 400) },
    );
  });

  it('is undefined while the call runs', () => {
    expect(readToolResult({ name: 'serviceSqlApi', input: '{}', result: undefined })).toBeUndefined();
  });

  it('parses once per tool call', () => {
    const toolCall = sqlCall({ schema: [], data: [] });
    expect(readToolResult(toolCall)).toBe(readToolResult(toolCall));
    expect(readToolInput(toolCall)).toBe(readToolInput(toolCall));
  });

  it('types rows by their columns', () => {
    const schema = [
      { name: 'city', column_type: 'String' },
      { name: 'orders', column_type: 'Int64' },
      { name: 'revenue', column_type: 'Double' },
      { name: 'open', column_type: 'Boolean' },
      { name: 'at', column_type: 'Timestamp' },
    ];
    const { columns, rows, totalRows } = sqlResult({
      schema,
      data: [
        ['10115', '245', '12.50', 'true', '2026-01-01T00:00:00.000'],
        [null, 7, 1.5, false, null],
        ['x', 'many', '', 'maybe', ''],
      ],
      totalRows: 2431,
    });
    expect(columns.map(({ type }) => type)).toEqual(['string', 'integer', 'number', 'boolean', 'time']);
    expect(rows).toEqual([
      ['10115', 245, 12.5, true, '2026-01-01T00:00:00.000'],
      [null, 7, 1.5, false, null],
      ['x', 'many', '', 'maybe', ''],
    ]);
    expect(totalRows).toBe(2431);
  });

  it('keeps integers past 2^53 exact, as strings and as numbers', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n }), fc.boolean(), (integer, isText) => {
        const cell = isText ? `"${integer}"` : `${integer}`;
        const { rows } = sqlResult(`{"schema": [{"name": "id", "column_type": "Int64"}], "data": [[${cell}]]}`);
        expect(String(rows[0]?.[0])).toBe(String(integer));
      }),
    );
  });

  it('reads rows that are objects, with and without a schema', () => {
    const data = [
      { month: '2026-01-01', revenue: 3 },
      { revenue: 4.5, note: { a: 1 } },
    ];
    expect(sqlResult({ data }).rows).toEqual([
      ['2026-01-01', 3, null],
      [null, 4.5, { a: 1 }],
    ]);
    expect(sqlResult({ data }).columns.map(({ name, type }) => [name, type])).toEqual([
      ['month', 'time'],
      ['revenue', 'number'],
      ['note', 'json'],
    ]);
    const schema = [{ name: 'revenue', columnType: 'Double' }];
    expect(sqlResult({ schema, data }).rows).toEqual([[3], [4.5]]);
    expect(sqlResult({ data: [{}], schema: [{ name: 'toString', column_type: 'String' }] }).rows).toEqual([[null]]);
  });

  it('includes cells beyond the schema', () => {
    const { columns, rows } = sqlResult({ schema: [{ name: 'a', column_type: 'String' }], data: [['x', 1], []] });
    expect(columns.map(({ name }) => name)).toEqual(['a', 'column 2']);
    expect(rows).toEqual([
      ['x', 1],
      [null, null],
    ]);
  });

  it.each([
    ['Nullable(Int64)', 'integer'],
    ['bigint', 'integer'],
    ['Interval', 'string'],
    ['LowCardinality(Nullable(String))', 'string'],
    ['FixedString(16)', 'string'],
    ['Decimal(38, 2)', 'number'],
    ['double precision', 'number'],
    ['number', 'number'],
    ['timestamp without time zone', 'time'],
    ['DateTime64(3)', 'time'],
    ['time', 'time'],
    ['int8[]', 'json'],
    ['Array(Int64)', 'json'],
    ['whatever', 'string'],
  ])('recognizes the column type %s', (serviceType, type) => {
    expect(typeOf(serviceType)).toBe(type);
  });

  it('takes fields that the result omits from the input', () => {
    const input = { sqlQuery: 'SELECT 1', queryTitle: 'One', vegaSpec: '{"mark":"bar"}' };
    expect(sqlResult({ schema: [], data: [], queryTitle: 'Uno', uuid: 'r1' }, input)).toMatchObject({
      sqlQuery: 'SELECT 1',
      queryTitle: 'Uno',
      description: '',
      vegaSpec: '{"mark":"bar"}',
      resultId: 'r1',
    });
  });

  it('keeps the reference to earlier context', () => {
    expect(sqlResult({ data: [] }, { memoryId: 'memory-1' }).memoryId).toBe('memory-1');
    expect(sqlResult({ data: [] }, {}).memoryId).toBeUndefined();
  });

  it('reads a failed call and recognizes an invalid branch', () => {
    expect(readToolResult(sqlCall({ error: 'Bad branch: feature-x' }))).toEqual({
      kind: 'failure',
      message: 'Bad branch: feature-x',
      isBadBranch: true,
    });
    expect(readToolResult(sqlCall({ error: 'Branch feature-x does not exist' }))).toMatchObject({ isBadBranch: true });
    expect(readToolResult(sqlCall({ error: 'Column branch_name is ambiguous' }))).toMatchObject({ isBadBranch: false });
    expect(readToolResult(sqlCall({ error: { message: 'Timeout' } }))).toMatchObject({ kind: 'failure', message: 'Timeout' });
    expect(readToolResult(sqlCall({ error: null, data: [] }))).toMatchObject({ kind: 'sql' });
  });

  it('accepts a chart that is an object, whatever it contains', () => {
    const withSpec = (vegaSpec: string) => sqlResult(`{"data": [], "vegaSpec": ${vegaSpec}}`).vegaSpec;
    expect(withSpec('{"mark":"bar","width":9007199254740993}')).toBe('{"mark":"bar","width":9007199254740993}');
    expect(withSpec(`${'{"layer":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toContain('"…"');
  });

  it('returns unknown results unchanged', () => {
    expect(readToolResult(sqlCall('no json {'))).toEqual({ kind: 'other', value: 'no json {' });
    expect(readToolResult(sqlCall({ data: 'rows' }))).toEqual({ kind: 'other', value: { data: 'rows' } });
    expect(readToolResult(sqlCall({ data: [1] }))).toMatchObject({ kind: 'other' });
    expect(readToolResult({ name: 'new', input: '', result: '[1]' })).toEqual({ kind: 'other', value: [1] });
  });

  it('reads what was found in the data model', () => {
    const member = { name: 'orders.count', title: 'Orders', description: 'All', type: 'number', aggType: 'count' };
    const result = JSON.stringify({
      searchQuery: 'orders',
      cubes: [{ name: 'orders', type: 'view', title: 'Orders', members: [member, 1] }, null],
    });
    expect(readToolResult({ name: 'serviceMeta', input: '{}', result })).toEqual({
      kind: 'meta',
      searchQuery: 'orders',
      views: [{ name: 'orders', type: 'view', title: 'Orders', members: [member] }],
    });
  });
});

describe('readToolInput', () => {
  it('reads the input of a tool', () => {
    const input = { sqlQuery: 'SELECT 1', queryTitle: 'One', description: 7, memoryId: 'memory-1' };
    expect(readToolInput(sqlCall({}, input))).toEqual({
      sqlQuery: 'SELECT 1',
      queryTitle: 'One',
      description: undefined,
      searchQuery: undefined,
      memoryId: 'memory-1',
      value: input,
    });
  });

  it('keeps incomplete input as text', () => {
    expect(readToolInput({ name: 'x', input: '{"sqlQ', result: undefined })).toMatchObject({ sqlQuery: undefined, value: '{"sqlQ' });
  });
});
