import type { Grain } from '../plan/calendar.js';
import { comparePeriods } from '../plan/comparePeriods.js';
import { measureNamed } from '../plan/members.js';
import type { Ask, Comparison, Filter, Ranking } from '../plan/Plan.js';
import { daysBetween, isBounded, type TimeRange } from '../plan/timeRange.js';
import type { Lexicon } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';
import { isUpward } from '../reading/trend.js';
import { settleConditions } from './settleConditions.js';

/** What follows from the parts together, whether the question is new or a follow-up. */
export function settleAsk(ask: Ask, reading: Reading): Ask {
  if (ask.isLossCheck === true) return ask;
  let settled = breakDownByNamedGroups(rankAmongOthers(ask, reading), reading);
  settled = settleConditions(settled, reading);
  settled = breakDownByComparedValues(settled, reading);
  settled = settleGrain(settled, reading);
  settled = settleComparison(settled, reading);
  settled = settleDirection(settled, reading);
  const ranking = rankingOf(reading, settled);
  if (ranking !== undefined && (settled.dimensions.length > 0 || settled.grain !== undefined)) settled = { ...settled, ranking };
  return settled.isShare === true ? settleShare(settled, reading) : settled;
}

/** "Is Norvik our best brand" ranks all brands. */
function rankAmongOthers(ask: Ask, { rank, filters }: Reading): Ask {
  const isRanked = ({ dimension, values, isExcluded, isPart }: Filter) =>
    rank !== undefined && ask.dimensions[0] === dimension && values.length === 1 && !isExcluded && isPart !== true;
  return filters.some(isRanked) ? { ...ask, filters: ask.filters.filter((filter) => !isRanked(filter)) } : ask;
}

/** "Revenue in Berlin and Munich" shows both. */
function breakDownByComparedValues(ask: Ask, reading: Reading): Ask {
  const compared = reading.filters.find(({ values, isExcluded, label }) => values.length > 1 && !isExcluded && label === undefined);
  if (
    compared === undefined ||
    ask.dimensions.includes(compared.dimension) ||
    ask.dimensions.length > 1 ||
    (ask.dimensions.length === 1 && reading.compare === undefined)
  )
    return ask;
  return { ...ask, dimensions: [...ask.dimensions, compared.dimension] };
}

/** "Weekends and weekdays" are two groups of one dimension: each of its values is shown. */
function breakDownByNamedGroups(ask: Ask, reading: Reading): Ask {
  const dimension = dividedByGroups(reading);
  if (dimension === undefined) return ask;
  const others = ask.filters.filter((filter) => filter.dimension !== dimension);
  return { ...ask, filters: others, dimensions: [...new Set([...ask.dimensions, dimension])] };
}

/** The dimension of which several groups of values are named. */
export function dividedByGroups({ filters, dimensions, compare }: Reading): string | undefined {
  const named = filters.filter(({ label, isExcluded, dimension }) => label !== undefined && !isExcluded && dimension !== 'promotion');
  return named.find(
    ({ dimension }, index) =>
      named.findIndex((other) => other.dimension === dimension) !== index ||
      (compare !== undefined && dimensions.some(({ name }) => name === dimension)),
  )?.dimension;
}

function settleGrain(ask: Ask, reading: Reading): Ask {
  const wantsTime =
    reading.isOverTime ||
    ask.computation !== undefined ||
    ((reading.chart === 'line' || reading.chart === 'area') && ask.dimensions.length === 0);
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
  return comparePeriods(ask, comparison, comparison.kind === 'before' ? (compare?.grain ?? 'year') : 'year', reading.lexicon.model);
}

function comparisonOf(compare: Reading['compare'], ask: Ask, reading: Reading): Comparison | undefined {
  switch (compare?.with) {
    case 'before':
    case 'year-before':
    case 'each-step':
      return { kind: compare.with };
    case 'growth':
      if (reading.isOverTime) return undefined;
      if (ask.grain !== undefined) return { kind: 'each-step' };
      return { kind: isAboutStep(ask, reading) ? 'before' : 'year-before' };
    case 'what-follows':
      return isBounded(ask.range) && ask.dimensions.length === 0 && ask.filters.length === 0 ? { kind: 'year-before' } : undefined;
    default:
      return undefined;
  }
}

/** "Did it drop in March" means since February; growth is seen from year to year. */
function isAboutStep({ range, dimensions }: Ask, { trend, isWhy }: Reading): boolean {
  return (trend !== undefined || isWhy) && dimensions.length === 0 && isBounded(range) && daysBetween(range.from, range.to) < 360;
}

/** "Which stores fell" shows all by their change; "why did it fall" breaks the change down. */
function settleDirection(ask: Ask, { trend, rank, isWhy, lexicon }: Reading): Ask {
  if (ask.comparison === undefined || ask.comparison.kind === 'each-step') return ask;
  const isOrdered = rank === undefined && ask.grain === undefined && ask.dimensions.length > 0;
  const direction = trend === undefined ? undefined : isUpward(trend, isBetterLow(ask, lexicon)) ? 'rise' : 'fall';
  return {
    ...ask,
    ...(isOrdered && direction !== undefined && { order: direction }),
    ...(isWhy && ask.dimensions.length === 0 && ask.grain === undefined && { isExplained: direction ?? 'change' }),
  };
}

function settleShare(ask: Ask, { filters, wholeFilters }: Reading): Ask {
  const { isShare: _, ...whole } = ask;
  if (ask.grain !== undefined && ask.dimensions.length === 0) return whole;
  if (ask.dimensions.length > 0) return ask;
  const parts = ask.filters.filter(({ values, isExcluded }) => values.length === 1 && !isExcluded);
  const part = parts.find((filter) => filters.slice(wholeFilters).includes(filter)) ?? parts[0];
  const value = part?.values[0];
  if (part === undefined || value === undefined) return whole;
  return {
    ...ask,
    dimensions: [part.dimension],
    filters: ask.filters.filter((filter) => filter !== part),
    focus: { dimension: part.dimension, value },
  };
}

function rankingOf({ rank, compare, trend, wantedCount, described, lexicon }: Reading, ask: Ask): Ranking | undefined {
  if (rank === undefined) return undefined;
  const wanted = Math.round(rank.count ?? wantedCount ?? described[0]?.count ?? defaultCount);
  const count = wanted < 1 ? defaultCount : Math.min(wanted, 1000);
  if (ask.comparison === undefined || (compare?.with !== 'growth' && trend === undefined))
    return { direction: rank.direction, count, ...(rank.isPlace === true && { isPlace: true }) };
  if (trend === undefined) return { direction: rank.direction, count, isByChange: true };
  // "Lost the most" starts with the largest decrease.
  const direction = isUpward(trend, isBetterLow(ask, lexicon)) ? 'top' : 'bottom';
  // "Slowest growing" starts with the smallest increase.
  const isSlow = rank.direction === 'worst' && trend.direction === 'up';
  return { direction: isSlow ? (direction === 'top' ? 'bottom' : 'top') : direction, count, isByChange: true };
}

function isBetterLow({ measures }: Ask, { model }: Lexicon): boolean {
  return measureNamed(measures[0], model)?.isBetterLow === true;
}

const defaultCount = 10;
