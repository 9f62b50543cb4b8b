import type { AgentEvent, AgentQuestion } from '../chat/Agent.js';
import { randomId } from '../randomId.js';
import { type QueryResult, type Warehouse, WarehouseError } from '../warehouse/Warehouse.js';
import { chartNote } from './chartNote.js';
import { type Chart, chooseChart, roomIn } from './chooseChart.js';
import { capital, descriptionOf, thoughtsOf, titleOf } from './describePlan.js';
import type { Notes } from './notes.js';
import type { Plan } from './Plan.js';
import { writeAnswer } from './writeAnswer.js';
import { writeSpec } from './writeSpec.js';
import { writeSql } from './writeSql.js';

/** Rows that `serviceSqlApi` gives at most (docs/contract/limits.md#chat). */
const maxShownRows = 100;
/** Rows that the answer is computed from. */
const maxReadRows = 20_000;

/** Runs a plan as the tool `serviceSqlApi` and answers from its rows. A query that fails is tried once more in a plainer form. */
export async function* runPlan(warehouse: Warehouse, plan: Plan, question: AgentQuestion, notes: Notes): AsyncGenerator<AgentEvent> {
  yield { kind: 'thinking', text: thoughtsOf(plan) };
  const attempt = yield* tryPlan(warehouse, plan, question, 'sql-1');
  if (!('error' in attempt)) return yield* answering(plan, attempt, notes);
  const plainer = plainerPlan(plan);
  yield {
    kind: 'thinking',
    text: `The query failed: ${attempt.error} ${plainer === undefined ? 'I have no simpler way to ask.' : 'I try a plainer one.'}`,
  };
  const second = plainer === undefined ? attempt : yield* tryPlan(warehouse, plainer, question, 'sql-2');
  if (plainer !== undefined && !('error' in second))
    return yield* answering(plainer, second, {
      before: [...notes.before, 'The full question failed, so this leaves out the comparison, the share and the condition.'],
      after: notes.after,
      unknownCharts: notes.unknownCharts,
    });
  yield { kind: 'answer', text: `The query could not be run: ${'error' in second ? second.error : attempt.error}` };
}

interface Outcome {
  readonly result: QueryResult;
  readonly chart: Chart | undefined;
}

async function* tryPlan(
  warehouse: Warehouse,
  plan: Plan,
  { text, session, signal }: AgentQuestion,
  callId: string,
): AsyncGenerator<AgentEvent, Outcome | { readonly error: string }> {
  const input = {
    sqlQuery: writeSql(plan),
    queryTitle: titleOf(plan),
    description: descriptionOf(plan, session.timeZone),
    userRequest: text,
  };
  yield { kind: 'tool-start', callId, name: 'serviceSqlApi', input };
  try {
    const result = await warehouse.query(input.sqlQuery, session, { maxRows: maxReadRows, signal });
    signal.throwIfAborted();
    const chart = chooseChart(plan, result);
    const vegaSpec = chart && writeSpec(plan, chart);
    const shown = { schema: result.schema, data: result.data.slice(0, maxShownRows), totalRows: result.totalRows, ...titleOfGrain(plan) };
    const drawing = vegaSpec === undefined ? {} : { vegaSpec, description: `${input.description}${chartLimit(chart, result)}` };
    yield { kind: 'tool-end', callId, result: { ...input, ...shown, uuid: randomId(''), ...drawing } };
    return { result, chart };
  } catch (error) {
    if (!(error instanceof WarehouseError)) throw error;
    yield { kind: 'tool-end', callId, result: { error: error.message } };
    return { error: error.message };
  }
}

/** The title of the time column. The data model has none, because the column is not one of its members. */
function titleOfGrain({ grain }: Plan) {
  return grain === undefined ? {} : { annotation: { timeDimensions: { [grain]: { title: capital(grain) } } } };
}

function chartLimit(chart: Chart | undefined, { data }: QueryResult): string {
  return data.length > roomIn(chart) ? ` The chart shows the first ${roomIn(chart)}.` : '';
}

async function* answering(plan: Plan, { result, chart }: Outcome, notes: Notes): AsyncGenerator<AgentEvent> {
  yield {
    kind: 'thinking',
    text: `The query gave ${result.totalRows === 1 ? 'one row' : `${result.totalRows} rows`}. I read the answer from ${result.totalRows === 1 ? 'it' : 'them'}.`,
  };
  const answer = writeAnswer(plan, result, chart !== undefined);
  const drawing = chartNote(plan, chart, result, notes.unknownCharts);
  const parts = [inItalics([...notes.before, ...(drawing === undefined ? [] : [drawing])]), answer, inItalics(notes.after)];
  yield { kind: 'answer', text: parts.filter((part) => part !== undefined).join('\n\n') };
}

function inItalics(notes: readonly string[]): string | undefined {
  return notes.length > 0 ? `*${notes.join(' ')}*` : undefined;
}

function plainerPlan(plan: Plan): Plan | undefined {
  const { comparison, rangeBefore: _, threshold, isShare, ...plain } = plan;
  return comparison === undefined && threshold === undefined && isShare !== true ? undefined : plain;
}
