import { addDays, addMonths, addYears, type Grain } from './calendar.js';
import type { Ask, Comparison } from './Plan.js';
import type { PlanningModel } from './PlanningModel.js';
import {
  type BoundedRange,
  currentPeriod,
  daysBetween,
  isBounded,
  labelOf,
  monthsBetween,
  rangeBefore,
  rangeYearBefore,
} from './timeRange.js';

/**
 * The ask with a comparison of periods that do not overlap, are equally long and are both in the data. What had to be changed for that
 * stays in the ask, so that the answer can say it.
 */
export function comparePeriods(ask: Ask, comparison: Comparison, grain: Grain, model: PlanningModel): Ask {
  if (comparison.kind === 'each-step') return { ...ask, comparison, grain: ask.grain ?? 'month' };
  const range = isBounded(ask.range) ? ask.range : currentPeriod(grain, model);
  if (comparison.kind === 'range') return sameDays({ ...ask, range, comparison }, range, comparison);
  if (comparison.kind === 'year-before' && (monthsBetween(range.from, range.to) ?? 0) > 12) return stepsOrEnds(ask, range, model.firstDay);
  const before = beforeOf(comparison.kind, range);
  if (before.to <= model.firstDay) return { ...ask, range, hasNothingBefore: true };
  return range.wholeTo === undefined
    ? { ...ask, range, comparison }
    : sameDays({ ...ask, range }, range, { kind: 'range', range: beforeOf(comparison.kind, { ...range, to: range.wholeTo }) });
}

function beforeOf(kind: 'before' | 'year-before', range: BoundedRange): BoundedRange {
  return kind === 'before' ? rangeBefore(range) : rangeYearBefore(range);
}

/** A period that the data ends in is compared with as many days of the other. */
function sameDays(ask: Ask, range: BoundedRange, comparison: Extract<Comparison, { kind: 'range' }>): Ask {
  const before = comparison.range;
  if (range.wholeTo === undefined || !isBounded(before) || daysBetween(before.from, before.to) <= daysBetween(range.from, range.to))
    return { ...ask, comparison };
  const to = addDays(before.from, daysBetween(range.from, range.to));
  return { ...ask, comparison: { kind: 'range', range: { from: before.from, to, label: labelOf(before.from, to) }, reason: 'same-days' } };
}

/**
 * A period of more than a year overlaps with itself a year earlier. By month or week, each step still has a counterpart; otherwise its
 * beginning is compared with its end: at most a year of each, in the same months.
 */
function stepsOrEnds(ask: Ask, range: BoundedRange, firstDay: string): Ask {
  if (ask.grain !== undefined) {
    const from = range.from < addYears(firstDay, 1) ? addYears(firstDay, 1) : range.from;
    return { ...ask, range: from === range.from ? range : named(from, range.to), comparison: { kind: 'year-before' } };
  }
  const months = Math.min(12, (monthsBetween(range.from, range.to) ?? 24) - 12);
  const first = named(range.from, addMonths(range.from, months));
  return {
    ...ask,
    range: named(addMonths(range.to, -months), range.to),
    comparison: { kind: 'range', range: first, reason: 'first-and-last' },
  };
}

function named(from: string, to: string): BoundedRange {
  return { from, to, label: labelOf(from, to) };
}
