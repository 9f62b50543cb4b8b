import { firstDay, lastDay } from '../../warehouse/retailer.js';
import { bucketName } from '../plan/calendar.js';
import type { Plan } from '../plan/Plan.js';
import { daysBetween, isBounded, monthsBetween } from '../plan/timeRange.js';

/** Notes on the compared periods, shown before the numbers. */
export function periodNotes({ comparison, range, rangeBefore, hasNothingBefore }: Plan): readonly string[] {
  if (hasNothingBefore === true) return [`The data begins on ${bucketName(firstDay, 'day')}, so there is nothing earlier to compare with.`];
  if (!isBounded(range) || !isBounded(rangeBefore)) return [];
  const reason = comparison?.kind === 'range' ? comparison.reason : undefined;
  if (reason === 'same-days') {
    const days = daysBetween(range.from, range.to);
    return [
      `The data ends on ${bucketName(lastDay, 'day')}, so I compared the first ${days === 1 ? 'day' : `${days} days`} of each period.`,
    ];
  }
  if (reason === 'first-and-last')
    return [
      `I compared the ${monthsBetween(range.from, range.to) === 12 ? 'first whole year of that time with the last' : 'first months of that time with the same months at its end'}: ${plainLabel(rangeBefore.label)} with ${plainLabel(range.label)}.`,
    ];
  if (comparison?.kind === 'range' && rangeBefore.to > range.from && range.to > rangeBefore.from) return ['These two periods overlap.'];
  if (rangeBefore.from < firstDay) return [`The data begins on ${bucketName(firstDay, 'day')}, so the earlier period is incomplete.`];
  return comparison?.kind !== 'range' || isEquallyLong([range.from, range.to], [rangeBefore.from, rangeBefore.to])
    ? []
    : [`These two periods are not equally long: ${plainLabel(range.label)} and ${plainLabel(rangeBefore.label)}.`];
}

type Days = readonly [from: string, to: string];

/** Months count as equal, though they differ by up to three days. */
function isEquallyLong(one: Days, other: Days): boolean {
  const months = monthsBetween(...one);
  return months === undefined ? daysBetween(...one) === daysBetween(...other) : months === monthsBetween(...other);
}

function plainLabel(label: string): string {
  return label.replace(/^(in|on|over|from) /, '');
}
