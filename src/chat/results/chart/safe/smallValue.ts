import { markInherited } from '../rows/inheritedNames.js';

/**
 * Keeps a computed value small, so that calculations cannot grow without limit: text and lists are cut, and anything but plain values,
 * moments and lists of these is removed.
 */
export function smallValue(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, maxListItems).map(smallItem) : smallItem(value);
}

function smallItem(value: unknown): unknown {
  if (typeof value === 'string') return markInherited(value.slice(0, maxTextCharacters));
  return typeof value === 'number' || typeof value === 'boolean' || value === undefined || value instanceof Date ? value : null;
}

export const maxListItems = 50;
export const maxTextCharacters = 200;
