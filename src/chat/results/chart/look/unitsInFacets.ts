import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';

/**
 * Computes the units of time inside facets in transforms. The chart library computes them as well, but loses all of a view if the facet has
 * one of them.
 */
export function withUnitsInFacets(view: SpecObject, isInside = false): SpecObject {
  const result: SpecObject = { ...view };
  for (const key of ['concat', 'hconcat', 'vconcat']) {
    const views = view[key];
    if (Array.isArray(views)) result[key] = views.map((child) => (isSpecObject(child) ? withUnitsInFacets(child, isInside) : child));
  }
  const isFacet = isInside || hasUnit(view.facet) || hasUnit(Object(view.facet).row) || hasUnit(Object(view.facet).column);
  if (isSpecObject(view.spec)) result.spec = withUnitsInFacets(view.spec, isFacet);
  const { row, column, facet }: SpecObject = Object(view.encoding);
  const steps = isInside || [row, column, facet].some(hasUnit) ? unitsOf(view) : [];
  const own = Array.isArray(view.transform) ? view.transform : [];
  return steps.length === 0 ? result : { ...result, transform: [...own, ...new Map(steps.map((step) => [step.as, step])).values()] };
}

/** The units of time on the channels of a view and its layers, as steps with the names that the chart library gives them. */
function unitsOf({ encoding, layer }: SpecObject): readonly SpecObject[] {
  const own = Object.values(Object(encoding))
    .flat()
    .filter((channel) => isSpecObject(channel))
    .filter(hasUnit)
    .map(({ field, timeUnit }) => ({ timeUnit, field, as: `${nameOf(timeUnit)}_${field}` }));
  return [...own, ...(Array.isArray(layer) ? layer.filter(isSpecObject).flatMap(unitsOf) : [])];
}

function nameOf(timeUnit: unknown): string {
  const { unit, ...parts }: SpecObject = isSpecObject(timeUnit) ? timeUnit : { unit: timeUnit };
  return [unit, ...Object.entries(parts).map(([part, value]) => `_${part}_${value}`)].join('').replaceAll('.', '_');
}

function hasUnit(channel: unknown): boolean {
  const { field, timeUnit }: SpecObject = Object(channel);
  const isBinned = String(timeUnit).startsWith('binned') || Object(timeUnit).binned === true;
  return typeof field === 'string' && timeUnit !== undefined && !isBinned;
}
