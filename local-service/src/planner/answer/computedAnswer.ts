import type { Computation } from '../plan/Plan.js';
import { type Account, createAccount } from './Account.js';
import { ranked, sumOf } from './answerRows.js';
import { crossAnswer } from './crossAnswer.js';
import { paragraphs } from './paragraphs.js';
import { seriesAnswer } from './seriesAnswer.js';

/** Describes a running total or a moving average. */
export function computedAnswer(account: Account, computation: Computation): readonly string[] {
  const { voice, facts, plan, measure, rows } = account;
  const hasSeries = plan.dimensions.length > 0;
  const computed = hasSeries
    ? seriesEnds(account)
    : computation.kind === 'running-total'
      ? runningTotal(account)
      : movingAverage(account, computation.size);
  if (!facts.hasValuesAfterComputed) return computed;
  const { computation: _, ...plain } = plan;
  const values = createAccount(voice, plain, measure, rows);
  return [...computed, ...(hasSeries ? crossAnswer(values) : seriesAnswer(values, plan.grain ?? 'month'))];
}

function runningTotal({ voice, facts, topic, rows, value }: Account): readonly string[] {
  const total = sumOf(rows);
  const half = rows.find(({ computed }) => (computed ?? 0) >= total / 2);
  const high = ranked(rows)[0];
  return paragraphs(voice, facts.addedUp(topic, value(total), rows.at(-1)?.name ?? ''), [
    half !== undefined && total > 0 && facts.half(half.name),
    high !== undefined && facts.largestStep(high.row.name, value(high.number)),
  ]);
}

function movingAverage({ voice, facts, plan, topic, rows, value }: Account, size: number): readonly string[] {
  const order = ranked(rows, ({ computed }) => computed);
  const [high, low, last] = [order[0], order.at(-1), rows.findLast(({ computed }) => computed !== undefined)];
  const units = voice.wording.names.grains[plan.grain ?? 'month'][1];
  if (high === undefined || low === undefined || last === undefined) return paragraphs(voice, facts.noAverage(topic, size, units));
  return paragraphs(voice, facts.lastStep(topic, last.name, value(last.computed), undefined), [
    facts.highest(`**${high.row.name}**`, value(high.number)),
    facts.lowest(`**${low.row.name}**`, value(low.number)),
    facts.averageSize(size, units),
  ]);
}

/** The last value of each series. */
function seriesEnds({ voice, facts, topic, rows, value }: Account): readonly string[] {
  const { colon, comma } = voice.wording.marks;
  const last = new Map(rows.map((row) => [row.keys.slice(1).join(comma), row]));
  const values = ranked([...last.values()], ({ computed }) => computed).slice(0, 8);
  const points = values.map(({ row, number }) => `${row.keys.slice(1).join(comma)}${colon}**${value(number)}**`);
  return paragraphs(voice, facts.seriesEnds(topic), points);
}
