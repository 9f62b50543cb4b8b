import type { Measure } from '../../warehouse/ModelView.js';
import { formatPercent, formatValue } from '../plan/formatValue.js';
import type { Plan } from '../plan/Plan.js';
import { scopeOf, titleOf } from '../query/describePlan.js';
import { capital } from '../words/listText.js';
import { type AnswerRow, ranked, sumOf } from './answerRows.js';
import { bullets, sentence, superlative } from './sentences.js';

/** Two or more keys: what the parts of each key come to, and the extremes. */
export function crossAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format, title } = measure;
  const order = ranked(rows);
  const high = order[0];
  const low = order.at(-1);
  if (high === undefined || low === undefined) return [];
  const scope = scopeOf(plan);
  const seriesIndex = plan.grain === undefined ? 0 : 1;
  const totals = measure.isAdditive && plan.ranking === undefined && plan.threshold === undefined ? totalsBy(rows, seriesIndex) : [];
  const [leader] = totals;
  const total = sumOf(rows);
  const lead =
    leader === undefined
      ? `${capital(superlative(measure, true))} ${scope} is **${formatValue(high.number, format)}**: ${high.row.name}`
      : `${title} ${scope} came to **${formatValue(total, format)}**; **${leader.name}** leads with ${formatValue(leader.total, format)}, ${formatPercent((100 * leader.total) / total)} of it`;
  return [
    sentence(lead),
    bullets([
      leader !== undefined &&
        totals.length > 1 &&
        `Then ${totals
          .slice(1, 4)
          .map((part) => `${part.name} with ${formatValue(part.total, format)}`)
          .join(', ')}`,
      leader !== undefined && `Highest single value: **${high.row.name}** with ${formatValue(high.number, format)}`,
      `Lowest single value: **${low.row.name}** with ${formatValue(low.number, format)}`,
    ]),
  ];
}

export function totalsBy(rows: readonly AnswerRow[], keyIndex: number): { readonly name: string; readonly total: number }[] {
  const totals = new Map<string, number>();
  for (const { keys, value } of rows) totals.set(keys[keyIndex] ?? '', (totals.get(keys[keyIndex] ?? '') ?? 0) + (value ?? 0));
  return [...totals].map(([name, total]) => ({ name, total })).sort((one, other) => other.total - one.total);
}

/** The first of each group: "Europe: Alpine Parka with €12,345". */
export function firstsAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const firsts = firstsOf(plan, rows, ', ');
  const shown = firsts
    .slice(0, 8)
    .map(({ group, name, value }) => `${capital(group)}: **${name}** with ${formatValue(value, measure.format)}`);
  const rest = firsts.length - shown.length;
  return [sentence(titleOf(plan)), `First in each:\n\n${bullets([...shown, rest > 0 && `And ${rest} more groups in the table`])}`];
}

/** The first row of each group, which the first dimension is ranked within. */
export function firstsOf({ grain }: Plan, rows: readonly AnswerRow[], comma: string) {
  const bestIndex = grain === undefined ? 0 : 1;
  const named = rows.map(({ keys, value }) => ({
    group: keys.filter((_, index) => index !== bestIndex).join(comma),
    name: keys[bestIndex] ?? '',
    value,
  }));
  return named.filter(({ group }, index) => named.findIndex((other) => other.group === group) === index);
}
