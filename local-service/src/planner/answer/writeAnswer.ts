import type { QueryResult } from '../../warehouse/Warehouse.js';
import type { Plan } from '../plan/Plan.js';
import { keyCountOf } from '../query/chooseChart.js';
import { isRankedWithin } from '../query/writeSql.js';
import type { Voice } from '../wording/Wording.js';
import { type Account, createAccount } from './Account.js';
import { type AnswerRow, readRows, sumOf } from './answerRows.js';
import { compareAnswer, stepAnswer } from './comparisonAnswer.js';
import { computedAnswer } from './computedAnswer.js';
import { crossAnswer, firstsAnswer } from './crossAnswer.js';
import { lossAnswer } from './lossAnswer.js';
import { paragraphs, sentence } from './paragraphs.js';
import { rankedAnswer } from './rankedAnswer.js';
import { seriesAnswer } from './seriesAnswer.js';

/** Writes the answer in markdown: a sentence with the number, what stands out, and a small table where no chart shows the rows. */
export function writeAnswer(voice: Voice, plan: Plan, result: QueryResult, hasChart: boolean): string {
  const [measure] = plan.measures;
  const rows = readRows(plan, result, voice.rowNames);
  if (plan.listOf !== undefined && result.totalRows > 0) return listAnswer(voice, plan, result);
  const lines = measure === undefined || rows.every(isEmpty) ? [] : linesOf(createAccount(voice, plan, measure, rows));
  if (plan.listOf !== undefined || lines.length === 0) return sentence(voice, voice.wording.facts.empty(plan, voice.title(plan)));
  const isSmall = plan.grain === undefined && plan.dimensions.length > 0 && rows.length > 1 && rows.length <= 6;
  return [...lines, ...(isSmall && !hasChart ? [smallTable(voice, plan, rows)] : [])].join('\n\n');
}

function isEmpty({ value, before }: AnswerRow): boolean {
  return value === undefined && before === undefined;
}

/** The paragraphs of an answer; none if the rows say nothing. */
function linesOf(account: Account): readonly string[] {
  const { plan } = account;
  if (plan.isLossCheck === true) return lossAnswer(account);
  if (plan.rangeBefore !== undefined) return compareAnswer(account);
  if (plan.comparison?.kind === 'each-step') return stepAnswer(account);
  if (plan.computation !== undefined) return computedAnswer(account, plan.computation);
  const keyCount = keyCountOf(plan);
  if (keyCount === 0) return totalAnswer(account);
  if (isRankedWithin(plan)) return firstsAnswer(account);
  if (keyCount > 1) return crossAnswer(account);
  if (plan.focus !== undefined && plan.isShare === true) return focusAnswer(account, plan.focus.value);
  if (plan.ranking?.isPlace === true) return placeAnswer(account, plan.ranking.count);
  return plan.grain !== undefined && plan.ranking === undefined ? seriesAnswer(account, plan.grain) : rankedAnswer(account);
}

function totalAnswer({ voice, facts, plan, topic, rows: [row] }: Account): readonly string[] {
  const [value = '', ...others] = plan.measures.map(({ format }, index) => voice.formats.value(row?.values[index], format));
  const points = others.map((other, index) => `${plan.measures[index + 1]?.title}${voice.wording.marks.colon}**${other}**`);
  return paragraphs(voice, facts.total(topic, value), points);
}

function placeAnswer({ voice, facts, topic, rows, value, size }: Account, place: number): readonly string[] {
  const found = rows[place - 1];
  if (found === undefined) return paragraphs(voice, facts.tooFew(topic, size(rows.length), size(place)));
  return paragraphs(
    voice,
    facts.ranks(topic, size(place), found.name, value(found.value)),
    rows.slice(0, place - 1).map((row, index) => facts.numbered(size(index + 1), row.name, value(row.value))),
  );
}

function focusAnswer({ voice, facts, topic, rows, value, size, percent }: Account, name: string): readonly string[] {
  const place = rows.findIndex((row) => row.name === name);
  const [first] = rows;
  const found = rows[place];
  if (first === undefined || found === undefined) return paragraphs(voice, facts.shareless(topic, name));
  return paragraphs(voice, facts.shareOf(topic, found.name, percent(found.share ?? 0), value(found.value), value(sumOf(rows))), [
    facts.place(size(place + 1), size(rows.length), first.name, percent(first.share ?? 0)),
  ]);
}

function listAnswer(voice: Voice, plan: Plan, { totalRows, data }: QueryResult): string {
  const { facts } = voice.wording;
  const names = [...new Set(data.slice(0, 5).map(([name]) => `- ${String(name)}`))];
  const lead = facts.listed(plan, voice.title(plan), voice.formats.count(totalRows));
  // Some rows have no name.
  if (names.length < Math.min(5, data.length)) return sentence(voice, lead);
  return [sentence(voice, lead), ...(totalRows > 5 ? [facts.firstNames] : []), names.join('\n')].join('\n\n');
}

function smallTable({ wording, formats }: Voice, { dimensions, measures, isShare }: Plan, rows: readonly AnswerRow[]): string {
  const heads = [...[...dimensions, ...measures].map(({ title }) => title), ...(isShare === true ? [wording.names.share] : [])];
  const marks = heads.map((_, index) => (index < dimensions.length ? '---' : '---:'));
  const cells = rows.map(({ keys, values, share }) => [
    ...keys,
    ...measures.map(({ format }, index) => formats.value(values[index], format)),
    ...(isShare === true ? [formats.percent(share ?? 0)] : []),
  ]);
  return [heads, marks, ...cells].map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}
