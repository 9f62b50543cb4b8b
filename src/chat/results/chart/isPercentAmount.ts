import type { ChartRows } from './chartRows.js';
import { isAmount, type SpecObject } from './specGrammar.js';

/** True for a fraction whose values were written as percentages, or a summary in the same unit. */
export function isPercentAmount(definition: SpecObject, { fields }: ChartRows): boolean {
  const { field, aggregate } = definition;
  if (!isAmount(definition) || unitless.has(aggregate)) return false;
  return [...fields.values()].some(({ alias, isPercent }) => isPercent && alias === field);
}

/** Summaries in another unit than their values. */
const unitless = new Set<unknown>(['count', 'distinct', 'valid', 'missing', 'variance', 'variancep']);
