import type { Grain } from '../plan/calendar.js';
import { changeBetween } from '../plan/formatValue.js';
import type { Account } from './Account.js';
import { ranked, sumOf, sumOfMeasure } from './answerRows.js';
import { paragraphs } from './paragraphs.js';

/** A measure over time: its sum or its bounds, its extremes, and how it moved. */
export function seriesAnswer({ voice, facts, plan, measure, topic, rows, value, change, size }: Account, grain: Grain): readonly string[] {
  const whole = rows.filter((row) => row.value !== undefined && row.isWhole);
  const seen = whole.length > 1 ? whole : rows.filter((row) => row.value !== undefined);
  const order = ranked(seen);
  const [first, last] = [seen[0], seen.at(-1)];
  const [high, low] = [order[0], order.at(-1)];
  if (first === undefined || last === undefined || high === undefined || low === undefined) return [];
  const [unit, units] = voice.wording.names.grains[grain];
  const moved = change(changeBetween(first.value ?? 0, last.value ?? 0, measure.format));
  const lead = measure.isAdditive
    ? facts.sum(topic, value(sumOf(rows)), size(rows.length), units)
    : facts.between(topic, value(low.number), value(high.number));
  const others = plan.measures.map(
    ({ title, format, isAdditive }, index) =>
      index > 0 && isAdditive && facts.inAll(title, voice.formats.value(sumOfMeasure(rows, index), format)),
  );
  return paragraphs(voice, lead, [
    facts.highest(`**${high.row.name}**`, value(high.number)),
    facts.lowest(`**${low.row.name}**`, value(low.number)),
    moved !== undefined &&
      seen.length > 1 &&
      facts.change(first.name, last.name, moved, facts.fromTo(value(first.value), value(last.value))),
    ...others,
    measure.isAdditive && rows.length > 2 && facts.average(unit, value(sumOf(seen) / seen.length)),
    seen.length < rows.length && facts.onlyWhole(units, rows.length - seen.length),
  ]);
}
