import type { DataModel, Dimension, Measure, ModelView } from '../../data-model/ModelView.js';
import { capital } from '../words/listText.js';
import { phraseOf } from '../words/words.js';
import { computedMeasure } from './computedMeasures.js';

/** A measure that counts the different values of a dimension. */
export const distinctPrefix = 'distinct_';
/** Names the measures that count the rows of a view. */
const rowsPrefix = 'rows_of_';

/** A measure of a view, or one that counts its rows or the values of a dimension. */
export function measureOf(view: ModelView, name: string, model: DataModel): Measure | undefined {
  if (name === `${rowsPrefix}${view.name}`) return countOf(name, capital(view.row[1]), `Number of ${view.row[1]}`, 'COUNT(*)');
  const dimension = name.startsWith(distinctPrefix)
    ? view.dimensions.find((one) => one.name === name.slice(distinctPrefix.length))
    : undefined;
  if (dimension === undefined) return view.measures.find((measure) => measure.name === name) ?? computedMeasure(view, name, model);
  const { plural } = dimension;
  return countOf(`${dimension.name}_count`, plural, `Number of different ${plural.toLowerCase()}`, `COUNT(DISTINCT ${dimension.name})`);
}

function countOf(name: string, title: string, description: string, sql: string): Measure {
  const isOfRows = sql === 'COUNT(*)';
  const aggType = isOfRows ? 'count' : 'countDistinct';
  return { name, title, description, synonyms: [], sql, format: 'count', aggType, isAdditive: isOfRows };
}

/** A measure, in whichever view it is defined. */
export function measureNamed(name: string | undefined, model: DataModel): Measure | undefined {
  if (name === undefined) return undefined;
  const measure = namesOf(model).measures.get(name);
  if (measure !== undefined || !name.startsWith(rowsPrefix)) return measure;
  const view = model.views.find((one) => name === `${rowsPrefix}${one.name}`);
  return view && measureOf(view, name, model);
}

interface NamedMembers {
  readonly measures: ReadonlyMap<string, Measure>;
  readonly dimensions: ReadonlyMap<string, Dimension>;
}

/** The members of all views; one that several have is that of the first. */
function namesOf(model: DataModel): NamedMembers {
  const byName = <Member extends { readonly name: string }>(members: readonly Member[]) =>
    new Map(members.map((member) => [member.name, member] as const).reverse());
  const found = known.get(model) ?? {
    measures: byName(model.views.flatMap((view) => view.measures)),
    dimensions: byName(model.views.flatMap((view) => view.dimensions)),
  };
  known.set(model, found);
  return found;
}

const known = new WeakMap<DataModel, NamedMembers>();

/** True if a view has the measure, or the planner can compute it there. */
export function canMeasure(name: string, model: DataModel): boolean {
  return model.views.some((view) => measureOf(view, name, model) !== undefined);
}

/** True for the data that the texts of the planner know: the retailer’s, which a branch may have changed. */
export function isRetail(model: DataModel): boolean {
  return hasMeasures(model, ...retailMeasures) && retailDimensions.every((name) => hasDimension(model, name));
}

const retailMeasures =
  'revenue units profit margin orders average_order_value discounts returned_units return_rate buyers customer_count'.split(' ');
const retailDimensions = 'product category brand store city country region channel promotion segment'.split(' ');

export function hasMeasures(model: DataModel, ...names: readonly string[]): boolean {
  return names.every((name) => measureNamed(name, model) !== undefined);
}

/** The dimensions of all views, in their order; one that several have is that of the first. */
export function dimensionsIn(model: DataModel): readonly Dimension[] {
  const { dimensions } = namesOf(model);
  return model.views.flatMap((view) => view.dimensions).filter((dimension) => dimensions.get(dimension.name) === dimension);
}

export function dimensionNamed(name: string, model: DataModel): Dimension | undefined {
  return namesOf(model).dimensions.get(name);
}

export function hasDimension(model: DataModel, name: string): boolean {
  return dimensionNamed(name, model) !== undefined;
}

/** The view with a row for each of what a dimension names: that of the customers. */
export function viewOfEntity(dimension: string, model: DataModel): ModelView | undefined {
  const named = dimensionNamed(dimension, model);
  return named && model.views.find((view) => isNamedBy(view, named));
}

/** The dimension that names what the rows of a view are. */
export function entityOf(view: ModelView, model: DataModel): Dimension | undefined {
  return dimensionsIn(model).find((dimension) => isNamedBy(view, dimension));
}

function isNamedBy({ row: [one] }: ModelView, { name, title }: Dimension): boolean {
  return one === name || phraseOf(one) === phraseOf(title);
}

/** The measure that counts the rows of a view: its own, or one that every view has. */
export function rowCountOf({ name, measures }: ModelView, { views }: DataModel): string {
  const own = measures.find(({ sql }) => sql === 'COUNT(*)')?.name;
  const isShared = views.some((view) => view.name !== name && view.measures.some((measure) => measure.name === own));
  return own === undefined || isShared ? `${rowsPrefix}${name}` : own;
}

/** The measure that is meant where none is named: revenue, or else the first of the largest view, if possible one that adds up. */
export function defaultMeasure(model: DataModel): string {
  const measures = largestFirst(model).flatMap((view) => view.measures);
  if (measures.some(({ name }) => name === 'revenue')) return 'revenue';
  const first = measures.find(({ isAdditive }) => isAdditive) ?? measures[0];
  const [largest] = largestFirst(model);
  return first?.name ?? (largest === undefined ? 'revenue' : rowCountOf(largest, model));
}

function largestFirst({ views }: DataModel): readonly ModelView[] {
  const sizeOf = ({ measures, dimensions }: ModelView) => measures.length + dimensions.length;
  return [...views].sort((one, other) => other.tables.length - one.tables.length || sizeOf(other) - sizeOf(one));
}

/** Those of the names that the model has, or else its own. */
export function knownOr(names: readonly string[], own: readonly string[], isKnown: (name: string) => boolean): readonly string[] {
  const known = names.filter(isKnown);
  return known.length > 0 ? known : own;
}

/** Dimensions of a view by which its numbers are worth seeing: those with names first. */
export function breakdownsOf({ dimensions }: ModelView): readonly string[] {
  const named = dimensions.filter(({ hasNamedValues }) => hasNamedValues === true);
  return [...named, ...dimensions.filter((dimension) => !named.includes(dimension) && dimension.type !== 'time')].map(({ name }) => name);
}

/** The view in which a measure is looked at: the largest that has it. */
export function viewOfMeasure(measure: string, model: DataModel): ModelView | undefined {
  return largestFirst(model).find((view) => measureOf(view, measure, model) !== undefined);
}
