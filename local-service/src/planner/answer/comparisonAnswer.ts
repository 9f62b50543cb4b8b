import { changeBetween } from '../plan/formatValue.js';
import type { Plan } from '../plan/Plan.js';
import { isAscending } from '../query/writeSql.js';
import type { Moved } from '../wording/enFacts.js';
import type { Account } from './Account.js';
import { type AnswerRow, ranked, sumOf } from './answerRows.js';
import { type Point, paragraphs, sentence } from './paragraphs.js';

/** Two periods: the total of each, and what changed most. */
export function compareAnswer(account: Account): readonly string[] {
  const { voice, facts, plan, measure, topic, rows, value, size } = account;
  const isSingle = plan.dimensions.length === 0 && plan.grain === undefined;
  const canSum = isSingle || (measure.isAdditive && plan.ranking === undefined && plan.threshold === undefined && !overlaps(plan));
  const [first] = rows;
  const lead = canSum ? totalsText(account) : leaderText(account, first);
  if (isSingle) {
    const others = plan.measures
      .slice(1)
      .map(({ title, format }, index) => ({ title, text: voice.formats.value(first?.values[index + 1], format) }));
    return paragraphs(
      voice,
      lead,
      others.map(({ title, text }) => `${title}${voice.wording.marks.colon}${text}`),
    );
  }
  const points = extremes(account, (row) => facts.fromTo(value(row.before), value(row.value)));
  const [up, down] = [risingIn(rows).length, fallingIn(rows).length];
  if (plan.order === undefined)
    return paragraphs(voice, lead, [...points, rows.length > 2 && facts.upAndDown(topic, size(up), size(down), size(rows.length))]);
  const moved = facts.howManyMoved(topic, up, down, rows.length);
  return [sentence(voice, moved), ...paragraphs(voice, lead, [...points, newRows(account)])];
}

function totalsText({ voice, facts, plan, measure, topic, rows, value, change }: Account): string {
  const now = sumOf(rows);
  const before = sumOf(rows, (row) => row.before);
  return facts.compared(
    topic,
    value(now),
    change(changeBetween(before, now, measure.format)),
    value(before),
    voice.range(plan.rangeBefore),
  );
}

/** Where the parts do not add up, the first row represents them. */
function leaderText(account: Account, row: AnswerRow | undefined): string {
  const { voice, facts, plan, topic, value } = account;
  if (row === undefined) return '';
  const period = voice.range(plan.rangeBefore);
  const moved = movedRow(account, row);
  if (plan.ranking?.isByChange === true) return facts.movedMost(topic, moved, period);
  if (plan.grain !== undefined && plan.ranking === undefined) return facts.beside(topic, period);
  const lead = plan.order !== undefined ? facts.heads : isAscending(plan) ? facts.last : facts.first;
  return `${lead(topic, row.name, value(row.value))}${facts.changed(moved.change, moved.before, moved.value, period)}`;
}

function movedRow({ facts, value, change }: Account, row: AnswerRow): Moved {
  return {
    name: row.name,
    change: change(row.change) ?? facts.isNew,
    direction: Math.sign(row.change ?? 0),
    value: value(row.value),
    before: row.before === undefined ? undefined : value(row.before),
  };
}

/** The largest increase and decrease; if all changed in one direction, the largest and the smallest. */
function extremes(account: Account, valuesOf: (row: AnswerRow) => string): readonly Point[] {
  const { facts, plan, measure, topic, rows } = account;
  const changes = ranked(rows, (row) => row.change).map(({ row }) => ({ moved: movedRow(account, row), values: valuesOf(row) }));
  const note = measure.isBetterLow === true && facts.lowIsBetter(measure.title);
  if (plan.ranking?.isByChange === true) {
    const [, next, then, ...others] = isAscending(plan) ? changes.toReversed() : changes;
    const last = others.at(-1);
    return [
      next && facts.follower('next', next.moved, next.values),
      then && facts.follower('after', then.moved, then.values),
      last && facts.follower('last', last.moved, last.values),
      note,
    ];
  }
  const [most, ...others] = changes;
  const least = others.at(-1);
  const highest = most && facts.strongest(topic, most.moved, most.values);
  const lowest = least && facts.weakest(topic, least.moved, least.values);
  return [...(plan.order === 'fall' ? [lowest, highest] : [highest, lowest]), note];
}

const risingIn = (rows: readonly AnswerRow[]) => rows.filter(({ change }) => (change ?? 0) > 0);
const fallingIn = (rows: readonly AnswerRow[]) => rows.filter(({ change }) => (change ?? 0) < 0);

/** Rows without a change, because there was no value before: they went neither up nor down. */
function newRows({ voice, facts, plan, topic, rows, value }: Account): Point {
  const added = rows.filter((row) => row.before === undefined && row.value !== undefined);
  const shown = added.slice(0, 3).map((row) => facts.nowAt(row.name, value(row.value)));
  return added.length > 0 && facts.added(topic, voice.range(plan.rangeBefore), shown, added.length - shown.length);
}

/** Their sums would count the time that both have twice. */
function overlaps({ range, rangeBefore }: Plan): boolean {
  return (rangeBefore?.to ?? '') > (range?.from ?? '') && (range?.to ?? '9') > (rangeBefore?.from ?? '');
}

/** A series with its change from step to step. */
export function stepAnswer(account: Account): readonly string[] {
  const { voice, facts, plan, topic, rows, value, change, size } = account;
  const [top, last] = [rows[0], rows.at(-1)];
  const changes = rows.filter((row) => row.change !== undefined);
  if (top === undefined || last === undefined || changes.length === 0)
    return paragraphs(voice, facts.nothingBefore('', voice.wording.names.grains[plan.grain ?? 'month'][0]));
  const points = extremes(account, (row) => value(row.value));
  if (plan.ranking?.isByChange === true) return paragraphs(voice, facts.movedMost(topic, movedRow(account, top), ''), points);
  const lead = facts.lastStep(topic, last.name, value(last.value), change(last.change));
  return paragraphs(voice, lead, [
    ...points,
    facts.upAndDown(topic, size(risingIn(rows).length), size(fallingIn(rows).length), size(changes.length)),
  ]);
}
