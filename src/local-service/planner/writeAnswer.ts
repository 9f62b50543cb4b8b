import type { Measure } from '../warehouse/ModelView.js';
import type { QueryResult } from '../warehouse/Warehouse.js';
import { type AnswerRow, ranked, readRows, sumOf } from './answerRows.js';
import { compareAnswer, stepAnswer } from './comparisonAnswer.js';
import { lowerFirst, measureNoun } from './describePlan.js';
import { changeBetween, formatChange, formatPercent, formatValue } from './formatValue.js';
import type { Plan } from './Plan.js';
import { bullets, scopeOf, sentence, verbOf } from './sentences.js';

/** Writes the answer in markdown: a sentence with the number, what stands out, and a small table where no chart shows the rows. */
export function writeAnswer(plan: Plan, result: QueryResult, hasChart: boolean): string {
  const [measure] = plan.measures;
  const rows = readRows(plan, result);
  if (plan.listOf !== undefined) return listAnswer(plan, result);
  if (measure === undefined || rows.length === 0 || rows.every(({ value, before }) => value === undefined && before === undefined))
    return emptyAnswer(plan);
  const lines = linesOf(plan, measure, rows);
  const table =
    !hasChart && plan.grain === undefined && plan.dimensions.length > 0 && rows.length > 1 && rows.length <= 6
      ? smallTable(plan, rows)
      : undefined;
  return [...lines, ...(table === undefined ? [] : [table])].join('\n\n');
}

function linesOf(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  if (plan.rangeBefore !== undefined) return compareAnswer(plan, measure, rows);
  if (plan.comparison?.kind === 'each-step') return stepAnswer(plan, measure, rows);
  const keyCount = plan.dimensions.length + (plan.grain === undefined ? 0 : 1);
  if (keyCount === 0) return totalAnswer(plan, rows);
  if (keyCount > 1) return crossAnswer(plan, measure, rows);
  if (plan.focus !== undefined && plan.isShare === true) return focusAnswer(plan, measure, rows);
  return plan.grain !== undefined && plan.ranking === undefined ? seriesAnswer(plan, measure, rows) : rankedAnswer(plan, measure, rows);
}

function totalAnswer(plan: Plan, [row]: readonly AnswerRow[]): readonly string[] {
  const scope = scopeOf(plan);
  const [first, ...others] = plan.measures.map((measure, index) => ({ measure, text: formatValue(row?.values[index], measure.format) }));
  if (first === undefined) return [];
  const lead = sentence(`${first.measure.title} ${scope} ${verbOf(first.measure)} **${first.text}**`);
  return others.length === 0 ? [lead] : [lead, bullets(others.map(({ measure, text }) => `${measure.title}: **${text}**`))];
}

function seriesAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format, title } = measure;
  const scope = scopeOf(plan);
  const inOrder = rows.filter(({ value }) => value !== undefined);
  const first = inOrder[0];
  const last = inOrder.at(-1);
  const order = ranked(rows);
  const high = order[0];
  const low = order.at(-1);
  if (first === undefined || last === undefined || high === undefined || low === undefined) return [emptyAnswer(plan)];
  const total = sumOf(rows);
  const change = changeBetween(first.value ?? 0, last.value ?? 0, format);
  const lead = measure.isAdditive
    ? `${title} ${scope} came to **${formatValue(total, format)}** over ${rows.length} ${plan.grain}s`
    : `${title} ${scope} ran between **${formatValue(low.number, format)}** and **${formatValue(high.number, format)}**, by ${plan.grain}`;
  return [
    sentence(lead),
    bullets([
      `Highest: **${high.row.name}** with ${formatValue(high.number, format)}`,
      `Lowest: **${low.row.name}** with ${formatValue(low.number, format)}`,
      change !== undefined &&
        inOrder.length > 1 &&
        `From ${first.name} to ${last.name} it went **${formatChange(change, format)}**: ${formatValue(first.value, format)} to ${formatValue(last.value, format)}`,
      measure.isAdditive && rows.length > 2 && `Average per ${plan.grain}: ${formatValue(total / rows.length, format)}`,
    ]),
  ];
}

function rankedAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format } = measure;
  const [dimension] = plan.dimensions;
  const order = ranked(rows);
  const listed = plan.ranking?.direction === 'bottom' || rows[0]?.value === order.at(-1)?.number ? [...order].reverse() : order;
  const [first, second] = listed;
  const last = listed.at(-1);
  if (first === undefined || last === undefined) return [emptyAnswer(plan)];
  const isWhole = plan.ranking === undefined && plan.threshold === undefined;
  const total = sumOf(rows);
  const shareOf = (part: number) =>
    isWhole && measure.isAdditive && total > 0 && order.every(({ number }) => number >= 0)
      ? `, ${formatPercent((100 * part) / total)} of the total`
      : '';
  const place = listed === order || order.length === 1 ? 'highest' : 'lowest';
  const scope = scopeOf(plan);
  const many = (dimension?.plural ?? `${plan.grain}s`).toLowerCase();
  const topThree = sumOf(order.slice(0, 3).map(({ row }) => row));
  return [
    sentence(
      `**${first.row.name}** has the ${place} ${lowerFirst(measure.title)} ${scope}: **${formatValue(first.number, format)}**${shareOf(first.number)}`,
    ),
    bullets([
      second !== undefined &&
        rows.length > 2 &&
        `Next: ${second.row.name} with ${formatValue(second.number, format)}${listed[2] === undefined ? '' : ` and ${listed[2].row.name} with ${formatValue(listed[2].number, format)}`}`,
      rows.length > 1 &&
        `${isWhole ? (place === 'highest' ? 'Lowest' : 'Highest') : 'Last of these'}: ${last.row.name} with ${formatValue(last.number, format)}`,
      isWhole && measure.isAdditive && rows.length > 5 && `The top three make up **${formatPercent((100 * topThree) / total)}**`,
      isWhole && measure.isAdditive && rows.length > 1 && `All ${rows.length} ${many} together: ${formatValue(total, format)}`,
      !isWhole && `${rows.length} ${many} shown`,
    ]),
  ];
}

function focusAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const found = rows.find(({ name }) => name === plan.focus?.value);
  const place = rows.indexOf(found) + 1;
  if (found === undefined) return [`${plan.focus?.value} has no ${lowerFirst(measure.title)} ${scopeOf(plan)}.`.replace(/ +\./, '.')];
  return [
    sentence(
      `**${found.name}** makes up **${formatPercent(found.share ?? 0)}** of ${lowerFirst(measure.title)} ${scopeOf(plan)}: ${formatValue(found.value, measure.format)} of ${formatValue(sumOf(rows), measure.format)}`,
    ),
    bullets([
      `That is place ${place} of ${rows.length}`,
      place !== 1 && rows[0] !== undefined && `First is ${rows[0].name} with ${formatPercent(rows[0].share ?? 0)}`,
    ]),
  ];
}

/** Two or more keys: what the parts of each key come to, and the extremes. */
function crossAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format, title } = measure;
  const order = ranked(rows);
  const high = order[0];
  const low = order.at(-1);
  if (high === undefined || low === undefined) return [emptyAnswer(plan)];
  const scope = scopeOf(plan);
  const seriesIndex = plan.grain === undefined ? 0 : 1;
  const totals = measure.isAdditive && plan.ranking === undefined && plan.threshold === undefined ? totalsBy(rows, seriesIndex) : [];
  const [leader] = totals;
  const total = sumOf(rows);
  const lead =
    leader === undefined
      ? `The highest ${lowerFirst(title)} ${scope} is **${formatValue(high.number, format)}** (${high.row.name})`
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

function totalsBy(rows: readonly AnswerRow[], keyIndex: number): { readonly name: string; readonly total: number }[] {
  const totals = new Map<string, number>();
  for (const { keys, value } of rows) totals.set(keys[keyIndex] ?? '', (totals.get(keys[keyIndex] ?? '') ?? 0) + (value ?? 0));
  return [...totals].map(([name, total]) => ({ name, total })).sort((one, other) => other.total - one.total);
}

function listAnswer(plan: Plan, { totalRows, data }: QueryResult): string {
  const [one, many] = plan.view.row;
  if (totalRows === 0) return emptyAnswer(plan);
  const names = data.slice(0, 5).map(([name]) => `- ${String(name)}`);
  const scope = scopeOf(plan);
  return [
    sentence(`There ${totalRows === 1 ? 'is' : 'are'} **${formatValue(totalRows, 'count')} ${totalRows === 1 ? one : many}** ${scope}`),
    ...(totalRows > 5 ? [`The first in the alphabet:\n\n${names.join('\n')}`] : [names.join('\n')]),
  ].join('\n\n');
}

function emptyAnswer(plan: Plan): string {
  const scope = scopeOf(plan);
  const noun = plan.listOf === undefined ? lowerFirst(measureNoun(plan.measures)) : plan.view.row[1];
  return `I found no ${noun}${scope === '' ? '' : ` ${scope}`} in the data you may see. The data runs from January 2023 to December 2025.`;
}

function smallTable({ dimensions, measures, isShare }: Plan, rows: readonly AnswerRow[]): string {
  const heads = [...dimensions.map(({ title }) => title), ...measures.map(({ title }) => title), ...(isShare === true ? ['Share'] : [])];
  const marks = heads.map((_, index) => (index < dimensions.length ? '---' : '---:'));
  const cells = rows.map(({ keys, values, share }) => [
    ...keys,
    ...measures.map(({ format }, index) => formatValue(values[index], format)),
    ...(isShare === true ? [formatPercent(share ?? 0)] : []),
  ]);
  return [heads, marks, ...cells].map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}
