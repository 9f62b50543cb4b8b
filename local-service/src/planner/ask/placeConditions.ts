import { type AgeGroups, ageGroupsWithin } from '../plan/ageGroups.js';
import { measureNamed } from '../plan/members.js';
import type { Ask, Bound, Entity, Filter, RowCondition, Threshold } from '../plan/Plan.js';
import { canBeLookedUp } from '../plan/rowConditions.js';
import type { Reading, SubjectCondition } from '../reading/Reading.js';
import { columnOf } from './conditionColumn.js';
import { countedEntity } from './entities.js';

/** The place of a condition in the query. */
export type Placement =
  /** On the groups of the breakdown. */
  | {
      readonly kind: 'threshold';
      readonly threshold: Threshold;
      readonly isNamed: boolean;
      /** The same as a condition on each of them, if they are products, stores or customers. */
      readonly row: RowCondition | undefined;
    }
  /** On single orders, products, stores or customers. `isAssumed` if the question did not name what is compared. */
  | { readonly kind: 'row'; readonly condition: RowCondition; readonly isAssumed: boolean }
  | { readonly kind: 'ages'; readonly filter: Filter }
  /** No group of ages begins or ends there. */
  | { readonly kind: 'ages-between'; readonly ages: AgeGroups; readonly text: string }
  | { readonly kind: 'other-currency' | 'unclear'; readonly text: string };

type AskedSoFar = Pick<Ask, 'dimensions' | 'grain' | 'measures' | 'conditions'>;

/** Decides what each condition is about. A condition without a breakdown is never one on the total. */
export function placeConditions(reading: Reading, ask: AskedSoFar): readonly Placement[] {
  return reading.conditions.map((condition) => placeOf(condition, reading, ask));
}

function placeOf(read: SubjectCondition, reading: Reading, ask: AskedSoFar): Placement {
  const condition = { ...read, subject: read.subject ?? keptSubject(reading, ask) };
  const { bounds, unit, about, text } = condition;
  const { model } = reading.lexicon;
  if (unit === 'other-currency') return { kind: 'other-currency', text };
  if (about === 'age' || isAge(condition)) return ofAges(condition, ask, reading.lexicon.valuesOf('age_group'));
  const entity = entityOf(condition);
  const column = columnOf(condition, entity);
  if (column !== undefined && entity !== undefined && canBeLookedUp({ entity, of: column }, model))
    return {
      kind: 'row',
      condition: { entity, of: column, bounds, isExcluded: false },
      isAssumed: !isNamed(condition),
    };
  const measure = measureOf(condition, entity, ask);
  // "At least 20 percent of revenue" is a share, not an amount.
  if (measure === undefined || (unit === 'percent' && measureNamed(measure, model)?.format !== 'percent')) return { kind: 'unclear', text };
  const row = { entity: entity ?? 'order', of: { kind: 'measure', name: measure }, bounds, isExcluded: false } as const;
  const canBeRow = entity !== undefined && canBeLookedUp(row, model);
  const isBrokenDown = entity === undefined ? ask.dimensions.length > 0 || ask.grain !== undefined : isListed(entity, reading, ask);
  if (isBrokenDown && entity !== 'order')
    return { kind: 'threshold', threshold: { measure, bounds }, isNamed: isNamed(condition), row: canBeRow ? row : undefined };
  return canBeRow ? { kind: 'row', condition: row, isAssumed: !isNamed(condition) } : { kind: 'unclear', text };
}

/** "Only over 1000 euros" changes a condition of the question before, or the orders that it counted. */
function keptSubject({ measures, dimensions }: Reading, ask: AskedSoFar): Entity | undefined {
  if (measures.length + dimensions.length > 0 || ask.dimensions.length > 0 || ask.grain !== undefined) return undefined;
  const [condition] = ask.conditions ?? [];
  return condition?.entity ?? (ask.measures[0] === 'orders' ? 'order' : undefined);
}

/** "Customers under 25" are that young. */
function isAge(condition: SubjectCondition): boolean {
  const { subject, unit, bounds, text } = condition;
  const isBare = unit === undefined && condition.about === undefined && condition.noun === undefined;
  return (
    subject === 'customer' &&
    isBare &&
    /^(?:under|over|above|below) \d+$/i.test(text) &&
    bounds.every(({ value }) => value > 13 && value < 100)
  );
}

/** The question says what is compared. */
function isNamed({ about, noun, measureBefore, unit, subject }: SubjectCondition): boolean {
  const isAboutOrders = subject === 'order' && measureBefore === 'orders' && unit === undefined;
  return about !== undefined || noun !== undefined || (measureBefore !== undefined && !isAboutOrders);
}

function ofAges({ bounds, subject, text }: SubjectCondition, ask: Pick<Ask, 'dimensions'>, groups: readonly string[]): Placement {
  if (subject !== undefined && subject !== 'customer') return { kind: 'unclear', text };
  if (subject === undefined && ask.dimensions.length > 0 && !ask.dimensions.includes('customer') && !ask.dimensions.includes('age_group'))
    return { kind: 'unclear', text };
  const ages = ageGroupsWithin(bounds, groups);
  return ages.isExact && ages.inside.length > 0
    ? { kind: 'ages', filter: { dimension: 'age_group', values: ages.inside, isExcluded: false } }
    : { kind: 'ages-between', ages, text };
}

/** "Worth" is said of orders, "spent" of customers. */
function entityOf({ subject, about, unit }: SubjectCondition): Entity | undefined {
  if (subject !== undefined) return subject;
  if (about === 'value') return 'order';
  if (about === 'spending') return 'customer';
  if (about === 'price') return 'product';
  return about === 'area' && unit === 'square-metres' ? 'store' : undefined;
}

function measureOf(
  { about, unit, noun, measureBefore, bounds }: SubjectCondition,
  entity: Entity | undefined,
  { measures }: Pick<Ask, 'measures'>,
): string | undefined {
  if (about === 'value' || about === 'spending') return 'revenue';
  const named = noun === undefined ? measureBefore : noun.kind === 'measure' ? noun.name : countOf(noun.name);
  const isMoney = unit === 'money';
  if (entity === 'order')
    return named === undefined || named === 'orders' || named === 'average_order_value' ? orderValue(unit, bounds) : named;
  if (about === 'price') return 'cost';
  if (named !== undefined) return isMoney && countMeasures.has(named) ? undefined : named;
  if (isMoney && entity !== undefined) return 'revenue';
  return entity === undefined || unit === undefined ? measures[0] : undefined;
}

function orderValue(unit: SubjectCondition['unit'], bounds: readonly Bound[]): string | undefined {
  return bounds.length > 0 && (unit === 'money' || unit === undefined) ? 'revenue' : undefined;
}

/** "More than 3 stores" counts stores. */
function countOf(dimension: string): string {
  return counts.get(dimension) ?? `distinct_${dimension}`;
}

const counts: ReadonlyMap<string, string> = new Map([
  ['store', 'store_count'],
  ['product', 'distinct_product'],
  ['customer', 'buyers'],
]);

const countMeasures: ReadonlySet<string> = new Set(
  'orders units buyers returned_units store_count product_count customer_count new_customers'.split(' '),
);

/** They are the rows of the answer, rather than what it counts or sums up. */
function isListed(entity: Entity, reading: Reading, ask: Pick<Ask, 'dimensions'>): boolean {
  return ask.dimensions.includes(entity) && countedEntity(reading)?.name !== entity;
}
