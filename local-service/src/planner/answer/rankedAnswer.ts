import { isAscending } from '../query/writeSql.js';
import type { Account } from './Account.js';
import { jointShare, ranked, sumOf } from './answerRows.js';
import { paragraphs, sentence } from './paragraphs.js';

/** Rows of one key: the first of them, and what they come to together. */
export function rankedAnswer({ voice, facts, plan, measure, topic, rows, value, size, percent }: Account): readonly string[] {
  const isHighFirst = plan.ranking === undefined || !isAscending(plan);
  const order = isHighFirst ? ranked(rows) : ranked(rows).reverse();
  const [first, ...others] = order;
  if (first === undefined) return [];
  const last = order.at(-1) ?? first;
  const isAll = plan.ranking === undefined && plan.threshold === undefined;
  const all = size(rows.length);
  const its = plan.measures
    .slice(1)
    .map(({ title, format }, index) => facts.its(title, voice.formats.value(first.row.values[index + 1], format)));
  if (rows.length === 1 && isAll) return paragraphs(voice, facts.only(topic, first.row.name, value(first.number), its));
  if (rows.length > 1 && first.number === last.number) return paragraphs(voice, facts.same(topic, all, value(first.number)));
  const total = sumOf(rows);
  const addsUp = isAll && measure.isAdditive && total > 0 && order.every(({ number }) => number >= 0);
  const joint = jointShare(plan, rows);
  const lead = (isHighFirst ? facts.first : facts.last)(topic, first.row.name, value(first.number));
  const next = others.slice(0, rows.length === 3 ? 1 : 2).map(({ row, number }) => facts.named(row.name, value(number)));
  const topThree = sumOf(order.slice(0, 3).map(({ row }) => row));
  return [
    ...(joint === undefined ? [] : [sentence(voice, facts.jointShare(topic, all, percent(joint)))]),
    ...paragraphs(voice, `${lead}${addsUp ? facts.ofTotal(percent((100 * first.number) / total)) : ''}`, [
      ...its,
      next.length > 0 && rows.length > 2 && facts.next(next),
      rows.length > 1 && (isAll ? facts.lowest : facts.lastOfThese)(last.row.name, value(last.number)),
      addsUp && rows.length > 5 && facts.topThree(percent((100 * topThree) / total)),
      addsUp && rows.length > 1 && facts.together(topic, all, value(total)),
      plan.threshold !== undefined && facts.meeting(topic, voice.formats.count(rows.length)),
    ]),
  ];
}
