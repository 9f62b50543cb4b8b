import type { Measure } from '../../warehouse/ModelView.js';
import type { QueryResult } from '../../warehouse/Warehouse.js';
import { type AnswerRow, jointShare, ranked, readRows, sumOf } from '../answer/answerRows.js';
import type { Plan } from '../plan/Plan.js';
import { isAscending, isRankedWithin } from '../query/writeSql.js';
import { compareIn, stepsIn } from './compareIn.js';
import { crossIn, firstsIn } from './crossIn.js';
import { paragraphs } from './paragraphs.js';
import { seriesIn } from './seriesIn.js';
import { titleIn, titleWithout } from './titleIn.js';
import type { Voice } from './voice.js';

/** Writes the answer to a localized plan: a sentence with the number, and what stands out. */
export function answerIn(voice: Voice, plan: Plan, result: QueryResult): string {
  const { wording, rowNames } = voice;
  const [measure] = plan.measures;
  const rows = readRows(plan, result, rowNames);
  const isEmpty = rows.every(({ value, before }) => value === undefined && before === undefined);
  if (plan.listOf !== undefined && result.totalRows > 0) return listIn(voice, plan, result);
  if (plan.listOf !== undefined || measure === undefined || isEmpty)
    return `${wording.facts.empty(titleIn(voice, plan))}${wording.marks.end}`;
  return linesIn(voice, plan, measure, rows);
}

function linesIn(voice: Voice, plan: Plan, measure: Measure, rows: readonly AnswerRow[]): string {
  if (plan.rangeBefore !== undefined) return compareIn(voice, plan, measure, rows);
  if (plan.comparison?.kind === 'each-step') return stepsIn(voice, plan, measure, rows);
  const keyCount = plan.dimensions.length + (plan.grain === undefined ? 0 : 1);
  if (keyCount === 0) return totalIn(voice, plan, rows);
  if (isRankedWithin(plan)) return firstsIn(voice, plan, measure, rows);
  if (keyCount > 1) return crossIn(voice, plan, measure, rows);
  if (plan.focus !== undefined && plan.isShare === true) return focusIn(voice, plan, plan.focus.value, rows);
  return plan.grain !== undefined && plan.ranking === undefined
    ? seriesIn(voice, plan, plan.grain, rows)
    : rankedIn(voice, plan, measure, rows);
}

function totalIn(voice: Voice, plan: Plan, [row]: readonly AnswerRow[]): string {
  const { wording, formats } = voice;
  const { colon } = wording.marks;
  const [first, ...others] = plan.measures.map(({ title, format }, index) => ({ title, text: formats.value(row?.values[index], format) }));
  const title = titleWithout(voice, { ...plan, measures: plan.measures.slice(0, 1) }, { isWithoutShare: true });
  return paragraphs(
    voice,
    `${title}${colon}**${first?.text ?? ''}**`,
    others.map((other) => `${other.title}${colon}**${other.text}**`),
  );
}

function rankedIn(voice: Voice, plan: Plan, measure: Measure, rows: readonly AnswerRow[]): string {
  const { wording, formats } = voice;
  const { facts, marks } = wording;
  const value = (number: number) => formats.value(number, measure.format);
  const isHighFirst = plan.ranking === undefined || !isAscending(plan);
  const order = isHighFirst ? ranked(rows) : ranked(rows).reverse();
  const [first, ...others] = order;
  const last = others.at(-1);
  const place = plan.ranking?.isPlace === true ? plan.ranking.count : undefined;
  if (first === undefined || order.length < (place ?? 0)) return `${facts.empty(titleIn(voice, plan))}${marks.end}`;
  if (place !== undefined) {
    const named = order.map(({ row, number }) => facts.named(`**${row.name}**`, value(number)));
    return paragraphs(voice, `${titleIn(voice, plan)}${marks.colon}${place}. ${named.pop()}`, named);
  }
  const isAll = plan.ranking === undefined && plan.threshold === undefined;
  const total = sumOf(rows);
  const addsUp = isAll && measure.isAdditive && total > 0 && order.every(({ number }) => number >= 0);
  const title = titleWithout(voice, plan, { isWithoutShare: true });
  if (last !== undefined && first.number === last.number)
    return paragraphs(voice, facts.same(title, formats.count(rows.length), value(first.number)), []);
  const share = addsUp ? facts.ofTotal(formats.percent((100 * first.number) / total)) : '';
  const lead = isHighFirst
    ? facts.first(title, first.row.name, value(first.number))
    : facts.last(title, first.row.name, value(first.number));
  const next = others.slice(0, 2).map(({ row, number }) => facts.named(row.name, value(number)));
  const joint = jointShare(plan, rows);
  const topThree = sumOf(order.slice(0, 3).map(({ row }) => row));
  return paragraphs(voice, `${lead}${share}`, [
    joint !== undefined && facts.together(formats.count(rows.length), `≈ **${formats.percent(joint)}**`),
    ...plan.measures
      .slice(1)
      .map(({ title: other, format }, index) => `${other}${marks.colon}${formats.value(first.row.values[index + 1], format)}`),
    next.length > 1 && facts.next(marks.list(next)),
    last !== undefined && isAll && facts.lowest(last.row.name, value(last.number)),
    last !== undefined && !isAll && facts.lastOfThese(last.row.name, value(last.number)),
    addsUp && rows.length > 5 && facts.topThree(formats.percent((100 * topThree) / total)),
    addsUp && rows.length > 1 && facts.together(formats.count(rows.length), value(total)),
    plan.threshold !== undefined && facts.meeting(formats.count(rows.length)),
  ]);
}

function focusIn(voice: Voice, plan: Plan, name: string, rows: readonly AnswerRow[]): string {
  const { wording, formats } = voice;
  const [measure] = plan.measures;
  const place = rows.findIndex((row) => row.name === name);
  const found = rows[place];
  const title = titleWithout(voice, plan, { isWithoutShare: true });
  if (found === undefined || measure === undefined) return `${wording.facts.empty(title)}${wording.marks.end}`;
  const value = (number: number | undefined) => formats.value(number, measure.format);
  return paragraphs(
    voice,
    wording.facts.shareOf(found.name, title, formats.percent(found.share ?? 0), value(found.value), value(sumOf(rows))),
    [wording.facts.place(formats.count(place + 1), formats.count(rows.length))],
  );
}

function listIn(voice: Voice, plan: Plan, { totalRows, data }: QueryResult): string {
  const { facts } = voice.wording;
  const names = data.slice(0, 5).map(([name]) => String(name));
  const lead = paragraphs(voice, facts.listed(titleIn(voice, plan), voice.formats.count(totalRows)), []);
  const list = names.map((name) => `- ${name}`).join('\n');
  return totalRows > 5 ? `${lead}\n\n${facts.firstNames}\n\n${list}` : `${lead}\n\n${list}`;
}
