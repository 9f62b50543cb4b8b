import type { Measure } from '../../warehouse/ModelView.js';
import type { QueryResult } from '../../warehouse/Warehouse.js';
import { changeBetween, formatChange, formatPercent, formatValue } from '../plan/formatValue.js';
import type { Plan } from '../plan/Plan.js';
import { measureNoun, scopeOf, titleOf } from '../query/describePlan.js';
import { isAscending, isRankedWithin } from '../query/writeSql.js';
import { capital, lowerFirst } from '../words/listText.js';
import { singular } from '../words/words.js';
import { type AnswerRow, jointShare, ranked, readRows, sumOf, sumOfMeasure } from './answerRows.js';
import { compareAnswer, stepAnswer } from './comparisonAnswer.js';
import { computedAnswer } from './computedAnswer.js';
import { crossAnswer, firstsAnswer } from './crossAnswer.js';
import { lossAnswer } from './lossAnswer.js';
import { bullets, sentence, superlative, verbOf } from './sentences.js';

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
  if (plan.isLossCheck === true) return lossAnswer(plan, rows);
  if (plan.rangeBefore !== undefined) return compareAnswer(plan, measure, rows);
  if (plan.comparison?.kind === 'each-step') return stepAnswer(plan, measure, rows);
  if (plan.computation !== undefined) return computedAnswer(plan, plan.computation, measure, rows);
  const keyCount = plan.dimensions.length + (plan.grain === undefined ? 0 : 1);
  if (keyCount === 0) return totalAnswer(plan, rows);
  if (isRankedWithin(plan)) return firstsAnswer(plan, measure, rows);
  if (keyCount > 1) return crossAnswer(plan, measure, rows);
  if (plan.focus !== undefined && plan.isShare === true) return focusAnswer(plan, measure, rows);
  if (plan.ranking?.isPlace === true) return placeAnswer(plan, measure, rows, plan.ranking.count);
  return plan.grain !== undefined && plan.ranking === undefined ? seriesAnswer(plan, measure, rows) : rankedAnswer(plan, measure, rows);
}

function totalAnswer(plan: Plan, [row]: readonly AnswerRow[]): readonly string[] {
  const scope = scopeOf(plan);
  const [first, ...others] = plan.measures.map((measure, index) => ({ measure, text: formatValue(row?.values[index], measure.format) }));
  if (first === undefined) return [];
  const { measure, text } = first;
  const isCount = measure.format === 'count' && measure.title.endsWith('s');
  const isOne = text === '1';
  const lead = isCount
    ? `There ${beingOf(plan, isOne)} **${text} ${isOne ? singular(lowerFirst(measure.title)) : lowerFirst(measure.title)}** ${scope}`
    : `${measure.title} ${scope} ${verbOf(measure)} **${text}**`;
  return others.length === 0
    ? [sentence(lead)]
    : [sentence(lead), bullets(others.map((other) => `${other.measure.title}: **${other.text}**`))];
}

function beingOf({ range }: Plan, isOne: boolean): string {
  if (range === undefined) return isOne ? 'is' : 'are';
  return isOne ? 'was' : 'were';
}

function seriesAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format, title } = measure;
  const scope = scopeOf(plan);
  const whole = rows.filter(({ value, isWhole }) => value !== undefined && isWhole);
  const seen = whole.length > 1 ? whole : rows.filter(({ value }) => value !== undefined);
  const order = ranked(seen);
  const [first, last] = [seen[0], seen.at(-1)];
  const [high, low] = [order[0], order.at(-1)];
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
        seen.length > 1 &&
        `From ${first.name} to ${last.name}: **${formatChange(change, format)}**, ${formatValue(first.value, format)} to ${formatValue(last.value, format)}`,
      ...plan.measures
        .slice(1)
        .map(
          (other, index) => other.isAdditive && `${other.title}: **${formatValue(sumOfMeasure(rows, index + 1), other.format)}** in all`,
        ),
      measure.isAdditive && rows.length > 2 && `Average per ${plan.grain}: ${formatValue(sumOf(seen) / seen.length, format)}`,
      seen.length < rows.length &&
        `Only whole ${plan.grain}s are compared; the ${rows.length - seen.length === 1 ? 'one' : 'ones'} at the edge ${rows.length - seen.length === 1 ? 'is' : 'are'} cut by the range`,
    ]),
  ];
}

function rankedAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const { format } = measure;
  const isHighFirst = plan.ranking === undefined || !isAscending(plan);
  const order = isHighFirst ? ranked(rows) : ranked(rows).reverse();
  const [first, second, third] = order;
  const last = order.at(-1);
  if (first === undefined || last === undefined) return [emptyAnswer(plan)];
  const isAll = plan.ranking === undefined && plan.threshold === undefined;
  const total = sumOf(rows);
  const addsUp = isAll && measure.isAdditive && total > 0 && order.every(({ number }) => number >= 0);
  const many = (plan.dimensions[0]?.plural ?? `${plan.grain}s`).toLowerCase();
  const scope = scopeOf(plan);
  const joint = jointShare(plan, rows);
  if (rows.length === 1 && isAll)
    return [
      sentence(
        `**${capital(first.row.name)}** is the only ${lowerFirst(plan.dimensions[0]?.title ?? String(plan.grain))} here: ${lowerFirst(measure.title)} ${scope} ${verbOf(measure)} **${formatValue(first.number, format)}**`,
      ),
    ];
  if (rows.length > 1 && first.number === last.number)
    return [
      sentence(
        `All ${rows.length} ${many} have the same ${format === 'count' ? 'number of ' : ''}${lowerFirst(measure.title)} ${scope}: **${formatValue(first.number, format)}**`,
      ),
    ];
  const topThree = sumOf(order.slice(0, 3).map(({ row }) => row));
  const has = plan.grain === undefined ? 'has' : 'had';
  return [
    ...(joint === undefined
      ? []
      : [
          sentence(
            `The ${rows.length} ${many} together make up about **${formatPercent(joint)}** of ${lowerFirst(measure.title)} ${scope}`,
          ),
        ]),
    sentence(
      `**${capital(first.row.name)}** ${has} ${superlative(measure, isHighFirst)} ${scope}: **${formatValue(first.number, format)}**${addsUp ? `, ${formatPercent((100 * first.number) / total)} of the total` : ''}`,
    ),
    bullets([
      ...plan.measures
        .slice(1)
        .map((other, index) => `Its ${lowerFirst(other.title)}: ${formatValue(first.row.values[index + 1], other.format)}`),
      second !== undefined &&
        rows.length > 2 &&
        `Next: ${second.row.name} with ${formatValue(second.number, format)}${third === undefined || rows.length === 3 ? '' : ` and ${third.row.name} with ${formatValue(third.number, format)}`}`,
      rows.length > 1 &&
        `${isAll ? (isHighFirst ? 'Lowest' : 'Highest') : 'Last of these'}: ${last.row.name} with ${formatValue(last.number, format)}`,
      addsUp && rows.length > 5 && `The top three make up **${formatPercent((100 * topThree) / total)}**`,
      addsUp && rows.length > 1 && `${rows.length === 2 ? 'Both' : `All ${rows.length}`} ${many} together: ${formatValue(total, format)}`,
      plan.threshold !== undefined && `${formatValue(rows.length, 'count')} ${many} ${rows.length === 1 ? 'meets' : 'meet'} the condition`,
    ]),
  ];
}

function placeAnswer(plan: Plan, { title, format }: Measure, rows: readonly AnswerRow[], place: number): readonly string[] {
  const found = rows[place - 1];
  const many = lowerFirst(plan.dimensions[0]?.plural ?? `${plan.grain}s`);
  if (found === undefined) return [sentence(`There are only ${rows.length} ${many} ${scopeOf(plan)}, so none ranks number ${place}`)];
  const by = `${lowerFirst(title)}${plan.ranking !== undefined && isAscending(plan) ? ', the lowest first' : ''}`;
  return [
    sentence(
      `**${capital(found.name)}** ranks number ${place} of all ${many} by ${by} ${scopeOf(plan)}: **${formatValue(found.value, format)}**`,
    ),
    bullets(rows.slice(0, place - 1).map(({ name, value }, index) => `Number ${index + 1}: ${name} with ${formatValue(value, format)}`)),
  ];
}

function focusAnswer(plan: Plan, measure: Measure, rows: readonly AnswerRow[]): readonly string[] {
  const found = rows.find(({ name }) => name === plan.focus?.value);
  const place = rows.findIndex(({ name }) => name === plan.focus?.value) + 1;
  if (found === undefined) return [`${plan.focus?.value} has no ${lowerFirst(measure.title)} ${scopeOf(plan)}.`.replace(/(?<! ) +\./, '.')];
  return [
    sentence(
      `**${found.name}** makes up **${formatPercent(found.share ?? 0)}** of ${lowerFirst(measure.title)} ${scopeOf(plan)}: ${formatValue(found.value, measure.format)} of ${formatValue(sumOf(rows), measure.format)}`,
    ),
    bullets([
      place === 1
        ? `It is the largest of ${rows.length}`
        : `It ranks ${place} of ${rows.length}; ${rows[0]?.name} is first with ${formatPercent(rows[0]?.share ?? 0)}`,
    ]),
  ];
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
  const noun = plan.listOf === undefined ? measureNoun(plan.measures) : plan.view.row[1];
  const sought = plan.threshold === undefined ? `${noun}${scope === '' ? '' : ` ${scope}`}` : titleOf(plan);
  return `I found no ${lowerFirst(sought)} in the data you may see. The data runs from January 2023 to December 2025.`;
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
