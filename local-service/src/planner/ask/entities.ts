import type { DataModel, ModelView } from '../../data-model/ModelView.js';
import { distinctPrefix, hasMeasures, rowCountOf, viewOfEntity } from '../plan/members.js';
import type { Filter } from '../plan/Plan.js';
import { hasDimensions } from '../plan/rowConditions.js';
import type { DimensionMention, Reading } from '../reading/Reading.js';
import { columnOf } from './conditionColumn.js';

/** "How many stores", "customers by country": the noun is what to count, not what to group by. */
export function countedEntity({
  dimensions,
  measures,
  isCount,
  grain,
  isOverTime,
  rank,
  compare,
  trend,
  isBeginning,
  lexicon,
}: Reading): DimensionMention | undefined {
  if (measures.length > 0) return undefined;
  const counted =
    dimensions.find((mention) => mention.isCounted) ?? (isCount ? dimensions.find((mention) => !mention.isBreakdown) : undefined);
  if (counted !== undefined) return counted;
  const [first, ...others] = dimensions;
  if (isBeginning && first?.name === 'customer') return first;
  if (first === undefined || first.isBreakdown || rank !== undefined || viewOfEntity(first.name, lexicon.model) === undefined)
    return undefined;
  // "Stores that are shrinking" is about their sales, not their number.
  const isGrowth = compare?.with === 'growth' && trend === undefined;
  return others.length > 0 || grain !== undefined || isOverTime || isGrowth ? first : undefined;
}

/** The measure that counts it; the rest of the question decides between all customers, new ones and buyers. */
export function countMeasure({ name }: DimensionMention, reading: Reading): string {
  const { model } = reading.lexicon;
  if (name === 'customer' && hasMeasures(model, 'customer_count', 'new_customers', 'buyers')) return countOfCustomers(reading);
  const view = name === 'product' && reading.isSelling ? undefined : viewOfEntity(name, model);
  return view === undefined ? `${distinctPrefix}${name}` : rowCountOf(view, model);
}

function countOfCustomers(reading: Reading): string {
  if (reading.isBeginning) return 'new_customers';
  const isOfSingle = reading.conditions.some(({ subject, about }) => subject === 'customer' && about !== 'age');
  if (reading.absences.length > 0 || isOfSingle) return 'customer_count';
  const isAboutBuying =
    reading.isSelling || reading.ranges.length > 0 || reading.grain !== undefined || reading.isOverTime || reading.compare !== undefined;
  return isAboutBuying ? 'buyers' : 'customer_count';
}

/** "List the stores in Germany", "products launched in 2024": the rows of a view. */
export function listedView(reading: Reading): string | undefined {
  const { isList, isBeginning, ranges, filters, absences, conditions, dimensions, measures, lexicon } = reading;
  const { model } = lexicon;
  const [only, ...others] = dimensions;
  const [counted, ...more] = measures;
  if (isList && only === undefined && counted !== undefined && more.length === 0)
    return asksForNumbers({ ...reading, measures: [] }) ? undefined : listable(viewCountedBy(counted, model), filters);
  const view = only === undefined || others.length > 0 ? undefined : viewOfEntity(only.name, model);
  if (only === undefined || view === undefined || asksForNumbers(reading)) return undefined;
  const isOfSingleRows = absences.length > 0 || (conditions.length > 0 && ranges.length === 0);
  if (isBeginning ? only.name === 'customer' : !isList && !isOfSingleRows && (only.isBreakdown || ranges.length > 0)) return undefined;
  return listable(view, absences.length > 0 ? [] : filters);
}

/** The view whose rows a measure counts: "list the tickets". */
function viewCountedBy(measure: string, model: DataModel): ModelView | undefined {
  return model.views.find((view) => rowCountOf(view, model) === measure);
}

/** What was listed stays a list, and may be counted, until numbers about it are asked for or something that its view does not have. */
export function keptList(listOf: string | undefined, reading: Reading, filters: readonly Filter[]): string | undefined {
  if (listOf === undefined || asksForNumbers({ ...reading, isCount: false })) return undefined;
  return listable(
    reading.lexicon.model.views.find(({ name }) => name === listOf),
    filters,
  );
}

function asksForNumbers({ measures, isCount, rank, grain, isShare, compare, conditions, isSelling, isOverTime }: Reading): boolean {
  return (
    measures.length > 0 ||
    isCount ||
    rank !== undefined ||
    grain !== undefined ||
    isShare ||
    compare !== undefined ||
    conditions.some((condition) => !isOfRows(condition)) ||
    isSelling ||
    isOverTime
  );
}

/** A condition on a column of a row, which no number about it is needed for. */
function isOfRows(condition: Reading['conditions'][number]): boolean {
  return condition.about === 'age' || columnOf(condition, condition.subject) !== undefined;
}

function listable(view: ModelView | undefined, filters: readonly Filter[]): string | undefined {
  return view !== undefined && view.dimensions.length > 0 && hasDimensions(view, filters) ? view.name : undefined;
}
