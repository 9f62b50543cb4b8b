import type { ScriptStep } from '@parley/local-service';

/** A query with its rows, as the agent's tool reports them, and an answer in words. */
export function sqlSteps({
  vegaSpec,
  answer = 'Here it is.',
  callId = 'call-1',
  result = threeRegions,
}: SqlStepsOptions = {}): readonly ScriptStep[] {
  const texts = {
    sqlQuery: 'SELECT region, revenue FROM sales',
    queryTitle: 'Revenue by region',
    description: 'All of 2025',
    userRequest: 'Revenue',
  };
  return [
    { kind: 'tool-start', callId, name: 'serviceSqlApi', input: { ...texts, memoryId: 'memory-1' } },
    {
      kind: 'tool-end',
      callId,
      result: {
        ...texts,
        ...result,
        totalRows: result.data.length,
        uuid: 'result-1',
        ...(vegaSpec !== undefined && { vegaSpec: typeof vegaSpec === 'string' ? vegaSpec : JSON.stringify(vegaSpec) }),
      },
    },
    { kind: 'answer', text: answer },
  ];
}

export interface SqlStepsOptions {
  /** An object, or a text that need not be JSON. */
  readonly vegaSpec?: unknown;
  readonly answer?: string;
  readonly callId?: string;
  readonly result?: ResultData;
}

/** Rows as the service's tool writes them. */
export interface ResultData {
  readonly schema: readonly { readonly name: string; readonly column_type: string }[];
  readonly data: readonly (readonly (string | null)[])[];
}

const threeRegions: ResultData = {
  schema: [
    { name: 'region', column_type: 'String' },
    { name: 'revenue', column_type: 'Double' },
  ],
  data: [
    ['Europe', '120.5'],
    ['North America', '340.25'],
    ['Asia Pacific', '95'],
  ],
};

export const barSpec = {
  $schema: 'https://vega.github.io/schema/vega-lite/v5.json',
  mark: 'bar',
  encoding: { x: { field: 'region', type: 'nominal' }, y: { field: 'revenue', type: 'quantitative' } },
};
