import type { Entity } from '../plan/Plan.js';
import type { SubjectCondition } from '../reading/Reading.js';

/** A column of products or stores: their list price or floor area. */
export function columnOf(
  { about, unit, noun, measureBefore }: SubjectCondition,
  entity: Entity | undefined,
): { readonly kind: 'column'; readonly name: 'list_price' | 'floor_area' } | undefined {
  const measure = noun?.kind === 'measure' ? noun.name : measureBefore;
  if (entity === 'product') {
    const isPrice = about === 'price' || measure === 'average_list_price' || measure === 'average_price';
    if (isPrice || about === 'value' || (measure === undefined && noun === undefined && unit === 'money'))
      return { kind: 'column', name: 'list_price' };
  }
  if (entity === 'store' && (about === 'area' || unit === 'square-metres' || measure === 'floor_area'))
    return { kind: 'column', name: 'floor_area' };
  return undefined;
}
