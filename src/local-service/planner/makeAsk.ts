import { dataModel } from '../warehouse/dataModel.js';
import { lastDay } from '../warehouse/retailer.js';
import { addMonths, startOf } from './calendar.js';
import { changeAsk, isFollowUp } from './followUp.js';
import type { Ask, Comparison, Filter, Grain, Ranking } from './Plan.js';
import type { DimensionMention, Reading } from './readQuestion.js';
import { daysBetween, isBounded, labelOf, type TimeRange } from './timeRange.js';

/** Decides what is asked for, with the question before as context. Nothing where the text says nothing about the data. */
export function makeAsk(reading: Reading, before: Ask | undefined): Ask | undefined {
  if (before !== undefined && isFollowUp(reading)) return settle(changeAsk(before, reading, rangesOf(reading)), reading);
  const ask = newAsk(reading);
  return ask === undefined ? undefined : settle(ask, reading);
}

/** A measure that counts the different values of a dimension. */
export const distinctPrefix = 'distinct_';

interface Ranges {
  readonly range: TimeRange | undefined;
  readonly comparison: Comparison | undefined;
}

function newAsk(reading: Reading): Ask | undefined {
  const counted = countedEntity(reading);
  const listOf = listedView(reading);
  const groupedBy = reading.dimensions.filter((mention) => mention !== counted).map(({ name }) => name);
  const dimensions =
    groupedBy.length === 0 && reading.isSelling && reading.rank !== undefined && reading.grain === undefined
      ? [reading.askedFor ?? 'product']
      : groupedBy;
  const named =
    reading.measures.length > 0
      ? reading.measures
      : counted !== undefined
        ? [countMeasure(counted, reading)]
        : reading.isSelling
          ? [reading.isCount ? 'units' : 'revenue']
          : [];
  const { range, comparison } = rangesOf(reading);
  const isAboutData =
    named.length > 0 ||
    dimensions.length > 0 ||
    reading.filters.length > 0 ||
    range !== undefined ||
    comparison !== undefined ||
    reading.grain !== undefined;
  if (!isAboutData) return undefined;
  return {
    measures: named.length > 0 ? named : ['revenue'],
    dimensions,
    filters: reading.filters,
    ...(named.length === 0 && listOf === undefined && { isAssumed: true }),
    ...(reading.grain !== undefined && { grain: reading.grain }),
    ...(range !== undefined && { range }),
    ...(comparison !== undefined && { comparison }),
    ...(reading.isShare && { isShare: true }),
    ...(reading.chart !== undefined && { chart: reading.chart }),
    ...(listOf !== undefined && { listOf }),
  };
}

/** What follows from the parts together, whether the question is new or goes on. */
function settle(ask: Ask, reading: Reading): Ask {
  let settled = ask;
  if (reading.threshold !== undefined) {
    const measure = reading.threshold.measure ?? settled.measures[0] ?? 'revenue';
    settled = { ...settled, threshold: { measure, operator: reading.threshold.operator, value: reading.threshold.value } };
  }
  settled = breakDownByComparedValues(settled, reading);
  settled = settleGrain(settled, reading);
  settled = settleComparison(settled, reading);
  const ranking = rankingOf(reading, settled);
  if (ranking !== undefined && (settled.dimensions.length > 0 || settled.grain !== undefined)) settled = { ...settled, ranking };
  return settled.isShare === true ? settleShare(settled) : settled;
}

/** "Revenue in Berlin and Munich" shows both. */
function breakDownByComparedValues(ask: Ask, reading: Reading): Ask {
  const compared = reading.filters.find(({ values, isExcluded }) => values.length > 1 && !isExcluded);
  if (
    compared === undefined ||
    ask.dimensions.includes(compared.dimension) ||
    ask.dimensions.length > 1 ||
    (ask.dimensions.length === 1 && reading.compare === undefined)
  )
    return ask;
  return { ...ask, dimensions: [...ask.dimensions, compared.dimension] };
}

function settleGrain(ask: Ask, reading: Reading): Ask {
  const wantsTime = reading.isOverTime || ((reading.chart === 'line' || reading.chart === 'area') && ask.dimensions.length === 0);
  return wantsTime && ask.grain === undefined ? { ...ask, grain: grainFor(ask.range) } : ask;
}

/** Few enough buckets to read, enough to see a shape. */
function grainFor(range: TimeRange | undefined): Grain {
  if (!isBounded(range)) return 'month';
  const days = daysBetween(range.from, range.to);
  if (days <= 45) return 'day';
  return days <= 190 ? 'week' : 'month';
}

function settleComparison(ask: Ask, reading: Reading): Ask {
  const { compare } = reading;
  const comparison = ask.comparison ?? comparisonOf(compare, ask, reading);
  if (comparison === undefined) return ask;
  if (comparison.kind === 'each-step') return { ...ask, comparison, grain: ask.grain ?? 'month' };
  const range = isBounded(ask.range) ? ask.range : currentRange(comparison.kind === 'before' ? (compare?.grain ?? 'year') : 'year');
  return { ...ask, comparison, range };
}

function comparisonOf(compare: Reading['compare'], ask: Ask, reading: Reading): Comparison | undefined {
  switch (compare?.with) {
    case 'before':
    case 'year-before':
    case 'each-step':
      return { kind: compare.with };
    case 'growth':
      if (reading.isOverTime) return undefined;
      return { kind: ask.grain === undefined ? 'year-before' : 'each-step' };
    case 'what-follows':
      return isBounded(ask.range) && ask.dimensions.length === 0 && ask.filters.length === 0 ? { kind: 'year-before' } : undefined;
    default:
      return undefined;
  }
}

function settleShare(ask: Ask): Ask {
  const { isShare: _, ...whole } = ask;
  if (ask.grain !== undefined && ask.dimensions.length === 0) return whole;
  if (ask.dimensions.length > 0) return ask;
  const part = ask.filters.find(({ values, isExcluded }) => values.length === 1 && !isExcluded);
  const value = part?.values[0];
  if (part === undefined || value === undefined) return whole;
  return {
    ...ask,
    dimensions: [part.dimension],
    filters: ask.filters.filter((filter) => filter !== part),
    focus: { dimension: part.dimension, value },
  };
}

/** One stretch of time, or two to compare: the later one is "now". */
function rangesOf({ ranges, comparedRange, compare }: Reading): Ranges {
  const all = [...ranges, ...(comparedRange === undefined ? [] : [comparedRange])].sort((one, other) =>
    (one.from ?? '') < (other.from ?? '') ? -1 : 1,
  );
  const [first, second] = all;
  if (first === undefined || second === undefined) {
    if (comparedRange !== undefined && compare?.with === 'what-follows' && ranges.length === 0)
      return { range: undefined, comparison: { kind: 'range', range: comparedRange } };
    return { range: first, comparison: undefined };
  }
  const isOneStretch =
    compare === undefined && comparedRange === undefined && first.to === second.from && isBounded(first) && isBounded(second);
  if (isOneStretch)
    return { range: { from: first.from, to: second.to, label: labelOf(first.from, second.to ?? lastDay) }, comparison: undefined };
  return { range: second, comparison: { kind: 'range', range: first } };
}

function rankingOf({ rank, compare, wantedCount }: Reading, { comparison }: Ask): Ranking | undefined {
  if (rank === undefined) return undefined;
  const wanted = Math.round(rank.count ?? wantedCount ?? defaultCount);
  const count = wanted < 1 ? defaultCount : Math.min(wanted, 1000);
  return { direction: rank.direction, count, ...(compare?.with === 'growth' && comparison !== undefined && { isByChange: true }) };
}

const defaultCount = 10;

function currentRange(grain: Grain): TimeRange {
  const from = startOf(lastDay, grain);
  const to = addMonths(from, { day: 1, week: 1, month: 1, quarter: 3, year: 12 }[grain]);
  return { from, to, label: labelOf(from, to) };
}

const entities = ['customer', 'product', 'store'];

/** "How many stores", "customers by country": the noun is what to count, not what to group by. */
function countedEntity({
  dimensions,
  measures,
  isCount,
  grain,
  isOverTime,
  rank,
  compare,
  isBeginning,
}: Reading): DimensionMention | undefined {
  if (measures.length > 0) return undefined;
  const counted =
    dimensions.find((mention) => mention.isCounted) ?? (isCount ? dimensions.find((mention) => !mention.isBreakdown) : undefined);
  if (counted !== undefined) return counted;
  const [first, ...others] = dimensions;
  if (isBeginning && first?.name === 'customer') return first;
  if (first === undefined || first.isBreakdown || rank !== undefined || !entities.includes(first.name)) return undefined;
  return others.length > 0 || grain !== undefined || isOverTime || compare?.with === 'growth' ? first : undefined;
}

function countMeasure({ name }: DimensionMention, reading: Reading): string {
  if (name === 'store') return 'store_count';
  if (name === 'product') return reading.isSelling ? `${distinctPrefix}product` : 'product_count';
  if (name !== 'customer') return `${distinctPrefix}${name}`;
  if (reading.isBeginning) return 'new_customers';
  const isAboutBuying =
    reading.isSelling || reading.ranges.length > 0 || reading.grain !== undefined || reading.isOverTime || reading.compare !== undefined;
  return isAboutBuying ? 'buyers' : 'customer_count';
}

/** "List the stores in Germany", "products launched in 2024": the rows of a view. */
function listedView(reading: Reading): string | undefined {
  const [only, ...others] = reading.dimensions;
  if (only === undefined || others.length > 0 || !entities.includes(only.name) || asksForNumbers(reading)) return undefined;
  const { isList, isBeginning, ranges, filters } = reading;
  if (isBeginning ? only.name === 'customer' : !isList && (only.isBreakdown || ranges.length > 0)) return undefined;
  return viewOf(only, filters);
}

function asksForNumbers({ measures, isCount, rank, grain, isShare, compare, threshold, isSelling, isOverTime }: Reading): boolean {
  return (
    measures.length > 0 ||
    isCount ||
    rank !== undefined ||
    grain !== undefined ||
    isShare ||
    compare !== undefined ||
    threshold !== undefined ||
    isSelling ||
    isOverTime
  );
}

function viewOf(only: DimensionMention, filters: readonly Filter[]): string | undefined {
  const view = dataModel.find(({ row }) => row[0] === only.name);
  return view !== undefined && filters.every((filter) => hasDimension(view.dimensions, filter)) ? view.name : undefined;
}

function hasDimension(dimensions: readonly { readonly name: string }[], { dimension }: Filter): boolean {
  return dimensions.some(({ name }) => name === dimension);
}
