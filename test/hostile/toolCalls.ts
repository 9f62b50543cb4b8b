import type { ScriptStep } from '@parley/local-service';

/** A query with its rows; fields replace those of an honest one. */
export function sqlCall({ callId = 'call-1', ...fields }: SqlCallFields = {}): readonly ScriptStep[] {
  const texts = { sqlQuery: 'SELECT region FROM sales', queryTitle: 'Revenue by region', description: '', userRequest: '', ...fields };
  const result = { schema: [], data: [['Europe']], totalRows: 100_000, ...texts };
  return call({ callId, name: 'serviceSqlApi', input: { sqlQuery: texts.sqlQuery, queryTitle: texts.queryTitle }, result });
}

export interface SqlCallFields {
  readonly callId?: string;
  readonly sqlQuery?: string;
  readonly queryTitle?: string;
  readonly description?: string;
  readonly schema?: readonly unknown[];
  readonly data?: readonly unknown[];
  readonly error?: string;
}

export function searchCall(cubes: readonly unknown[], searchQuery = 'revenue'): readonly ScriptStep[] {
  return call({ callId: 'call-1', name: 'serviceMeta', input: { searchQuery }, result: { searchQuery, cubes } });
}

/** A tool that Parley does not know. */
export function otherCall({
  callId = 'call-1',
  name = 'other',
  input = { a: 1 },
  result = { b: 2 },
}: Partial<Call> = {}): readonly ScriptStep[] {
  return call({ callId, name, input, result });
}

interface Call {
  readonly callId: string;
  readonly name: string;
  readonly input: unknown;
  readonly result: unknown;
}

function call({ callId, name, input, result }: Call): readonly ScriptStep[] {
  return [
    { kind: 'tool-start', callId, name, input },
    { kind: 'tool-end', callId, result },
  ];
}
