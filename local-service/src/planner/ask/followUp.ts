import type { Ask, Filter } from '../plan/Plan.js';
import type { Reading } from '../reading/Reading.js';
import { countedEntity, keptList } from './entities.js';

/** True if a question leans on the one before: it names no measure, or is phrased as a change. */
export function isFollowUp(reading: Reading): boolean {
  const { measures, dimensions, filters, ranges, grain, isCount, isList, isSelling, isGoingOn, isAddition, isShare, isShort, isLoss } =
    reading;
  if (isGoingOn || isAddition) return true;
  // "What share of units is that?"
  if (isShare && dimensions.length + filters.length + ranges.length === 0 && grain === undefined) return true;
  if (isCount || isList || isSelling || isLoss || isCountBy(reading)) return false;
  if (measures.length === 0) return true;
  return isShort && dimensions.length === 0 && filters.length === 0 && ranges.length === 0 && grain === undefined;
}

/** "Customers by country" counts customers, whatever was asked before. */
function isCountBy(reading: Reading): boolean {
  const isBrokenDown = reading.dimensions.some(({ isBreakdown }) => isBreakdown) || reading.grain !== undefined;
  return isBrokenDown && countedEntity(reading) !== undefined;
}

/** True if there are words but none is known. They ask a new question rather than change the last one. */
export function isAboutSomethingElse(reading: Reading): boolean {
  const { measures, dimensions, filters, ranges, forgets, unused } = reading;
  const { grain, rank, compare, chart, style, trend, wantedCount, comparedRange, isOverTime, isShare } = reading;
  const isSilent = measures.length + dimensions.length + filters.length + ranges.length + forgets.length === 0;
  const wishes = [grain, rank, compare, chart, style, trend, wantedCount, comparedRange];
  return (
    unused.length > 0 &&
    isSilent &&
    reading.conditions.length + reading.absences.length === 0 &&
    !isOverTime &&
    !isShare &&
    wishes.every((wish) => wish === undefined)
  );
}

/** The ask before with what the new question says put in its place. */
export function changeAsk(
  before: Ask,
  reading: Reading,
  { range, comparison }: Pick<Ask, never> & { range: Ask['range']; comparison: Ask['comparison'] },
): Ask {
  const {
    range: oldRange,
    comparison: oldComparison,
    ranking,
    grain,
    averagePer,
    chart,
    threshold,
    isAssumed: _isAssumed,
    focus: _focus,
    listOf,
    isShare,
    style,
    order,
    isLossCheck: _isLossCheck,
    isExplained: _isExplained,
    hasNothingBefore: _hasNothingBefore,
    conditions,
    computation,
    ...rest
  } = before;
  const breakdown = changeBreakdown(before, reading);
  const hasNewBreakdown = breakdown.dimensions !== before.dimensions || breakdown.grain !== grain;
  const hasNewMeasures = reading.measures.length > 0;
  const newComparison =
    comparison ?? (reading.compare !== undefined || range !== undefined ? keptComparison(oldComparison, reading) : oldComparison);
  const filters = changeFilters(before.filters, reading);
  const rows = hasNewBreakdown ? undefined : keptList(listOf, reading, filters);
  const keptRange = range ?? (reading.forgets.includes('range') ? undefined : oldRange);
  const newAverage = reading.averageText !== '' ? reading.grain : breakdown.grain === undefined ? averagePer : undefined;
  const stays = {
    comparison: reading.forgets.includes('comparison') ? undefined : newComparison,
    ranking: reading.forgets.includes('ranking') || hasNewBreakdown ? undefined : recounted(ranking, reading),
    threshold: hasNewMeasures || hasNewBreakdown ? undefined : threshold,
    chart: reading.chart ?? (hasNewBreakdown ? undefined : chart),
    style: reading.style ?? (hasNewBreakdown ? undefined : style),
    order: newComparison === undefined || hasNewBreakdown ? undefined : order,
    isShare: reading.isShare || (isShare === true && !hasNewMeasures) || undefined,
    listOf: rows,
    computation: reading.computation ?? (hasNewBreakdown && breakdown.grain === undefined ? undefined : computation),
    conditions: reading.forgets.includes('filters') ? undefined : conditions,
    isAssumed: (listOf !== rows && !hasNewMeasures) || undefined,
  };
  return {
    ...rest,
    measures: changeMeasures(before, reading),
    dimensions: breakdown.dimensions,
    filters,
    ...present({ grain: breakdown.grain, averagePer: newAverage, range: keptRange, ...stays }),
  };
}

/** "5 instead" changes how many are shown. */
function recounted(ranking: Ask['ranking'], { wantedCount }: Reading): Ask['ranking'] {
  return ranking === undefined || wantedCount === undefined || wantedCount < 1 ? ranking : { ...ranking, count: wantedCount };
}

function changeMeasures({ measures }: Ask, reading: Reading): readonly string[] {
  if (reading.measures.length === 0) return measures;
  return reading.isAddition ? [...new Set([...measures, ...reading.measures])] : reading.measures;
}

/** "By week" changes the grain, "by store" what stands beside it, "also by store" adds one more. */
function changeBreakdown(before: Ask, { dimensions, grain, averageText, isAddition, isWhy }: Reading): Pick<Ask, 'dimensions' | 'grain'> {
  const names = dimensions.map(({ name }) => name);
  const kept = before.grain === undefined ? {} : { grain: before.grain };
  if (averageText !== '') return { dimensions: names.length > 0 ? names : before.dimensions };
  if (isWhy && names.length === 0) return { dimensions: [], ...(grain !== undefined && { grain }) };
  if (isAddition) {
    const added = names.filter((name) => !before.dimensions.includes(name));
    return {
      dimensions: added.length === 0 ? before.dimensions : [...before.dimensions, ...added],
      ...(grain === undefined ? kept : { grain }),
    };
  }
  if (names.length > 0) return { dimensions: names, ...(grain !== undefined && { grain }) };
  if (grain === undefined) return { dimensions: before.dimensions, ...kept };
  return { dimensions: before.grain === undefined ? [] : before.dimensions, grain };
}

/** A new value takes the place of the old one of the same dimension. */
function changeFilters(before: readonly Filter[], { filters, forgets, isAddition }: Reading): readonly Filter[] {
  if (forgets.includes('filters')) return filters;
  const kept = before.filter(
    (filter) =>
      !filters.some(({ dimension, isExcluded }) => dimension === filter.dimension && isExcluded === filter.isExcluded && !isAddition),
  );
  const merged = filters.map((filter) => {
    const same = kept.find(({ dimension, isExcluded }) => dimension === filter.dimension && isExcluded === filter.isExcluded);
    return same === undefined ? filter : { ...filter, values: [...new Set([...same.values, ...filter.values])] };
  });
  return [
    ...kept.filter(
      (filter) => !merged.some(({ dimension, isExcluded }) => dimension === filter.dimension && isExcluded === filter.isExcluded),
    ),
    ...merged,
  ];
}

/** A comparison with a named year makes no sense once another year is asked for. */
function keptComparison(comparison: Ask['comparison'], { compare }: Reading): Ask['comparison'] {
  return comparison?.kind === 'range' || (compare !== undefined && compare.with !== 'what-follows') ? undefined : comparison;
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Keeps only the parts that have a value. */
export function present<T extends object>(parts: T): Present<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Present<T>; // only undefined values were taken out
}
