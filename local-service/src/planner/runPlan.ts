import type { AgentEvent, AgentQuestion } from '../agent/Agent.js';
import { randomId } from '../randomId.js';
import { type QueryResult, type Warehouse, WarehouseError } from '../warehouse/Warehouse.js';
import type { Speaker } from './answer/speakerOf.js';
import type { Plan } from './plan/Plan.js';
import { type Chart, chooseChart, roomIn } from './query/chooseChart.js';
import { writeSpec } from './query/writeSpec.js';
import { writeSql } from './query/writeSql.js';
import type { Lexicon } from './reading/lexicon.js';
import type { Reading } from './reading/Reading.js';

/** Rows that `serviceSqlApi` gives at most (docs/contract/limits.md#chat). */
const maxShownRows = 100;
/** Rows that the answer is computed from. */
const maxReadRows = 20_000;

/** Runs a plan as the tool `serviceSqlApi` and answers from its rows. A query that fails is tried once more in a plainer form. */
export async function* runPlan(warehouse: Warehouse, plan: Plan, question: PlannedQuestion, isPlainer = false): AsyncGenerator<AgentEvent> {
  const { speaker, reading, lexicon, session } = question;
  yield { kind: 'thinking', text: speaker.thoughts.query(plan) };
  const attempt = yield* tryPlan(warehouse, plan, question, isPlainer ? 'sql-2' : 'sql-1');
  if ('error' in attempt) {
    const { comparison, rangeBefore: _, threshold, isShare, ...plainer } = plan;
    if (comparison !== undefined || threshold !== undefined || isShare === true) return yield* runPlan(warehouse, plainer, question, true);
    return yield { kind: 'answer', text: speaker.failed(attempt.error) };
  }
  yield { kind: 'thinking', text: speaker.thoughts.rows(attempt.result.totalRows) };
  yield { kind: 'answer', text: speaker.answer(plan, { reading, lexicon, session, ...attempt, isPlainer }) };
}

/** A question as it was read, with who answers it. */
export interface PlannedQuestion extends AgentQuestion {
  readonly speaker: Speaker;
  readonly reading: Reading;
  readonly lexicon: Lexicon;
}

export interface Outcome {
  readonly result: QueryResult;
  readonly chart: Chart | undefined;
}

/** Runs the query of a plan as a tool call; a query that fails gives its error. */
export async function* tryPlan(
  warehouse: Warehouse,
  plan: Plan,
  { text, session, signal, speaker }: PlannedQuestion,
  callId: string,
): AsyncGenerator<AgentEvent, Outcome | { readonly error: string }> {
  const input = {
    sqlQuery: writeSql(plan),
    queryTitle: speaker.voice.title(plan),
    description: speaker.description(plan, session.timeZone),
    userRequest: text,
  };
  yield { kind: 'tool-start', callId, name: 'serviceSqlApi', input };
  try {
    const result = await warehouse.query(input.sqlQuery, session, { maxRows: maxReadRows, signal });
    signal.throwIfAborted();
    const chart = chooseChart(plan, result);
    const vegaSpec = chart && writeSpec(plan, chart, speaker.voice.chartTitles);
    const shown = {
      schema: result.schema,
      data: result.data.slice(0, maxShownRows),
      totalRows: result.totalRows,
      ...speaker.annotation(plan),
    };
    const drawing = vegaSpec === undefined ? {} : { vegaSpec, description: `${input.description}${chartLimit(chart, result, speaker)}` };
    yield { kind: 'tool-end', callId, result: { ...input, ...shown, uuid: randomId(''), ...drawing } };
    return { result, chart };
  } catch (error) {
    if (!(error instanceof WarehouseError)) throw error;
    yield { kind: 'tool-end', callId, result: { error: error.message } };
    return { error: error.message };
  }
}

function chartLimit(chart: Chart | undefined, { data }: QueryResult, speaker: Speaker): string {
  const { wording, formats } = speaker.voice;
  return data.length > roomIn(chart) ? `${wording.marks.space}${wording.notes.chartLimit(formats.count(roomIn(chart)))}` : '';
}
