import { currencyOfModel, type DataModel, type MeasureFormat, type ModelView } from '../../data-model/ModelView.js';
import { hasColumns } from './computedMeasures.js';
import { filterSql } from './filterSql.js';
import { filterText } from './filterText.js';
import { formatBound, formatValue } from './formatValue.js';
import type { Bound, Entity, Filter, RowCondition } from './Plan.js';
import type { TimeRange } from './timeRange.js';

/** True if the rows of a view belong to one order, product, store or customer, so that a condition on it can hold for them. */
export function hasEntity(view: ModelView, { entity }: Pick<RowCondition, 'entity'>): boolean {
  return hasColumns(view, [keys[entity]]);
}

/** A condition on single orders, products, stores or customers for the `WHERE` of a query on a view. */
export function rowConditionSql(condition: RowCondition, view: ModelView, model: DataModel): string {
  const { entity, of, bounds, isExcluded, range, filters = [] } = condition;
  const key = keys[entity];
  const source = sourceOf(condition, model);
  if (source === undefined) throw new Error(`No view has what a condition on each ${entity} asks for.`);
  if (of.kind === 'column' && source.name === view.name && !isExcluded) return boundsSql(of.name, bounds);
  const measure = of.kind === 'measure' ? source.measures.find(({ name }) => name === of.name) : undefined;
  const where = [
    ...rangeSql(source, range),
    ...(of.kind === 'column' ? [boundsSql(of.name, bounds)] : []),
    ...(of.kind === 'returns' ? ['is_returned'] : []),
    ...filters.map(filterSql),
  ];
  const having = measure === undefined ? '' : ` GROUP BY ${key} HAVING ${boundsSql(measure.sql, bounds)}`;
  const rows = `SELECT ${key} FROM ${source.name}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}${having}`;
  return `${key} ${isExcluded ? 'NOT IN' : 'IN'} (${rows})`;
}

/** A period for the `WHERE` of a query; a view without a time has none. */
export function rangeSql({ time }: ModelView, range: TimeRange | undefined): readonly string[] {
  if (time === undefined) return [];
  return [
    ...(range?.from === undefined ? [] : [`${time.name} >= '${range.from}'`]),
    ...(range?.to === undefined ? [] : [`${time.name} < '${range.to}'`]),
  ];
}

/** Bounds of an expression. Both sides of "between" are one condition. */
export function boundsSql(sql: string, bounds: readonly Bound[]): string {
  return bounds.map(({ operator, value }) => `${sql} ${operator} ${value}`).join(' AND ');
}

/** True if the condition can be looked up in the data. */
export function canBeLookedUp(condition: Pick<RowCondition, 'entity' | 'of'>, model: DataModel): boolean {
  const source = sourceOf(condition, model);
  if (source === undefined || !hasEntity(source, condition)) return false;
  const { of } = condition;
  return of.kind === 'measure' || of.kind === 'sales' || hasColumns(source, ['name' in of ? of.name : 'is_returned']);
}

/** How amounts in columns, such as list prices, are written. */
export function amountFormat(model: DataModel): MeasureFormat {
  const currency = currencyOfModel(model);
  return currency === undefined ? 'decimal' : `currency:${currency}`;
}

/** The condition as a phrase that follows the noun: "worth more than €500", "with more than 5 orders in 2025". */
export function rowConditionText({ entity, of, bounds, isExcluded, range, filters = [] }: RowCondition, model: DataModel): string {
  const time = [
    ...filters.map((filter) => ` ${filterText(filter, sourceOf({ entity, of, filters }, model))}`),
    ...(range === undefined ? [] : [` ${range.label}`]),
  ].join('');
  switch (of.kind) {
    case 'sales':
      return `${isExcluded ? 'without' : 'with'} ${entity === 'product' ? 'sales' : 'orders'}${time}`;
    case 'returns':
      return `${isExcluded ? 'without' : 'with'} returns${time}`;
    case 'column':
      return of.name === 'list_price'
        ? `with a list price ${boundsText(bounds, (value) => formatBound(value, amountFormat(model)), 'of')}`
        : `with a floor area ${boundsText(bounds, (value) => `${formatValue(value, 'count')} m²`, 'of')}`;
    case 'measure': {
      const measure = measureSource(entity, of.name, model)?.measures.find(({ name }) => name === of.name);
      const format = measure?.format ?? 'count';
      const title = measure?.title.toLowerCase() ?? of.name;
      const amounts = boundsText(bounds, (value) => formatBound(value, format), '');
      if (entity === 'order' && of.name === 'revenue') return `worth ${amounts}`;
      return `with ${format === 'count' && title.endsWith('s') ? `${amounts} ${title}` : `${title} of ${amounts}`}${time}`;
    }
  }
}

/** "above €100", "of at least €100", "between €50 and €100"; without a joining word "more than €100". */
export function boundsText(bounds: readonly Bound[], write: (value: number) => string, joiner: 'of' | ''): string {
  const [first, second] = bounds;
  if (first === undefined) return '';
  if (second !== undefined) return `between ${write(first.value)} and ${write(second.value)}`;
  const words = joiner === 'of' ? wordsAfterNoun : wordsAlone;
  return `${words[first.operator]} ${write(first.value)}`;
}

const wordsAfterNoun = { '>': 'above', '>=': 'of at least', '<': 'below', '<=': 'of at most', '=': 'of exactly' } as const;
const wordsAlone = { '>': 'more than', '>=': 'at least', '<': 'less than', '<=': 'at most', '=': 'exactly' } as const;

/** The word for several of them, which is also the name of the view with one row for each. */
export function entityNoun(entity: Entity): string {
  return `${entity}s`;
}

/** The column that tells them apart, in all views that have them. */
const keys: Readonly<Record<Entity, string>> = { order: 'order_id', product: 'product', store: 'store', customer: 'customer_id' };

/** The smallest view with what is looked at and several rows for each. */
function sourceOf({ entity, of, filters = [] }: Pick<RowCondition, 'entity' | 'of' | 'filters'>, model: DataModel): ModelView | undefined {
  return of.kind === 'column'
    ? model.views.find((view) => view.name === entityNoun(entity))
    : of.kind === 'measure'
      ? measureSource(entity, of.name, model)
      : model.views.find(
          (view) =>
            view.name === 'sales' ||
            (of.kind === 'sales' && view.name === 'orders' && entity !== 'product' && hasDimensions(view, filters)),
        );
}

function measureSource(entity: Entity, measure: string, { views }: DataModel): ModelView | undefined {
  return views.find(
    (view) => view.name !== entityNoun(entity) && hasEntity(view, { entity }) && view.measures.some(({ name }) => name === measure),
  );
}

/** True if a view has all members that the filters name. */
export function hasDimensions({ dimensions }: ModelView, filters: readonly Filter[]): boolean {
  return filters.every(({ dimension }) => dimensions.some(({ name }) => name === dimension));
}
