import type { AgentEvent } from '../agent/Agent.js';
import type { Warehouse } from '../warehouse/Warehouse.js';
import { type Account, createAccount } from './answer/Account.js';
import { readRows } from './answer/answerRows.js';
import { compareAnswer } from './answer/comparisonAnswer.js';
import { bullets, inItalics, sentence } from './answer/paragraphs.js';
import { notesAfter, notesBefore } from './notes/notesOn.js';
import { breakdownsOf, knownOr } from './plan/members.js';
import type { Plan } from './plan/Plan.js';
import { makePlan } from './query/makePlan.js';
import { type PlannedQuestion, tryPlan } from './runPlan.js';

/** Answers "why did it drop": first whether it did, then which parts moved most. The causes are not in the data, and it says so. */
export async function* explainChange(warehouse: Warehouse, plan: Plan, question: PlannedQuestion): AsyncGenerator<AgentEvent> {
  const { voice, thoughts, failed } = question.speaker;
  const { facts, notes } = voice.wording;
  yield { kind: 'thinking', text: thoughts.query(plan) };
  const whole = yield* tryPlan(warehouse, plan, question, 'sql-1');
  if ('error' in whole) return yield { kind: 'answer', text: failed(whole.error) };
  const [measure] = plan.measures;
  const [row] = readRows(plan, whole.result, voice.rowNames);
  if (measure === undefined || row?.value === undefined || row.before === undefined)
    return yield { kind: 'answer', text: sentence(voice, facts.nothingToExplain) };
  const change = row.value - row.before;
  const parts: string[] = [];
  for (const [index, dimension] of breakdownsIn(plan).entries()) {
    const part = partPlan(plan, dimension);
    if ('problem' in part) continue;
    const localized = voice.localize(part);
    yield { kind: 'thinking', text: thoughts.query(localized) };
    const attempt = yield* tryPlan(warehouse, localized, question, `sql-${index + 2}`);
    if ('error' in attempt) continue;
    const rows = readRows(localized, attempt.result, voice.rowNames);
    parts.push(contributors(createAccount(voice, localized, measure, rows), change));
  }
  const isFall = plan.isExplained === 'fall';
  const isWrong = isFall ? change >= 0 : plan.isExplained === 'rise' && change <= 0;
  const answer = [
    ...inItalics(voice, notesBefore(voice, plan, question)),
    ...(isWrong ? [facts.didNotMove(measure.title, isFall)] : []),
    ...compareAnswer(createAccount(voice, plan, measure, [row])),
    ...parts,
    notes.noCauses,
    ...inItalics(voice, notesAfter(voice, plan, question)),
  ];
  yield { kind: 'answer', text: answer.join('\n\n') };
}

/** Two that the question does not already hold fixed. */
function breakdownsIn({ filters, view }: Plan): readonly string[] {
  const fixed = new Set(filters.map(({ dimension }) => dimension));
  const place = fixed.has('country') || fixed.has('city') ? 'store' : 'country';
  const names = knownOr(['category', place, 'channel'], breakdownsOf(view), (name) => view.dimensions.some((one) => one.name === name));
  return names.filter((name) => !fixed.has(name)).slice(0, 2);
}

function partPlan({ ask, model }: Plan, dimension: string): ReturnType<typeof makePlan> {
  const { isExplained: _, ...rest } = ask;
  return makePlan({ ...rest, dimensions: [dimension] }, model);
}

/** The parts that moved most in the direction of the whole, by amount. */
function contributors(account: Account, whole: number): string {
  const { voice, facts, plan, measure, rows, value, change } = account;
  const { marks } = voice.wording;
  const sign = whole < 0 ? -1 : 1;
  const moved = rows
    .map((row) => ({ row, amount: (row.value ?? 0) - (row.before ?? 0) }))
    .filter(({ amount }) => amount * sign > 0)
    .sort((one, other) => (other.amount - one.amount) * sign);
  const keys = marks.list(plan.dimensions.map(({ title }) => title));
  if (moved.length === 0) return sentence(voice, facts.nothingMoved(keys));
  const lines = moved.slice(0, 3).map(({ row, amount }) => {
    const isOfPoints = measure.format === 'percent';
    const size = isOfPoints ? change(amount) : `${amount < 0 ? '−' : '+'}${value(Math.abs(amount))}`;
    const percent = isOfPoints || row.change === undefined ? '' : `${marks.comma}${change(row.change)}`;
    return `**${row.name}**${marks.colon}${size}${percent}`;
  });
  return `${facts.contributors(keys, whole < 0)}\n\n${bullets(voice, lines)}`;
}
