import type { DataModel } from '../../data-model/ModelView.js';
import { makeAsk } from '../ask/makeAsk.js';
import { type Placement, placeConditions } from '../ask/placeConditions.js';
import { unsettledWords } from '../ask/unsettledWords.js';
import { breakdownsOf, defaultMeasure, hasDimension, hasMeasures, knownOr, viewOfMeasure } from '../plan/members.js';
import type { Ask, ChartWish } from '../plan/Plan.js';
import { makePlan, questionFor } from '../query/makePlan.js';
import type { Lexicon, Meaning } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';
import { readQuestion } from '../reading/readQuestion.js';
import { splitQuestion } from '../reading/splitQuestion.js';
import { readWords } from '../words/words.js';
import { relatedAsks } from './relatedMembers.js';

/** The interpretation of a question, and that of the question before it. */
export interface Asked {
  readonly ask: Ask | undefined;
  readonly before: Ask | undefined;
}

/**
 * Returns up to three complete questions that a question with unknown words may mean. They keep its conditions; questions without them are
 * added only if fewer than two keep them.
 */
export function readingsOf(reading: Reading, asked: Asked, nearNames: readonly Meaning[], lexicon: Lexicon): readonly string[] {
  const { ask, before } = asked;
  const whole: Ask = ask ?? before ?? { measures: [defaultMeasure(lexicon.model)], dimensions: [], filters: [] };
  const isRepeated = (title: string) => before !== undefined && questionOf(before, lexicon) === title;
  const readingsFrom = (known: Ask) =>
    answerable(asksFrom(known, { reading, asked, nearNames }), before, lexicon).filter((title) => !isRepeated(title));
  const kept = isConditionUnknown(reading, whole) ? [] : readingsFrom(whole);
  return (kept.length > 1 ? kept : [...new Set([...kept, ...readingsFrom(withoutConditions(whole))])]).slice(0, 3);
}

function asksFrom(known: Ask, { reading, asked: { ask }, nearNames }: Misread): readonly Ask[] {
  const unknown = [...reading.missing, ...reading.unused, ...reading.unsupported].flatMap(readWords);
  const isMeasureUnknown = ask === undefined || ask.isAssumed === true;
  const plain = isMeasureUnknown ? [] : [known];
  const { model } = reading.lexicon;
  const others = variations(known, isMeasureUnknown, model);
  return [
    ...relatedAsks(unknown, known, reading.lexicon.model),
    ...nearNames.map((meaning) => withMeaning(known, meaning)),
    ...(reading.missing.length > 0 ? [...places(known, model), ...plain] : [...plain, ...others]),
    ...others,
  ];
}

interface Misread {
  readonly reading: Reading;
  readonly asked: Asked;
  readonly nearNames: readonly Meaning[];
}

/** True if a condition may be on the unknown name, because it does not name what it compares: "temperature above 20". */
function isConditionUnknown(reading: Reading, ask: Ask): boolean {
  return reading.missing.length > 0 && !placeConditions(reading, ask).every(isNamedPlace);
}

function isNamedPlace(place: Placement): boolean {
  switch (place.kind) {
    case 'threshold':
      return place.isNamed;
    case 'row':
      return !place.isAssumed;
    default:
      return place.kind === 'ages';
  }
}

function withoutConditions({ threshold: _, conditions: __, ...rest }: Ask): Ask {
  return rest;
}

/** Breakdowns that list the existing names, for a name that does not exist. */
function places(ask: Ask, model: DataModel): readonly Ask[] {
  const { isAssumed: _, listOf: __, ...plain } = ask;
  return ask.dimensions.length > 1
    ? []
    : breakdownsFor(ask, ['city', 'category'], model).map((name) => ({ ...plain, dimensions: [...ask.dimensions, name] }));
}

/** Questions that say which chart is meant, after one that cannot be drawn from the last rows. */
export function chartReadings(wish: ChartWish | undefined, before: Ask, lexicon: Lexicon): readonly string[] {
  const { style: _, ranking: __, comparison: ___, order: ____, grain, ...plain } = before;
  return answerable(chartAsks(wish, { ...plain, ...(grain !== undefined && { grain }) }, plain, lexicon.model), before, lexicon).slice(
    0,
    3,
  );
}

function chartAsks(wish: ChartWish | undefined, ask: Ask, withoutGrain: Ask, model: DataModel): readonly Ask[] {
  const [first] = ask.dimensions;
  switch (wish) {
    case 'point': {
      const others = viewOfMeasure(ask.measures[0] ?? '', model)?.measures.map(({ name }) => name) ?? [];
      const second = knownOr(['profit', 'units'], others, (name) => hasMeasures(model, name));
      const measures = [...new Set([...ask.measures, ...second])].slice(0, 2);
      return breakdownsFor(ask, ['category', 'store'], model).map((name) => ({
        ...withoutGrain,
        measures,
        dimensions: [name],
        chart: wish,
      }));
    }
    case 'heatmap':
      return breakdownsFor(ask, ['category', 'weekday', 'region'], model).map((name) => ({
        ...ask,
        grain: ask.grain ?? 'month',
        dimensions: [first ?? name],
        chart: wish,
      }));
    default:
      return [
        { ...ask, chart: 'bar' },
        { ...ask, chart: 'line' },
      ];
  }
}

/** The questions that read back as they were meant, in a conversation and outside of one. */
export function answerable(asks: readonly Ask[], before: Ask | undefined, lexicon: Lexicon): readonly string[] {
  const questions = asks.map((ask) => questionOf(ask, lexicon)).filter((question) => question !== undefined);
  return [...new Set(questions)].filter((question) => readsBack(question, before, lexicon));
}

/** The question that gives a result, with the chart if one is wished for. */
function questionOf(ask: Ask, { model }: Lexicon): string | undefined {
  const plan = makePlan(ask, model);
  return 'problem' in plan ? undefined : `${questionFor(plan)}${ask.chart === undefined ? '' : chartSuffixes[ask.chart]}`;
}

const chartSuffixes: Readonly<Record<ChartWish, string>> = {
  line: ' as a line chart',
  area: ' as an area chart',
  bar: ' as a bar chart',
  arc: ' as a pie',
  point: ' as a scatter plot',
  heatmap: ' as a heat map',
  none: ' as a table',
};

function readsBack(question: string, before: Ask | undefined, lexicon: Lexicon): boolean {
  if (splitQuestion(question, lexicon).parts.length > 1) return false;
  const reading = readQuestion(question, lexicon);
  const { missing, unused, ignored, unsupported, corrections, unknownCharts } = reading;
  if ([missing, unused, ignored, unsupported, corrections, unknownCharts].some(({ length }) => length > 0)) return false;
  return [undefined, before].every((earlier) => {
    const ask = makeAsk(reading, earlier);
    return ask !== undefined && unsettledWords(reading, ask).length === 0 && questionOf(ask, lexicon) === question;
  });
}

/** The same with another breakdown, or if the measure is what was not understood, with other measures. */
function variations(ask: Ask, isMeasureUnknown: boolean, model: DataModel): readonly Ask[] {
  const { isAssumed: _, listOf: __, ...plain } = ask;
  if (isMeasureUnknown) {
    const own = [defaultMeasure(model), ...model.views.flatMap(({ measures }) => measures.map(({ name }) => name))];
    const measures = knownOr(['revenue', 'orders', 'return_rate', 'units'], own.slice(0, 8), (name) => hasMeasures(model, name));
    return measures.map((measure) => ({ ...plain, measures: [measure] }));
  }
  const others = breakdownsFor(ask, ['category', 'region', 'segment'], model).filter((name) => !ask.dimensions.includes(name));
  return others.map((name) => ({ ...plain, dimensions: [...ask.dimensions.slice(0, 1), name] }));
}

/** Those of some dimensions that the model has, or else those of the view with the measure. */
function breakdownsFor({ measures: [measure = ''] }: Ask, names: readonly string[], model: DataModel): readonly string[] {
  const view = viewOfMeasure(measure, model);
  return knownOr(names, view === undefined ? [] : breakdownsOf(view).slice(0, 4), (name) => hasDimension(model, name));
}

function withMeaning(ask: Ask, meaning: Meaning): Ask {
  switch (meaning.kind) {
    case 'measure': {
      const { isAssumed: _, ...named } = ask;
      return { ...named, measures: [meaning.name] };
    }
    case 'dimension':
      return { ...ask, dimensions: [meaning.name] };
    case 'flag':
      return { ...ask, filters: [...ask.filters, { dimension: meaning.name, values: ['true'], isExcluded: false }] };
    case 'value':
      return { ...ask, filters: [...ask.filters, { dimension: meaning.dimension, values: [meaning.value], isExcluded: false }] };
  }
}
