import type { Plan } from '../plan/Plan.js';
import { capital } from '../words/listText.js';
import type { Account } from './Account.js';
import { type AnswerRow, ranked, sumOf } from './answerRows.js';
import { bullets, paragraphs, sentence } from './paragraphs.js';

/** Two or more keys: what the parts of each key come to, and the extremes. */
export function crossAnswer({ voice, facts, plan, measure, topic, rows, value, percent }: Account): readonly string[] {
  const order = ranked(rows);
  const [high, low] = [order[0], order.at(-1)];
  if (high === undefined || low === undefined) return [];
  const lowest = facts.lowest(`**${low.row.name}**`, value(low.number), true);
  const isWhole = measure.isAdditive && plan.ranking === undefined && plan.threshold === undefined;
  const [leader, ...others] = isWhole ? totalsBy(rows, plan.grain === undefined ? 0 : 1) : [];
  if (leader === undefined) return paragraphs(voice, facts.first(topic, high.row.name, value(high.number), true), [lowest]);
  const total = sumOf(rows);
  const next = others.slice(0, 3).map((part) => facts.named(part.name, value(part.total)));
  return paragraphs(voice, facts.leads(topic, leader.name, value(leader.total), percent((100 * leader.total) / total), value(total)), [
    next.length > 0 && facts.next(next, true),
    facts.highest(`**${high.row.name}**`, value(high.number), true),
    lowest,
  ]);
}

function totalsBy(rows: readonly AnswerRow[], keyIndex: number): { readonly name: string; readonly total: number }[] {
  const totals = new Map<string, number>();
  for (const { keys, value } of rows) totals.set(keys[keyIndex] ?? '', (totals.get(keys[keyIndex] ?? '') ?? 0) + (value ?? 0));
  return [...totals].map(([name, total]) => ({ name, total })).sort((one, other) => other.total - one.total);
}

/** The first of each group: "Europe: Alpine Parka with €12,345". */
export function firstsAnswer({ voice, facts, plan, rows, value, size }: Account): readonly string[] {
  const { marks } = voice.wording;
  const firsts = firstsOf(plan, rows, marks.comma);
  const shown = firsts.slice(0, 8).map((row) => `${capital(row.group)}${marks.colon}${facts.named(`**${row.name}**`, value(row.value))}`);
  const rest = firsts.length - shown.length;
  const list = bullets(voice, [...shown, rest > 0 && facts.moreGroups(size(rest))]);
  return [sentence(voice, voice.title(plan)), `${facts.firstInEach}\n\n${list}`];
}

/** The first row of each group, which the first dimension is ranked within. */
function firstsOf({ grain }: Plan, rows: readonly AnswerRow[], comma: string) {
  const bestIndex = grain === undefined ? 0 : 1;
  const named = rows.map(({ keys, value }) => ({
    group: keys.filter((_, index) => index !== bestIndex).join(comma),
    name: keys[bestIndex] ?? '',
    value,
  }));
  return named.filter(({ group }, index) => named.findIndex((other) => other.group === group) === index);
}
