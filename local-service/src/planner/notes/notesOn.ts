import type { AgentSession } from '../../agent/Agent.js';
import { currencyOfModel } from '../../data-model/ModelView.js';
import type { QueryResult } from '../../warehouse/Warehouse.js';
import { currencyName } from '../plan/formatValue.js';
import type { Plan } from '../plan/Plan.js';
import { daysBetween, isBounded, monthsBetween } from '../plan/timeRange.js';
import { type Chart, meetsWish } from '../query/chooseChart.js';
import type { Lexicon } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';
import { dayName } from '../wording/rangeName.js';
import type { Voice } from '../wording/Wording.js';
import type { NamedCurrency } from '../words/currencies.js';
import { doubtsAbout } from './conditionNotes.js';
import { visibleRows } from './visibleRows.js';

/** A question as it was read, with its result. */
export interface Answered {
  readonly reading: Reading;
  readonly lexicon: Lexicon;
  readonly session: AgentSession;
  readonly result: QueryResult;
  readonly chart: Chart | undefined;
  /** The query failed, and a plainer one was run. */
  readonly isPlainer: boolean;
}

/** Notes on how a question was read that change the meaning of its answer, shown before it. */
export function notesBefore(voice: Voice, plan: Plan, { reading, lexicon }: Pick<Answered, 'reading' | 'lexicon'>): readonly string[] {
  const { notes, marks } = voice.wording;
  const { ignored, corrections, currencies } = reading;
  const doubts = doubtsAbout(reading, plan, lexicon).map((doubt) => notes.understood(voice.title(plan), plan, doubt));
  return [
    ...(ignored.length > 0 ? [notes.ignored(marks.list(ignored.map(marks.quote)))] : []),
    ...corrections.map(({ written, taken }) => notes.readAs(written, taken)),
    ...currencyNotes(voice, currencies, plan),
    ...periodNotes(voice, plan),
    ...new Set(doubts),
  ];
}

function currencyNotes({ wording }: Voice, currencies: readonly NamedCurrency[], { model }: Plan): readonly string[] {
  const currency = currencyOfModel(model);
  const others = [...new Set(currencies.filter(({ code }) => code !== currency).map(({ name }) => name))];
  if (others.length === 0) return [];
  const { notes, marks, locale } = wording;
  return [
    currency === undefined ? notes.ignored(marks.list(others.map(marks.quote))) : notes.amountsIn(currencyName(currency, locale), others),
  ];
}

/** The other notes on how it was read. */
export function notesAfter({ wording }: Voice, plan: Plan, { reading, session }: Pick<Answered, 'reading' | 'session'>): readonly string[] {
  const { notes, marks } = wording;
  const seen = visibleRows(plan, session);
  return [
    ...(plan.isAssumed === true ? [notes.assumed(plan.measures[0]?.title ?? '')] : []),
    ...(reading.isShare && plan.isShare !== true ? [notes.noShares(plan.measures[0]?.title ?? '')] : []),
    ...(seen.length > 0 ? [notes.visibleRows(marks.list(seen.map(marks.list)))] : []),
  ];
}

/** Notes on what is shown instead of what was asked for. */
export function notesOnResult({ wording }: Voice, plan: Plan, { reading, result, chart, isPlainer }: Answered): readonly string[] {
  const { notes, marks } = wording;
  const { unknownCharts } = reading;
  const plainer = isPlainer ? [notes.plainer] : [];
  if (unknownCharts.length > 0) return [...plainer, notes.noChart(marks.list(unknownCharts.map(marks.quote)), unknownCharts, chart)];
  return meetsWish(plan, chart) ? plainer : [...plainer, notes.otherChart(plan, chart, result.data.length)];
}

/** Notes on the compared periods. */
function periodNotes(voice: Voice, { comparison, range, rangeBefore, hasNothingBefore, model }: Plan): readonly string[] {
  const { locale, notes } = voice.wording;
  const begin = dayName(model.firstDay, locale);
  if (hasNothingBefore === true) return [`${voice.wording.facts.nothingBefore(begin)}${voice.wording.marks.end}`];
  if (!isBounded(range) || !isBounded(rangeBefore)) return [];
  const reason = comparison?.kind === 'range' ? comparison.reason : undefined;
  const [name, nameBefore] = [voice.rangeName(range), voice.rangeName(rangeBefore)];
  if (reason === 'same-days') return [notes.sameDays(dayName(model.lastDay, locale), daysBetween(range.from, range.to))];
  if (reason === 'first-and-last') return [notes.firstAndLast(monthsBetween(range.from, range.to) === 12, nameBefore, name)];
  if (comparison?.kind === 'range' && rangeBefore.to > range.from && range.to > rangeBefore.from) return [notes.overlap];
  if (rangeBefore.from < model.firstDay) return [notes.incomplete(begin)];
  return comparison?.kind !== 'range' || isEquallyLong([range.from, range.to], [rangeBefore.from, rangeBefore.to])
    ? []
    : [notes.unequal(name, nameBefore)];
}

type Days = readonly [from: string, to: string];

/** Months count as equal, though they differ by up to three days. */
function isEquallyLong(one: Days, other: Days): boolean {
  const months = monthsBetween(...one);
  return months === undefined ? daysBetween(...one) === daysBetween(...other) : months === monthsBetween(...other);
}
