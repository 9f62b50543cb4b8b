import type { DataModel } from '../../data-model/ModelView.js';
import type { Ask, RowCondition } from '../plan/Plan.js';
import { entityNoun, hasEntity } from '../plan/rowConditions.js';
import type { Reading } from '../reading/Reading.js';
import { type Placement, placeConditions } from './placeConditions.js';

/** Puts the conditions and absences of a question into what is asked for. */
export function settleConditions(ask: Ask, reading: Reading): Ask {
  const placed = placeConditions(reading, ask);
  const rows = [...placed.flatMap((place) => rowOf(place, placed)), ...absencesOf(reading)];
  const ages = placed.flatMap((place) => (place.kind === 'ages' ? [place.filter] : []));
  const filters = [...ask.filters.filter(({ dimension }) => !ages.some((age) => age.dimension === dimension)), ...ages];
  const settled = withThresholds({ ...ask, filters }, placed);
  return rows.length === 0 ? settled : withRowConditions(settled, rows, reading.lexicon.model);
}

function absencesOf({ absences }: Reading): readonly RowCondition[] {
  return absences.map(({ entity, of }) => ({ entity, of: { kind: of }, bounds: [], isExcluded: true }));
}

/** One threshold; a further one on the same measure narrows it. */
function withThresholds(ask: Ask, placed: readonly Placement[]): Ask {
  const [first, ...others] = thresholdsOf(placed);
  if (first === undefined) return ask;
  const { measure } = first.threshold;
  const same = others.filter(({ threshold }) => threshold.measure === measure);
  const bounds = [first, ...same].flatMap(({ threshold }) => threshold.bounds);
  const { isAssumed, ...rest } = ask;
  if (isAssumed !== true || !first.isNamed) return { ...ask, threshold: { measure, bounds } };
  return { ...rest, measures: [measure], threshold: { measure, bounds } };
}

/** A second measure of products, stores or customers is a condition on each of them. */
function rowOf(place: Placement, placed: readonly Placement[]): readonly RowCondition[] {
  if (place.kind === 'row') return [place.condition];
  const first = thresholdsOf(placed)[0];
  const isFurther = place.kind === 'threshold' && first !== undefined && place.threshold.measure !== first.threshold.measure;
  return isFurther && place.row !== undefined ? [place.row] : [];
}

function thresholdsOf(placed: readonly Placement[]) {
  return placed.filter((place) => place.kind === 'threshold');
}

/** The time of a question about single customers, products or stores is that of their orders, not of when they joined or opened. */
function withRowConditions(ask: Ask, added: readonly RowCondition[], { views }: DataModel): Ask {
  const kept = (ask.conditions ?? []).filter((old) => !added.some((one) => one.entity === old.entity && sameSubject(one, old)));
  const { range, filters, ...rest } = ask;
  const isAboutEntity = added.some(
    ({ entity, of }) =>
      entity !== 'order' && of.kind !== 'column' && (ask.listOf === entityNoun(entity) || rowCounts.has(ask.measures[0] ?? '')),
  );
  const entityView = isAboutEntity ? views.find((view) => hasEntity(view, added[0] ?? { entity: 'order' })) : undefined;
  const inner =
    entityView === undefined ? [] : filters.filter(({ dimension }) => !entityView.dimensions.some(({ name }) => name === dimension));
  const conditions = added.map((condition) => ({
    ...condition,
    ...(condition.entity !== 'order' && condition.of.kind !== 'column' && range !== undefined && { range }),
    ...(inner.length > 0 && { filters: inner }),
  }));
  return {
    ...rest,
    filters: filters.filter((filter) => !inner.includes(filter)),
    ...(range !== undefined && !isAboutEntity && { range }),
    conditions: [...kept, ...conditions],
  };
}

function sameSubject(one: RowCondition, other: RowCondition): boolean {
  return one.of.kind === other.of.kind && (!('name' in one.of) || !('name' in other.of) || one.of.name === other.of.name);
}

/** Measures that count rows of customers, products or stores themselves. */
const rowCounts: ReadonlySet<string> = new Set(['customer_count', 'product_count', 'store_count']);
