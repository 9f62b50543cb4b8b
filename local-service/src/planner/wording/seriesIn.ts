import { type AnswerRow, ranked, sumOf } from '../answer/answerRows.js';
import type { Grain } from '../plan/calendar.js';
import { changeBetween } from '../plan/formatValue.js';
import type { Plan } from '../plan/Plan.js';
import { paragraphs } from './paragraphs.js';
import { titleWithout } from './titleIn.js';
import type { Voice } from './voice.js';

/** A measure over time: its sum or its bounds, its extremes, and how it moved. */
export function seriesIn(voice: Voice, plan: Plan, grain: Grain, rows: readonly AnswerRow[]): string {
  const { wording, formats } = voice;
  const { facts, names } = wording;
  const [measure] = plan.measures;
  const whole = rows.filter(({ value, isWhole }) => value !== undefined && isWhole);
  const seen = whole.length > 1 ? whole : rows.filter(({ value }) => value !== undefined);
  const order = ranked(seen);
  const [high, low] = [order[0], order.at(-1)];
  const [first, last] = [seen[0], seen.at(-1)];
  const title = titleWithout(voice, { ...plan, measures: plan.measures.slice(0, 1) }, { isWithoutShare: true });
  if (measure === undefined || high === undefined || low === undefined || first === undefined || last === undefined)
    return `${facts.empty(title)}${wording.marks.end}`;
  const value = (number: number | undefined) => formats.value(number, measure.format);
  const [one, many] = names.grains[grain];
  const change = changeBetween(first.value ?? 0, last.value ?? 0, measure.format);
  const lead = measure.isAdditive
    ? facts.sum(title, value(sumOf(rows)), formats.count(rows.length), many)
    : facts.between(title, value(low.number), value(high.number));
  const computed = plan.computation === undefined || rows.at(-1)?.computed === undefined ? undefined : rows.at(-1);
  return paragraphs(voice, lead, [
    computed !== undefined &&
      plan.computation !== undefined &&
      `${wording.title.computed(plan.computation, many)}${wording.marks.colon}**${value(computed.computed)}** (${computed.name})`,
    facts.highest(high.row.name, value(high.number)),
    facts.lowest(low.row.name, value(low.number)),
    change !== undefined &&
      seen.length > 1 &&
      facts.change(first.name, last.name, formats.change(change, measure.format), facts.fromTo(value(first.value), value(last.value))),
    measure.isAdditive && rows.length > 2 && facts.average(one, value(sumOf(seen) / seen.length)),
    seen.length < rows.length && facts.onlyWhole(many),
  ]);
}
