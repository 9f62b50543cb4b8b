import type { Measure } from '../../warehouse/ModelView.js';
import { type AnswerRow, ranked, sumOf } from '../answer/answerRows.js';
import { firstsOf, totalsBy } from '../answer/crossAnswer.js';
import type { Plan } from '../plan/Plan.js';
import { paragraphs } from './paragraphs.js';
import { titleIn, titleWithout } from './titleIn.js';
import type { Voice } from './voice.js';

/** Two or more keys: what the parts of each key come to, and the extremes. */
export function crossIn(voice: Voice, plan: Plan, measure: Measure, rows: readonly AnswerRow[]): string {
  const { wording, formats } = voice;
  const { facts, marks } = wording;
  const value = (number: number) => formats.value(number, measure.format);
  const order = ranked(rows);
  const [high, low] = [order[0], order.at(-1)];
  const title = titleWithout(voice, plan, { isWithoutShare: true });
  if (high === undefined || low === undefined) return `${facts.empty(title)}${marks.end}`;
  const isWhole = measure.isAdditive && plan.ranking === undefined && plan.threshold === undefined;
  const [leader, ...others] = isWhole ? totalsBy(rows, plan.grain === undefined ? 0 : 1) : [];
  if (leader === undefined)
    return paragraphs(voice, facts.first(title, high.row.name, value(high.number)), [facts.lowest(low.row.name, value(low.number))]);
  const share = facts.ofTotal(formats.percent((100 * leader.total) / sumOf(rows)));
  return paragraphs(voice, `${facts.first(title, leader.name, value(leader.total))}${share}`, [
    others.length > 0 && facts.next(marks.list(others.slice(0, 3).map((part) => facts.named(part.name, value(part.total))))),
    facts.highest(high.row.name, value(high.number)),
    facts.lowest(low.row.name, value(low.number)),
  ]);
}

/** The first of each group. */
export function firstsIn(voice: Voice, plan: Plan, measure: Measure, rows: readonly AnswerRow[]): string {
  const { wording, formats } = voice;
  const { facts, marks } = wording;
  const firsts = firstsOf(plan, rows, marks.comma);
  const shown = firsts
    .slice(0, 8)
    .map(({ group, name, value }) => `- ${group}${marks.colon}${facts.named(`**${name}**`, formats.value(value, measure.format))}`);
  const rest = firsts.length - shown.length;
  const list = [...shown, ...(rest > 0 ? [`- ${facts.moreGroups(formats.count(rest))}`] : [])].join('\n');
  return `${titleIn(voice, plan)}${marks.end}\n\n${facts.firstInEach}\n\n${list}`;
}
