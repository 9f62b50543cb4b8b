import type { Measure } from '../../warehouse/ModelView.js';
import { formatValue } from '../plan/formatValue.js';
import type { Computation, Plan } from '../plan/Plan.js';
import { computationTitle, scopeOf } from '../query/describePlan.js';
import { type AnswerRow, ranked, sumOf } from './answerRows.js';
import { bullets, sentence } from './sentences.js';

/** Describes a running total or a moving average. */
export function computedAnswer(plan: Plan, computation: Computation, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  if (plan.dimensions.length > 0) return seriesLines(plan, computation, measure, rows);
  return computation.kind === 'running-total' ? totalLines(plan, measure, rows) : averageLines(plan, computation, measure, rows);
}

function totalLines(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const total = sumOf(rows);
  const half = rows.find(({ computed }) => (computed ?? 0) >= total / 2);
  const high = ranked(rows)[0];
  return [
    sentence(`${measure.title} ${scopeOf(plan)} added up to **${formatValue(total, measure.format)}** by ${rows.at(-1)?.name}`),
    bullets([
      half !== undefined && total > 0 && `Half of it was reached in **${half.name}**`,
      high !== undefined && `The largest step: **${high.row.name}** with ${formatValue(high.number, measure.format)}`,
    ]),
  ];
}

function averageLines(
  plan: Plan,
  computation: Extract<Computation, { kind: 'moving-average' }>,
  { format, title }: Measure,
  rows: readonly AnswerRow[],
): readonly string[] {
  const order = ranked(rows, ({ computed }) => computed);
  const [high, low, last] = [order[0], order.at(-1), rows.findLast(({ computed }) => computed !== undefined)];
  if (high === undefined || low === undefined || last === undefined)
    return [
      sentence(
        `There are fewer than ${computation.size} ${plan.grain}s ${scopeOf(plan)}, so there is no moving average of ${title.toLowerCase()}`,
      ),
    ];
  return [
    sentence(
      `${computationTitle(computation, plan.grain, title)} ${scopeOf(plan)} was last **${formatValue(last.computed, format)}** (${last.name})`,
    ),
    bullets([
      `Highest: **${high.row.name}** with ${formatValue(high.number, format)}`,
      `Lowest: **${low.row.name}** with ${formatValue(low.number, format)}`,
      `Each average covers ${computation.size} ${plan.grain}s; the first ${computation.size - 1 === 1 ? 'one has' : `${computation.size - 1} have`} none`,
    ]),
  ];
}

/** The last value of each series. */
function seriesLines(plan: Plan, computation: Computation, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const last = new Map(rows.map((row) => [row.keys.slice(1).join(', '), row]));
  const values = ranked([...last.values()], ({ computed }) => computed).slice(0, 8);
  return [
    sentence(`${computationTitle(computation, plan.grain, measure.title)} ${scopeOf(plan)}, at the end of each line`),
    bullets(values.map(({ row, number }) => `${row.keys.slice(1).join(', ')}: **${formatValue(number, measure.format)}**`)),
  ];
}
