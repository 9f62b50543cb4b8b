import type { Ask } from '../plan/Plan.js';
import type { Reading } from '../reading/Reading.js';
import { isDownward } from '../reading/tellingWords.js';

/** Words of direction, negation and quantity that what is asked for does not use. An answer without them may be the opposite. */
export function unsettledWords(reading: Reading, ask: Ask | undefined): readonly string[] {
  if (ask === undefined) return reading.unsettled;
  const { rank, rankText, comparatives, wantedCount, compare, filters, trend, described } = reading;
  const isCompared = ask.comparison !== undefined || ask.threshold !== undefined || (ask.conditions ?? []).length > 0;
  // Both sides of "less than" are shown.
  const isBeside =
    trend === undefined &&
    (ask.comparison?.kind === 'range' || ask.filters.some(({ values, label }) => values.length > 1 && label === undefined));
  const isPlaced =
    ask.ranking?.isPlace === true && ask.comparison === undefined && ask.dimensions.length + Number(ask.grain !== undefined) === 1;
  const isRanked = ask.ranking !== undefined || ask.isLossCheck === true || (ask.isExplained !== undefined && trend !== undefined);
  const [only, ...others] = filters;
  // "Better than Berlin" needs another one to compare.
  const isAlone =
    compare?.with === 'what-follows' &&
    !isCompared &&
    others.length === 0 &&
    only?.values.length === 1 &&
    (ask.dimensions.length === 0 || ask.dimensions.includes(only.dimension));
  const excluded = filters.filter(({ isExcluded }) => isExcluded);
  // "Customers who bought Shoes but not Jackets" would be all who bought Shoes.
  const isIdle = excluded.some(({ dimension }) => filters.some((other) => other.dimension === dimension && !other.isExcluded));
  return [
    ...reading.unsettled,
    ...(isIdle ? [reading.exclusionText] : []),
    ...(rank !== undefined && (!isRanked || (rank.isPlace === true && !isPlaced)) ? [rankText] : []),
    ...comparatives
      .filter(({ word }) => !isBeside && (isDownward(word) || !(isCompared || isRanked || ask.dimensions.length > 0)))
      .map(({ written }) => written),
    ...(wantedCount !== undefined && !isRanked && described.length === 0 ? [String(wantedCount)] : []),
    ...(isAlone ? [reading.compareText] : []),
  ];
}
