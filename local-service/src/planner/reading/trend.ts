import type { Grain } from '../plan/calendar.js';
import type { TimeRange } from '../plan/timeRange.js';
import type { Cue, RankCue } from './phrases.js';
import type { Wishes } from './wishes.js';

type Trended = Pick<Wishes, 'trend' | 'isWhen' | 'isWhy'> & {
  readonly unused: readonly string[];
  readonly rank: RankCue | undefined;
  readonly compare: Extract<Cue, { kind: 'compare' }> | undefined;
  readonly comparedRange: TimeRange | undefined;
  readonly dimensions: readonly unknown[];
  readonly ranges: readonly TimeRange[];
  readonly grain: Grain | undefined;
  readonly isOverTime: boolean;
};

/** Decides what a direction asks for once all words are read: a comparison, the steps of a time, or the course. */
export function settleTrend<Reading extends Trended>(reading: Reading): Reading {
  const { trend, rank, compare, comparedRange, dimensions, ranges, grain, isWhen, isWhy } = reading;
  if (trend === undefined && !isWhy) return isWhen && rank !== undefined && dimensions.length === 0 ? withGrain(reading) : reading;
  if (compare !== undefined && (compare.with !== 'what-follows' || comparedRange !== undefined)) return reading;
  // "Dropped the least" is about those that dropped only.
  if (rank?.direction === 'bottom' && trend !== undefined) {
    const unused = [...reading.unused, 'the least'];
    return { ...reading, unused, rank: undefined, compare: { kind: 'compare', with: 'growth' } };
  }
  const isCourse = trend?.isOngoing === true && rank === undefined && dimensions.length + ranges.length === 0;
  if (isCourse && !isWhy && !isWhen && grain === undefined) return { ...reading, isOverTime: true };
  return { ...(isWhen ? withGrain(reading) : reading), compare: { kind: 'compare', with: 'growth' } };
}

/** "When did we sell the most" is answered by month. */
function withGrain<Reading extends Trended>(reading: Reading): Reading {
  return { ...reading, grain: reading.grain ?? 'month' };
}

/** True if the change asked for is upward. Of a measure that is better low, such as the return rate, better means down. */
export function isUpward({ direction }: NonNullable<Wishes['trend']>, isBetterLow: boolean): boolean {
  if (direction === 'better') return !isBetterLow;
  return direction === 'worse' ? isBetterLow : direction === 'up';
}
