/**
 * A computed value that stays small, so that calculations cannot grow each other without end: text and lists are cut,
 * and what is no plain value, moment or list of these is left out.
 */
export function smallValue(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, maxListItems).map(smallItem) : smallItem(value);
}

function smallItem(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, maxCharacters);
  return typeof value === 'number' || typeof value === 'boolean' || value === undefined || value instanceof Date ? value : null;
}

export const maxListItems = 50;
const maxCharacters = 200;
