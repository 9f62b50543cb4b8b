import { expect } from 'vitest';
import { createModelAgent } from '../../../src/index.js';
import type { Warehouse } from '../../../src/warehouse/Warehouse.js';
import { call, createScriptedModel, type Delta, type ModelRequest, say } from '../../model-agent/createScriptedModel.js';
import { anybody, converse } from '../askPlanner.js';

/** One question of a conversation, and how the model answers it. */
export interface ModelTurn {
  readonly question: string;
  /** The queries that the model runs in parallel. Without any, it answers right after its search. */
  readonly queries: readonly string[];
  readonly answer: string;
}

/**
 * Expects the agent with a language model to show the results of a model that knows the right queries. A scripted endpoint plays that model:
 * for each question it searches the data model, runs the queries, and writes the answer.
 *
 * This tests that searching for the words of the question finds the views of its queries, and that the agent sends the question with the
 * earlier ones, runs each query unchanged, shows its rows to the user and the model, and accepts an answer without a query. It does not test
 * that a real model finds the query or the words.
 */
export async function expectFromModel(warehouse: Warehouse, turns: readonly ModelTurn[]): Promise<void> {
  const model = createScriptedModel(turns.flatMap(roundsOf), { chunkBytes: 1_000 });
  const agent = createModelAgent({ baseUrl: 'http://model.test/v1', model: 'small', warehouse, fetch: model.fetch });
  const ask = converse(agent);
  for (const turn of turns) {
    const asked = await ask(turn.question);
    expect(asked.answer).toBe(turn.answer);
    expect(asked.events.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).join('')).toBe(turn.answer);
    expect(asked.calls.map(({ sqlQuery }) => sqlQuery)).toEqual(turn.queries);
    const [search, ...read] = readBy(model.requests.at(-1));
    // A follow-up such as "only over 1000 euros" names nothing to search for.
    if (turn === turns[0])
      expect(search.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(await viewsIn(turn.queries, warehouse)));
    expect(read).toHaveLength(turn.queries.length);
    for (const [index, sql] of turn.queries.entries()) {
      const { schema, data, totalRows } = await warehouse.query(sql, anybody);
      expect(asked.calls[index]).toMatchObject({ schema, data: data.slice(0, shownRows), totalRows });
      const columns = schema.map(({ name }) => name);
      expect(read[index]).toEqual({ columns, rows: data.slice(0, read[index].rowsGiven), rowsGiven: expect.any(Number), totalRows });
      expect(read[index].rowsGiven > 0).toBe(totalRows > 0);
    }
  }
  const questions = model.requests.at(-1)?.body.messages.filter(({ role }) => role === 'user');
  expect(questions?.map(({ content }) => content)).toEqual(turns.map(({ question }) => question));
}

function roundsOf({ question, queries, answer }: ModelTurn): readonly (readonly Delta[])[] {
  const runs = queries.map((sql, index) => call('run_sql', { sql, title: question, description: '' }, `call-${index}`, index));
  return [
    [call('search_data_model', { query: question })],
    ...(runs.length > 0 ? [runs] : []),
    Array.from(answer.match(/.{1,40}/gsu) ?? [], say),
  ];
}

/** The views that the queries read. */
async function viewsIn(queries: readonly string[], warehouse: Warehouse): Promise<string[]> {
  const names = queries.flatMap((sql) => Array.from(sql.matchAll(/\b(?:FROM|JOIN) (\w+)/g), ([, name]) => name));
  const model = await warehouse.model?.(anybody);
  return (model?.views ?? []).map(({ name }) => name).filter((name) => names.includes(name));
}

/** The results of the model's tool calls since the last question. */
function readBy(request: ModelRequest | undefined) {
  const messages = request?.body.messages ?? [];
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user'));
  return since.filter(({ role }) => role === 'tool').map(({ content }) => JSON.parse(content ?? ''));
}

/** The number of rows that the service shows of a result. */
const shownRows = 100;
