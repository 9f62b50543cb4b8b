import { defaultMeasure, hasDimension, hasMeasures } from '../plan/members.js';
import type { Ask, Comparison } from '../plan/Plan.js';
import { isBounded, labelOf, type TimeRange } from '../plan/timeRange.js';
import type { DimensionMention, Reading } from '../reading/Reading.js';
import { countedEntity, countMeasure, listedView } from './entities.js';
import { changeAsk, isAboutSomethingElse, isFollowUp, present } from './followUp.js';
import { settleAsk } from './settleAsk.js';

/** Decides what is asked for, with the question before as context. Nothing where the text says nothing about the data. */
export function makeAsk(read: Reading, before: Ask | undefined, sharedRange?: TimeRange): Ask | undefined {
  const reading = sharedRange === undefined ? read : { ...read, ranges: [sharedRange] };
  if (before !== undefined && isFollowUp(reading)) {
    return isAboutSomethingElse(reading) ? undefined : settleAsk(changeAsk(before, withCount(reading), rangesOf(reading)), reading);
  }
  const ask = reading.isLoss ? lossAsk(reading) : newAsk(reading);
  return ask === undefined ? undefined : settleAsk(ask, reading);
}

/** "How many customers there" adds their number. */
function withCount(reading: Reading): Reading {
  const counted = reading.isCount ? countedEntity(reading) : undefined;
  if (counted === undefined) return reading;
  return { ...reading, measures: [countMeasure(counted, reading)], dimensions: reading.dimensions.filter((one) => one !== counted) };
}

function newAsk(reading: Reading): Ask | undefined {
  const counted = countedEntity(reading);
  const listOf = listedView(reading);
  const named = measuresOf(reading, counted);
  const isOfOrders = asksForSingleOrders(reading);
  const measures = isOfOrders
    ? named.length > 1
      ? named.filter((name) => name !== 'orders')
      : [defaultMeasure(reading.lexicon.model)]
    : named;
  const dimensions = isOfOrders ? ['order_id'] : dimensionsOf(reading, counted);
  const { range, comparison } = rangesOf(reading);
  const { filters, grain, chart, style, isShare, computation } = reading;
  const isAboutData =
    measures.length + dimensions.length + filters.length + reading.conditions.length + reading.absences.length > 0 ||
    range !== undefined ||
    comparison !== undefined ||
    grain !== undefined;
  if (!isAboutData) return undefined;
  return {
    measures: measures.length > 0 ? measures : [defaultMeasure(reading.lexicon.model)],
    dimensions,
    filters,
    ...present({
      isAssumed: (measures.length === 0 && listOf === undefined) || undefined,
      ...(reading.averageText === '' ? { grain } : { averagePer: grain }),
      range,
      comparison,
      isShare: isShare || undefined,
      chart,
      style,
      computation,
      listOf,
    }),
  };
}

/** "The ten smallest orders" ranks orders, rather than groups by their number of orders. */
function asksForSingleOrders({ rank, measures, dimensions, grain, isWhen, isShare, isCount, askedFor, isOverTime }: Reading): boolean {
  if (rank === undefined || rank.isOfCounts === true || measures[0] !== 'orders') return false;
  return dimensions.length === 0 && grain === undefined && askedFor === undefined && !isWhen && !isShare && !isCount && !isOverTime;
}

/** "Which products lose money": the lowest margins first, so that any loss is among them. */
function lossAsk(reading: Reading): Ask {
  const { range } = rangesOf(reading);
  const { filters, chart } = reading;
  const named = reading.dimensions.map(({ name }) => name);
  const dimensions = named.length === 0 && filters.length === 0 && hasDimension(reading.lexicon.model, 'product') ? ['product'] : named;
  return {
    measures: ['margin', 'profit'],
    dimensions,
    filters,
    isLossCheck: true,
    ...present({ range, chart }),
    ...(dimensions.length > 0 && { ranking: { direction: 'bottom', count: reading.rank?.count ?? reading.wantedCount ?? 10 } }),
  };
}

/** Measures named, or meant by "how many stores" or "what did we sell". */
function measuresOf(reading: Reading, counted: DimensionMention | undefined): readonly string[] {
  if (reading.measures.length > 0) return reading.measures;
  if (counted !== undefined) return [countMeasure(counted, reading)];
  const { model } = reading.lexicon;
  if (reading.isSelling) return [reading.isCount && hasMeasures(model, 'units') ? 'units' : defaultMeasure(model)];
  return [];
}

/** "What sells best" is about products, "where" about cities, "who" about customers. */
function dimensionsOf(
  { dimensions, isSelling, rank, grain, askedFor, lexicon }: Reading,
  counted: DimensionMention | undefined,
): readonly string[] {
  const named = dimensions.filter((mention) => mention !== counted).map(({ name }) => name);
  const isUnnamed = named.length === 0 && (isSelling || askedFor !== undefined) && rank !== undefined && grain === undefined;
  const asked = askedFor ?? (hasDimension(lexicon.model, 'product') ? 'product' : undefined);
  return isUnnamed && asked !== undefined ? [asked] : named;
}

/** One period, or two to compare: the later one is "now". */
function rangesOf({ ranges, comparedRange, compare, lexicon }: Reading): Ranges {
  const all = [...ranges, ...(comparedRange === undefined ? [] : [comparedRange])].sort((one, other) =>
    (one.from ?? '') < (other.from ?? '') ? -1 : 1,
  );
  const [first, second] = all;
  if (first === undefined || second === undefined || (first.from === second.from && first.to === second.to)) {
    if (comparedRange !== undefined && compare?.with === 'what-follows' && ranges.length === 0)
      return { range: undefined, comparison: { kind: 'range', range: comparedRange } };
    return { range: first, comparison: undefined };
  }
  const isOneStretch =
    compare === undefined && comparedRange === undefined && first.to === second.from && isBounded(first) && isBounded(second);
  if (isOneStretch)
    return {
      range: { from: first.from, to: second.to, label: labelOf(first.from, second.to ?? lexicon.model.lastDay) },
      comparison: undefined,
    };
  return { range: second, comparison: { kind: 'range', range: first } };
}

interface Ranges {
  readonly range: TimeRange | undefined;
  readonly comparison: Comparison | undefined;
}
