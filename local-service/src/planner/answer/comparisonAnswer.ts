import type { Measure } from '../../warehouse/ModelView.js';
import { changeBetween, formatChange, formatValue } from '../plan/formatValue.js';
import type { Plan } from '../plan/Plan.js';
import { scopeOf } from '../query/describePlan.js';
import { isAscending } from '../query/writeSql.js';
import { listText, lowerFirst } from '../words/listText.js';
import { type AnswerRow, type RankedRow, ranked, sumOf } from './answerRows.js';
import { bullets, sentence, superlative, verbOf } from './sentences.js';

/** Two periods: the total of each, and what changed most. */
export function compareAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format, title } = measure;
  const isSingle = plan.dimensions.length === 0 && plan.grain === undefined;
  const labelBefore = plan.rangeBefore?.label ?? '';
  const scope = scopeOf(plan);
  const canSum = isSingle || (measure.isAdditive && plan.ranking === undefined && plan.threshold === undefined && !overlaps(plan));
  const now = isSingle ? (rows[0]?.value ?? 0) : sumOf(rows);
  const before = isSingle ? (rows[0]?.before ?? 0) : sumOf(rows, (row) => row.before);
  const change = changeBetween(before, now, format);
  const both = (row: AnswerRow) => `${formatValue(row.before, format)} to ${formatValue(row.value, format)}`;
  const lead = canSum
    ? `${title} ${scope} ${verbOf(measure)} **${formatValue(now, format)}**${change === undefined ? '' : `, **${formatChange(change, format)}**`} ${change === undefined ? 'after' : 'from'} ${formatValue(before, format)} ${labelBefore}`
    : leaderText(plan, measure, rows[0]);
  if (isSingle) {
    const rest = plan.measures.slice(1).map((other, index) => `${other.title}: ${formatValue(rows[0]?.values[index + 1], other.format)}`);
    return rest.length === 0 ? [sentence(lead)] : [sentence(lead), bullets(rest)];
  }
  const moved = plan.order === undefined ? undefined : movedText(plan, rows);
  return [
    ...(moved === undefined ? [] : [sentence(moved)]),
    sentence(lead),
    bullets([
      ...extremes(plan, measure, rows, both),
      moved === undefined ? rows.length > 2 && countText(plan, rows) : newText(measure, rows, labelBefore),
    ]),
  ];
}

/** The largest increase and decrease; if all changed in one direction, the largest and the smallest. */
function extremes(
  plan: Plan,
  measure: Measure,
  rows: readonly AnswerRow[],
  tell: (row: AnswerRow) => string,
): readonly (string | false | undefined)[] {
  const { order, ranking } = plan;
  const told = ({ row, number }: RankedRow) => `**${row.name}**, ${formatChange(number, measure.format)} (${tell(row)})`;
  const changes = ranked(rows, (row) => row.change);
  const note = measure.isBetterLow === true && `For ${lowerFirst(measure.title)}, lower is better`;
  if (ranking?.isByChange === true) {
    const inOrder = isAscending(plan) ? changes.toReversed() : changes;
    const [, second, third] = inOrder;
    const last = inOrder.at(-1);
    return [
      second && `Next: ${told(second)}`,
      third && `Then: ${told(third)}`,
      last && inOrder.length > 3 && `Last of these: ${told(last)}`,
      note,
    ];
  }
  const ofThese = ranking === undefined ? '' : ' of these';
  const [most, ...others] = changes;
  const least = others.at(-1);
  const highest = most && `${most.number > 0 ? 'Largest increase' : 'Smallest decrease'}${ofThese}: ${told(most)}`;
  const lowest = least && `${least.number < 0 ? 'Largest decrease' : 'Smallest increase'}${ofThese}: ${told(least)}`;
  return [...(order === 'fall' ? [lowest, highest] : [highest, lowest]), note];
}

function countText({ ranking }: Plan, rows: readonly AnswerRow[]): string {
  return `${ranking === undefined ? '' : 'Of these, '}${risingIn(rows).length} went up, ${fallingIn(rows).length} went down`;
}

/** "3 of 28 stores went down": what was asked for, before the rest. */
function movedText(plan: Plan, rows: readonly AnswerRow[]): string {
  const moved = plan.order === 'fall' ? fallingIn(rows) : risingIn(rows);
  const many = plan.dimensions.length === 1 ? lowerFirst(plan.dimensions[0]?.plural ?? '') : 'rows';
  const count =
    moved.length === 0
      ? `None of the ${rows.length}`
      : moved.length === rows.length
        ? `All ${rows.length}`
        : `${moved.length} of ${rows.length}`;
  return `**${count} ${many} went ${plan.order === 'fall' ? 'down' : 'up'}** ${scopeOf(plan)}`;
}

const risingIn = (rows: readonly AnswerRow[]) => rows.filter(({ change }) => (change ?? 0) > 0);
const fallingIn = (rows: readonly AnswerRow[]) => rows.filter(({ change }) => (change ?? 0) < 0);

/** Rows without a change, because there was no value before: they went neither up nor down. */
function newText({ title, format }: Measure, rows: readonly AnswerRow[], labelBefore: string): string | false {
  const added = rows.filter(({ before, value }) => before === undefined && value !== undefined);
  const names = added.slice(0, 3).map(({ name, value }) => `**${name}** (now ${formatValue(value, format)})`);
  const others = added.length > names.length ? [`${added.length - names.length} more`] : [];
  return added.length > 0 && `No ${lowerFirst(title)} ${labelBefore}: ${listText([...names, ...others])}`;
}

/** Their sums would count the time that both have twice. */
function overlaps({ range, rangeBefore }: Plan): boolean {
  return (rangeBefore?.to ?? '') > (range?.from ?? '') && (range?.to ?? '9') > (rangeBefore?.from ?? '');
}

/** Where the parts do not add up, the first row represents them. */
function leaderText(plan: Plan, measure: Measure, leader: AnswerRow | undefined): string {
  if (leader === undefined) return '';
  const change = leader.change === undefined ? 'new' : formatChange(leader.change, measure.format);
  const from = leader.before === undefined ? '' : ` from ${formatValue(leader.before, measure.format)} ${plan.rangeBefore?.label ?? ''}`;
  if (plan.ranking?.isByChange === true)
    return `**${leader.name}** ${movedMost(plan, leader.change)}: **${change}**, to ${formatValue(leader.value, measure.format)} ${scopeOf(plan)}${from}`;
  if (plan.grain !== undefined && plan.ranking === undefined)
    return `${measure.title} ${scopeOf(plan)} stands beside the one ${plan.rangeBefore?.label ?? ''}, ${plan.grain} by ${plan.grain}`;
  return `**${leader.name}** ${plan.range === undefined ? 'has' : 'had'} ${superlative(measure, !isAscending(plan))} ${scopeOf(plan)}: **${formatValue(leader.value, measure.format)}**, ${change}${from}`;
}

/** The first of the largest increases may have fallen, if all did. */
function movedMost(plan: Plan, change = 0): string {
  const isFall = isAscending(plan);
  return `${change < 0 ? 'fell' : 'rose'} ${change < 0 === isFall ? 'most' : 'least'}`;
}

/** A series with its change from step to step. */
export function stepAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format, title } = measure;
  const changes = ranked(rows, (row) => row.change);
  const last = rows.at(-1);
  if (last === undefined || changes.length === 0) return [`There is no previous ${plan.grain} to compare with.`];
  const [top] = rows;
  const isRanked = plan.ranking?.isByChange === true && top !== undefined;
  const lastChange = last.change === undefined ? '' : `, **${formatChange(last.change, format)}** from the previous ${plan.grain}`;
  const lead = isRanked
    ? `**${top.name}** ${movedMost(plan, top.change)}: **${formatChange(top.change ?? 0, format)}** from the previous ${plan.grain}, to ${formatValue(top.value, format)} ${scopeOf(plan)}`
    : `${title} ${scopeOf(plan)} ${verbOf(measure)} last **${formatValue(last.value, format)}** (${last.name})${lastChange}`;
  return [
    sentence(lead),
    bullets([
      ...extremes(plan, measure, rows, (row) => formatValue(row.value, format)),
      !isRanked && `${changes.filter(({ number }) => number > 0).length} of ${changes.length} ${plan.grain}s went up`,
    ]),
  ];
}
