import type { Measure } from '../../warehouse/ModelView.js';
import { type AnswerRow, ranked, sumOf } from '../answer/answerRows.js';
import { changeBetween } from '../plan/formatValue.js';
import type { Plan } from '../plan/Plan.js';
import { isAscending } from '../query/writeSql.js';
import { paragraphs } from './paragraphs.js';
import { titleWithout } from './titleIn.js';
import type { Voice } from './voice.js';

/** Two periods: the total of each, and what changed most. */
export function compareIn(voice: Voice, plan: Plan, measure: Measure, rows: readonly AnswerRow[]): string {
  const { wording, formats, range } = voice;
  const { facts } = wording;
  const value = (number: number | undefined) => formats.value(number, measure.format);
  const values = (row: AnswerRow) => facts.fromTo(value(row.before), value(row.value));
  const isSingle = plan.dimensions.length === 0 && plan.grain === undefined;
  const isWhole = isSingle || (measure.isAdditive && plan.ranking === undefined && plan.threshold === undefined);
  const title = titleWithout(voice, plan, { isWithoutComparison: true, isWithoutShare: true });
  const now = isWhole ? sumOf(rows) : (rows[0]?.value ?? 0);
  const before = isWhole ? sumOf(rows, (row) => row.before) : (rows[0]?.before ?? 0);
  const change = isWhole ? changeBetween(before, now, measure.format) : rows[0]?.change;
  const lead = isWhole
    ? facts.compared(title, value(now), changeText(voice, change, measure), value(before), range(plan.rangeBefore))
    : `${leaderIn(voice, plan, title, rows[0], value(now))}${wording.marks.comma}${changeText(voice, change, measure)} (${facts.fromTo(value(before), value(now))})`;
  if (isSingle) return paragraphs(voice, lead, []);
  const moved = ranked(rows, (row) => row.change);
  const [most, ...others] = moved;
  const least = others.at(-1);
  const rising = moved.filter(({ number }) => number > 0).length;
  const falling = moved.filter(({ number }) => number < 0).length;
  return paragraphs(voice, lead, [
    most !== undefined && facts.strongest(most.row.name, changeText(voice, most.number, measure), values(most.row)),
    least !== undefined && facts.weakest(least.row.name, changeText(voice, least.number, measure), values(least.row)),
    rows.length > 2 && facts.upAndDown(formats.count(rising), formats.count(falling)),
  ]);
}

/** The first row is the highest, the lowest, or the one that moved most. */
function leaderIn({ wording }: Voice, plan: Plan, title: string, leader: AnswerRow | undefined, value: string): string {
  const { facts, marks } = wording;
  const name = leader?.name ?? wording.names.none;
  if (plan.ranking?.isByChange === true || plan.order !== undefined) return `${title}${marks.colon}**${name}**`;
  return plan.ranking !== undefined && isAscending(plan) ? facts.last(title, name, value) : facts.first(title, name, value);
}

/** A series with its change from step to step. */
export function stepsIn(voice: Voice, plan: Plan, measure: Measure, rows: readonly AnswerRow[]): string {
  const { wording, formats } = voice;
  const { facts } = wording;
  const changes = ranked(rows, (row) => row.change);
  const [most, least, last] = [changes[0], changes.at(-1), rows.at(-1)];
  if (most === undefined || least === undefined || last === undefined) return paragraphs(voice, facts.nothingBefore, []);
  const title = titleWithout(voice, plan, { isWithoutComparison: true });
  const rising = changes.filter(({ number }) => number > 0).length;
  const value = formats.value(last.value, measure.format);
  return paragraphs(voice, facts.lastStep(title, last.name, value, changeText(voice, last.change, measure)), [
    facts.highest(most.row.name, changeText(voice, most.number, measure)),
    facts.lowest(least.row.name, changeText(voice, least.number, measure)),
    facts.upAndDown(formats.count(rising), formats.count(changes.filter(({ number }) => number < 0).length)),
  ]);
}

function changeText({ wording, formats }: Voice, change: number | undefined, { format }: Measure): string {
  return change === undefined ? wording.names.none : formats.change(change, format);
}
