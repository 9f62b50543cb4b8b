import type { AgentEvent } from '../agent/Agent.js';
import type { Measure } from '../warehouse/ModelView.js';
import type { Warehouse } from '../warehouse/Warehouse.js';
import { type AnswerRow, readRows } from './answer/answerRows.js';
import { compareAnswer } from './answer/comparisonAnswer.js';
import { bullets, inItalics } from './answer/sentences.js';
import { notesOn } from './notes/notes.js';
import { formatChange, formatValue } from './plan/formatValue.js';
import type { Plan } from './plan/Plan.js';
import { thoughtsOf } from './query/describePlan.js';
import { makePlan } from './query/makePlan.js';
import { type PlannedQuestion, tryPlan } from './runPlan.js';
import { listText, lowerFirst } from './words/listText.js';

/** Answers "why did it drop": first whether it did, then which parts moved most. The causes are not in the data, and it says so. */
export async function* explainChange(warehouse: Warehouse, plan: Plan, question: PlannedQuestion): AsyncGenerator<AgentEvent> {
  const { reading, lexicon, session } = question;
  const notes = notesOn(reading, plan, lexicon, session);
  yield { kind: 'thinking', text: thoughtsOf(plan) };
  const whole = yield* tryPlan(warehouse, plan, question, 'sql-1');
  if ('error' in whole) return yield { kind: 'answer', text: `The query could not be run: ${whole.error}` };
  const [measure] = plan.measures;
  const [row] = readRows(plan, whole.result);
  if (measure === undefined || row?.value === undefined || row.before === undefined)
    return yield { kind: 'answer', text: 'I found no numbers in one of these two periods, so there is no change to explain.' };
  const parts: string[] = [];
  for (const [index, dimension] of breakdownsOf(plan).entries()) {
    const part = partPlan(plan, dimension);
    if (part === undefined) continue;
    yield { kind: 'thinking', text: thoughtsOf(part) };
    const attempt = yield* tryPlan(warehouse, part, question, `sql-${index + 2}`);
    if (!('error' in attempt)) parts.push(contributors(part, measure, readRows(part, attempt.result), row.value - row.before));
  }
  const answer = [
    inItalics(notes.before),
    didIt(plan, measure, row.value - row.before),
    ...compareAnswer(plan, measure, [row]),
    ...parts,
    'This shows where it changed. The causes are not in the data.',
    inItalics(notes.after),
  ];
  yield { kind: 'answer', text: answer.filter((part) => part !== undefined).join('\n\n') };
}

/** Contradicts a question that takes for granted what did not happen. */
function didIt({ isExplained }: Plan, { title }: Measure, change: number): string | undefined {
  if (isExplained === 'fall' && change >= 0) return `**${title} did not go down.**`;
  return isExplained === 'rise' && change <= 0 ? `**${title} did not go up.**` : undefined;
}

/** Two that the question does not already hold fixed. */
function breakdownsOf({ filters }: Plan): readonly string[] {
  const fixed = new Set(filters.map(({ dimension }) => dimension));
  const place = fixed.has('country') || fixed.has('city') ? 'store' : 'country';
  return ['category', place, 'channel'].filter((name) => !fixed.has(name)).slice(0, 2);
}

function partPlan({ ask }: Plan, dimension: string): Plan | undefined {
  const { isExplained: _, ...rest } = ask;
  const part = makePlan({ ...rest, dimensions: [dimension] });
  return 'problem' in part ? undefined : part;
}

/** The parts that moved most in the direction of the whole, by amount. */
function contributors(plan: Plan, measure: Measure, rows: readonly AnswerRow[], change: number): string {
  const sign = change < 0 ? -1 : 1;
  const moved = rows
    .map((row) => ({ row, amount: (row.value ?? 0) - (row.before ?? 0) }))
    .filter(({ amount }) => amount * sign > 0)
    .sort((one, other) => (other.amount - one.amount) * sign);
  const by = lowerFirst(listText(plan.dimensions.map(({ title }) => title)));
  if (moved.length === 0) return `By ${by}, no part moved that way.`;
  const lines = moved.slice(0, 3).map(({ row, amount }) => {
    const size =
      measure.format === 'percent'
        ? formatChange(amount, 'percent')
        : `${amount < 0 ? '−' : '+'}${formatValue(Math.abs(amount), measure.format)}`;
    return `**${row.name}**: ${measure.format === 'percent' || row.change === undefined ? size : `${size}, ${formatChange(row.change, measure.format)}`}`;
  });
  return `${change < 0 ? 'Largest decreases' : 'Largest increases'} by ${by}:\n\n${bullets(lines)}`;
}
