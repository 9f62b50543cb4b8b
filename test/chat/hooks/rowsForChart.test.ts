import { expect, it } from 'vitest';
import { loadRowsForChart } from '../../../src/chat/hooks/rowsForChart.js';
import { columnsOf, exampleResult } from '../../../stories/support/exampleResults.js';
import { createDataClient } from '../results/dataQueryService.js';

const answer = { columns: columnsOf({ n: 'integer' }), rows: [[1], [2]], totalRows: 4, sqlQuery: 'SELECT n' };
const whole = `${JSON.stringify({ schema: [{ name: 'n', column_type: 'Int64' }] })}\n${JSON.stringify({ data: [[1], [2], [3], [4]] })}\n`;

function clientOf(respond: (request: Request) => Promise<Response> | Response) {
  let requests = 0;
  const client = createDataClient((request) => {
    requests += 1;
    return respond(request);
  });
  return { client, requests: () => requests };
}

const never = new AbortController().signal;

it('loads the rows that an answer left out, once for each result', async () => {
  const { client, requests } = clientOf(() => new Response(whole));
  const result = exampleResult(answer);
  const loaded = await loadRowsForChart(result, client, never);
  expect(loaded?.rows).toEqual([[1], [2], [3], [4]]);
  expect(await loadRowsForChart(result, client, never)).toBe(loaded);
  expect(requests()).toBe(1);
});

it('loads nothing for an answer with all rows, and without a data query API', async () => {
  const { client, requests } = clientOf(() => new Response(whole));
  expect(await loadRowsForChart(exampleResult({ ...answer, totalRows: 2 }), client, never)).toBeUndefined();
  expect(await loadRowsForChart(exampleResult(answer), undefined, never)).toBeUndefined();
  expect(requests()).toBe(0);
});

it('returns no rows if they cannot be loaded, or once it is cancelled', async () => {
  const failing = clientOf(() => new Response('no', { status: 500 }));
  expect(await loadRowsForChart(exampleResult(answer), failing.client, never)).toBeUndefined();
  const hanging = clientOf(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))));
  const controller = new AbortController();
  const loading = loadRowsForChart(exampleResult(answer), hanging.client, controller.signal);
  controller.abort();
  expect(await loading).toBeUndefined();
});
