import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test/support/runs.js';
import { type AgentEvent, createModelAgent, type TokenClaims } from '../../src/index.js';
import { sharedWarehouse } from '../support/sharedWarehouse.js';
import { type Line, linesOf, startTalk } from '../support/talk.js';
import { call, callInPieces, createScriptedModel, type Delta, type ModelRequest, say, think } from './createScriptedModel.js';

const warehouse = await sharedWarehouse();

const apiKey = 'sk-of-the-tests';
const sql = 'SELECT region, SUM(revenue) AS revenue FROM sales GROUP BY region ORDER BY region';
const vegaSpec = '{"mark":"bar","encoding":{"x":{"field":"region"},"y":{"field":"revenue","type":"quantitative"}}}';

function startModel(
  rounds: readonly (readonly Delta[] | Response)[],
  options: { readonly chunkBytes?: number; readonly maxRounds?: number } = {},
) {
  const model = createScriptedModel(rounds, options);
  const agent = createModelAgent({
    baseUrl: 'http://model.test/v1/',
    model: 'small',
    apiKey,
    warehouse,
    fetch: model.fetch,
    maxRounds: options.maxRounds,
  });
  const talk = startTalk({ agent });
  const ask = (input: string, claims?: TokenClaims, more: object = {}): Promise<Line[]> => linesOf(talk.chat({ input, ...more }, claims));
  return { ...model, ask, agent };
}

const resultOf = (lines: readonly Line[], name: string) =>
  JSON.parse(lines.findLast((line) => line.toolCall?.name === name).toolCall.result);
const answerOf = (lines: readonly Line[]) => lines.findLast((line) => line.graphPath?.[0] === 'final')?.content;
/** The last message to the model in a request. */
const lastRead = (request: ModelRequest | undefined) => JSON.parse(request?.body.messages.at(-1)?.content ?? 'null');

describe('an agent with a language model', () => {
  it('searches the data model, runs SQL, and answers from the returned rows', async () => {
    const { ask, requests } = startModel([
      [think('I look.'), call('search_data_model', { query: 'revenue by region' })],
      [say('One query will do.'), ...callInPieces('run_sql', { sql, title: 'Revenue by region', description: 'All years', vegaSpec })],
      [say('Europe '), say('leads.')],
    ]);
    const lines = await ask('Revenue by region?');

    expect(resultOf(lines, 'serviceMeta').cubes.map((view: { name: string }) => view.name)).toContain('sales');
    const shown = resultOf(lines, 'serviceSqlApi');
    expect(shown).toMatchObject({
      sqlQuery: sql,
      queryTitle: 'Revenue by region',
      userRequest: 'Revenue by region?',
      vegaSpec,
      totalRows: 4,
    });
    expect(answerOf(lines)).toBe('Europe leads.');
    expect(lines.map((line) => line.thinking ?? '').join('')).toContain('I look.');

    expect(requests.map(({ url, authorization }) => [url, authorization])).toEqual(
      Array.from({ length: 3 }, () => ['http://model.test/v1/chat/completions', `Bearer ${apiKey}`]),
    );
    const found = lastRead(requests[1]).flatMap(({ members }: { members: readonly unknown[] }) => members);
    expect(found).toContainEqual(expect.objectContaining({ name: 'sales.revenue', sql: 'SUM(revenue)' }));
    const read = lastRead(requests[2]);
    expect(read).toMatchObject({ columns: ['region', 'revenue'], rows: shown.data, totalRows: 4 });
  });

  it('shows no rows that the user’s attributes exclude', async () => {
    const { ask } = startModel([[call('run_sql', { sql, title: '', description: '' })], [say('Done.')]]);
    const lines = await ask('Revenue?', { externalId: 'bram', userAttributes: { region: 'Europe' } });
    expect(resultOf(lines, 'serviceSqlApi').data.map(([region]: string[]) => region)).toEqual(['Europe']);
  });

  it('lets the model read why a query failed, and retry', async () => {
    const { ask, requests } = startModel([
      [call('run_sql', { sql: 'DROP TABLE sales' })],
      [call('run_sql', { sql })],
      [say('Four regions.')],
    ]);
    const lines = await ask('Regions?');
    const failed = lastRead(requests[1]);
    expect(failed.error).toMatch(/SELECT/);
    expect(answerOf(lines)).toBe('Four regions.');
  });

  it.each([
    ['arguments that are not JSON', call('run_sql', '{"sql": "SEL')],
    ['arguments that are a list', call('run_sql', [1])],
    ['a tool that does not exist', call('delete_everything', {})],
  ])('answers %s with an error that the model reads', async (_, broken) => {
    const { ask, requests } = startModel([[broken], [say('Sorry.')]]);
    expect(answerOf(await ask('Regions?'))).toBe('Sorry.');
    expect(lastRead(requests[1])).toEqual({ error: expect.any(String) });
  });

  it('joins tool calls that arrive without an index', async () => {
    const whole = (id: string, query: string): Delta => ({
      tool_calls: [{ id, function: { name: 'search_data_model', arguments: { query } } }],
    });
    const { ask, requests } = startModel([[whole('a', 'revenue'), whole('b', 'stores')], [say('Done.')]]);
    await ask('What is there?');
    const calls = requests[1]?.body.messages.at(-3)?.tool_calls ?? [];
    expect(calls.map(({ function: called }) => called.arguments)).toEqual(['{"query":"revenue"}', '{"query":"stores"}']);
  });

  it('remembers the thread', async () => {
    const { ask, requests } = startModel([[say('Four.')], [say('Three.')]]);
    const first = await ask('How many regions?');
    const chatId = first.find((line) => line.id === '__cutoff__').state.chatId;
    await ask('And countries?', undefined, { chatId });
    expect(requests[1]?.body.messages.slice(1)).toEqual([
      { role: 'user', content: 'How many regions?' },
      { role: 'assistant', content: 'Four.' },
      { role: 'user', content: 'And countries?' },
    ]);
  });

  it('ends in the same events, however the stream is cut into chunks', async () => {
    const rounds = [[...callInPieces('search_data_model', { query: 'Umsatz – 売上 🚀' })], [say('Größer als 売上 🚀.')]];
    const whole = await eventsOf(rounds, 1_000_000);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 80 }), async (chunkBytes) => {
        expect(await eventsOf(rounds, chunkBytes)).toEqual(whole);
      }),
      { numRuns: runs(8, 20) },
    );
  });

  it.each([
    [new Response(`{"error":{"message":"Bad key ${apiKey}"}}`, { status: 401 }), 'The model returned 401: Bad key … Check the API key.'],
    [new Response('<html>', { status: 404 }), 'The model returned 404: no reason given Check the address and the model.'],
    [Response.json({ choices: [] }), 'The model did not stream its answer. The endpoint must support `stream: true` for chat completions.'],
  ])('explains what is wrong with the endpoint, without revealing the key (%#)', async (response, message) => {
    const lines = await startModel([response]).ask('Revenue?');
    expect(lines.at(-1)).toEqual({ error: message });
    expect(JSON.stringify(lines)).not.toContain(apiKey);
  });

  it('reports if nothing answers at the address', async () => {
    expect((await startModel([]).ask('Revenue?')).at(-1)).toEqual({
      error: 'The model could not be reached at http://model.test. Is it running?',
    });
  });

  it('ends a run whose model never stops calling tools, or returns nothing', async () => {
    const endless = startModel([[call('search_data_model', { query: '' })]], { maxRounds: 3 });
    expect((await endless.ask('Revenue?')).at(-1)).toMatchObject({ error: expect.stringMatching(/3 times/) });
    expect(endless.requests).toHaveLength(3);
    expect((await startModel([[]]).ask('Revenue?')).at(-1)).toMatchObject({ error: expect.stringMatching(/no answer/) });
  });

  it('stops calling the model when the run is stopped', async () => {
    const { agent, signals } = startModel([[say('I begin'), say(' to speak.')]], { chunkBytes: 1 });
    const controller = new AbortController();
    const events = agent.answer(questionOf('Revenue?', controller.signal))[Symbol.asyncIterator]();
    await events.next();
    controller.abort();
    expect(signals).toEqual([controller.signal]);
    await expect(drain(events)).resolves.toBeUndefined();
  });
});

async function eventsOf(rounds: readonly (readonly Delta[])[], chunkBytes: number): Promise<AgentEvent[]> {
  const { agent } = startModel(rounds, { chunkBytes });
  const events: AgentEvent[] = [];
  for await (const event of agent.answer(questionOf('Umsatz?', new AbortController().signal))) events.push(event);
  return events;
}

function questionOf(text: string, signal: AbortSignal): Parameters<ReturnType<typeof createModelAgent>['answer']>[0] {
  const session = { userId: 'ada', userAttributes: {}, groups: [], securityContext: {}, timeZone: 'UTC', allowWorkspaceAuthoring: true };
  return { text, history: [], session, branch: undefined, isDefaultBranch: true, signal };
}

async function drain(events: AsyncIterator<AgentEvent>): Promise<undefined> {
  while ((await events.next()).done !== true);
}
