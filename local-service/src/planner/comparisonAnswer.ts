import type { Measure } from '../warehouse/ModelView.js';
import { type AnswerRow, ranked, sumOf } from './answerRows.js';
import { scopeOf } from './describePlan.js';
import { changeBetween, formatChange, formatValue } from './formatValue.js';
import type { Plan } from './Plan.js';
import { bullets, sentence, superlative, verbOf } from './sentences.js';
import { isAscending } from './writeSql.js';

/** Two stretches of time: what both come to, and what moved most. */
export function compareAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format, title } = measure;
  const isSingle = plan.dimensions.length === 0 && plan.grain === undefined;
  const labelBefore = plan.rangeBefore?.label ?? '';
  const scope = scopeOf(plan);
  const canSum = isSingle || (measure.isAdditive && plan.ranking === undefined && plan.threshold === undefined);
  const now = isSingle ? (rows[0]?.value ?? 0) : sumOf(rows);
  const before = isSingle ? (rows[0]?.before ?? 0) : sumOf(rows, (row) => row.before);
  const change = changeBetween(before, now, format);
  const [most, ...others] = ranked(rows, (row) => row.change);
  const least = others.at(-1);
  const both = (row: AnswerRow) => `${formatValue(row.before, format)} to ${formatValue(row.value, format)}`;
  const lead = canSum
    ? `${title} ${scope} ${verbOf(measure)} **${formatValue(now, format)}**${change === undefined ? '' : `, **${formatChange(change, format)}**`} ${change === undefined ? 'after' : 'from'} ${formatValue(before, format)} ${labelBefore}`
    : leaderText(plan, measure, rows[0]);
  if (isSingle) {
    const rest = plan.measures.slice(1).map((other, index) => `${other.title}: ${formatValue(rows[0]?.values[index + 1], other.format)}`);
    return rest.length === 0 ? [sentence(lead)] : [sentence(lead), bullets(rest)];
  }
  const rising = rows.filter((row) => (row.change ?? 0) > 0).length;
  const falling = rows.filter((row) => (row.change ?? 0) < 0).length;
  return [
    sentence(lead),
    bullets([
      most !== undefined && `Strongest: **${most.row.name}**, ${formatChange(most.number, format)} (${both(most.row)})`,
      least !== undefined && `Weakest: **${least.row.name}**, ${formatChange(least.number, format)} (${both(least.row)})`,
      rows.length > 2 && `${rising} went up, ${falling} went down`,
    ]),
  ];
}

/** Where the parts do not add up, the first row represents them. */
function leaderText(plan: Plan, measure: Measure, leader: AnswerRow | undefined): string {
  if (leader === undefined) return '';
  const change = leader.change === undefined ? 'new' : formatChange(leader.change, measure.format);
  const from = leader.before === undefined ? '' : ` from ${formatValue(leader.before, measure.format)} ${plan.rangeBefore?.label ?? ''}`;
  if (plan.ranking?.isByChange === true)
    return `**${leader.name}** moved most: **${change}**, to ${formatValue(leader.value, measure.format)} ${scopeOf(plan)}${from}`;
  if (plan.grain !== undefined && plan.ranking === undefined)
    return `${measure.title} ${scopeOf(plan)} stands beside the one ${plan.rangeBefore?.label ?? ''}, ${plan.grain} by ${plan.grain}`;
  return `**${leader.name}** ${plan.range === undefined ? 'has' : 'had'} ${superlative(measure, !isAscending(plan))} ${scopeOf(plan)}: **${formatValue(leader.value, measure.format)}**, ${change}${from}`;
}

/** A series with its change from step to step. */
export function stepAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format, title } = measure;
  const changes = ranked(rows, (row) => row.change);
  const most = changes[0];
  const least = changes.at(-1);
  const last = rows.at(-1);
  if (last === undefined || most === undefined || least === undefined) return [`There is no ${plan.grain} before to compare with.`];
  const lastChange = last.change === undefined ? '' : `, **${formatChange(last.change, format)}** from the ${plan.grain} before`;
  return [
    sentence(`${title} ${scopeOf(plan)} ${verbOf(measure)} last **${formatValue(last.value, format)}** (${last.name})${lastChange}`),
    bullets([
      `Strongest ${plan.grain}: **${most.row.name}**, ${formatChange(most.number, format)}`,
      `Weakest ${plan.grain}: **${least.row.name}**, ${formatChange(least.number, format)}`,
      `${changes.filter(({ number }) => number > 0).length} of ${changes.length} ${plan.grain}s went up`,
    ]),
  ];
}
