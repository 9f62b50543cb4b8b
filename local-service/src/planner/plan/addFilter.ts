import type { Filter } from './Plan.js';

/** Adds a filter; values of one dimension that are kept, or left out, make one. */
export function addFilter(filters: Filter[], added: Filter): void {
  const same = filters.findIndex(
    ({ dimension, isExcluded, isPart, label }) =>
      dimension === added.dimension && isExcluded === added.isExcluded && isPart === added.isPart && label === added.label,
  );
  const before = filters[same];
  if (before === undefined) filters.push(added);
  else filters[same] = { ...before, values: [...new Set([...before.values, ...added.values])] };
}
