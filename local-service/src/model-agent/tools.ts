import type { AgentEvent, AgentQuestion } from '../agent/Agent.js';
import { fieldsOf, textOf } from '../json/anyJson.js';
import { randomId } from '../randomId.js';
import { type QueryResult, type Warehouse, WarehouseError } from '../warehouse/Warehouse.js';
import type { ToolCall } from './ChatMessage.js';

const text = (description: string) => ({ type: 'string', description }) as const;

/** The tools available to the model, as defined for the chat completions API (docs/model-agent.md). */
export const modelTools = [
  define(
    'search_data_model',
    'Finds views, measures and dimensions of the data model by words, with the SQL expressions of the measures.',
    {
      query: text('Words to look for, such as "revenue region". Empty: the whole data model.'),
    },
  ),
  define('run_sql', 'Runs one read-only SELECT and shows the user its rows, as a table and, with `vegaSpec`, as a chart.', {
    sql: text('One Postgres SELECT on the views of the data model.'),
    title: text('A short title of the result.'),
    description: text('One sentence that says what the rows are: measure, filters, time.'),
    vegaSpec: text(
      'Optional: a Vega-Lite v5 specification as JSON without data. Its fields are the columns of the result. Leave it out for a single number or many columns.',
    ),
  }),
];

/** Runs a call under the rights of whoever asks, shows it in the chat, and returns what the model reads of it. */
export async function* callTool({ id: callId, name, input }: ToolCall, context: ToolContext): AsyncGenerator<AgentEvent, string> {
  const given = readInput(input);
  if (given === undefined) return problem('The arguments are not a JSON object.');
  if (name === 'search_data_model') return yield* search(callId, textOf(given.query), context);
  if (name === 'run_sql') return yield* runSql(callId, given, context);
  return problem(`There is no tool ${JSON.stringify(name.slice(0, 60))}.`);
}

export interface ToolContext {
  readonly warehouse: Warehouse;
  readonly question: AgentQuestion;
}

async function* search(callId: string, searchQuery: string, { warehouse, question }: ToolContext): AsyncGenerator<AgentEvent, string> {
  yield { kind: 'tool-start', callId, name: 'serviceMeta', input: { searchQuery } };
  const cubes = await warehouse.meta(question.session, searchQuery);
  yield { kind: 'tool-end', callId, result: { cubes, searchQuery } };
  const formulas = new Map<string, string>();
  for (const { name: view, measures } of (await warehouse.model?.(question.session))?.views ?? []) {
    for (const { name, sql } of measures) formulas.set(`${view}.${name}`, sql);
  }
  const read = cubes.map((view) => ({ ...view, members: view.members.map((member) => ({ ...member, sql: formulas.get(member.name) })) }));
  return JSON.stringify(read).slice(0, maxReadLength);
}

async function* runSql(
  callId: string,
  given: Readonly<Record<string, unknown>>,
  { warehouse, question: { text: userRequest, session, signal } }: ToolContext,
): AsyncGenerator<AgentEvent, string> {
  const input = { sqlQuery: textOf(given.sql), queryTitle: textOf(given.title), description: textOf(given.description), userRequest };
  yield { kind: 'tool-start', callId, name: 'serviceSqlApi', input };
  try {
    const result = await warehouse.query(input.sqlQuery, session, { maxRows: maxShownRows, signal });
    signal.throwIfAborted();
    yield { kind: 'tool-end', callId, result: { ...input, ...result, uuid: randomId(''), ...drawing(given.vegaSpec) } };
    return readable(result);
  } catch (error) {
    if (!(error instanceof WarehouseError)) throw error;
    yield { kind: 'tool-end', callId, result: { error: error.message } };
    return problem(error.message);
  }
}

/** Models write the specification as JSON or as an object. Readers of the chat are shown why a broken one is not drawn. */
function drawing(spec: unknown): { readonly vegaSpec?: string } {
  if (typeof spec === 'string' && spec.trim() !== '') return { vegaSpec: spec };
  return typeof spec === 'object' && spec !== null ? { vegaSpec: JSON.stringify(spec) } : {};
}

/** As many whole rows as fit, so that the model reads no half of one. */
function readable({ schema, data, totalRows }: QueryResult): string {
  let length = 0;
  const rows = data.filter((row) => {
    length += JSON.stringify(row).length + 1;
    return length <= maxReadLength;
  });
  return JSON.stringify({ columns: schema.map(({ name }) => name), rows, rowsGiven: rows.length, totalRows });
}

/** No arguments at all are an empty object. */
function readInput(input: string): Readonly<Record<string, unknown>> | undefined {
  if (input.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(input);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? fieldsOf(value) : undefined;
  } catch {
    return undefined;
  }
}

function problem(error: string): string {
  return JSON.stringify({ error });
}

function define(
  name: string,
  description: string,
  properties: Readonly<Record<string, { readonly type: 'string'; readonly description: string }>>,
) {
  const required = Object.keys(properties).filter((property) => property !== 'vegaSpec');
  return { type: 'function', function: { name, description, parameters: { type: 'object', properties, required } } } as const;
}

/** Rows that the service shows of a result (docs/contract/limits.md#chat). */
const maxShownRows = 100;
/** Characters of a tool's result that the model reads. */
const maxReadLength = 16_000;
