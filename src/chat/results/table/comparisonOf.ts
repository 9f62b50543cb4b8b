import type { ResultColumn } from '../../../client/chat-stream/QueryRows.js';

/** How a column relates to the value before it: the value of an earlier period, or the difference from it. */
export type ComparisonKind = 'previous' | 'change';

/** Recognizes a column that compares a value with an earlier one, by its name; `undefined` for any other column. */
export function comparisonOf({ name, type }: ResultColumn): ComparisonKind | undefined {
  if (type !== 'integer' && type !== 'number') return undefined;
  const words = name
    .slice(-maxCharacters)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  if (words.some((word) => changes.has(word))) return 'change';
  return words.some((word) => earlier.has(word)) ? 'previous' : undefined;
}

const changes = new Set(['change', 'delta', 'diff', 'difference', 'growth']);
const earlier = new Set(['previous', 'prev', 'prior', 'last']);
const maxCharacters = 200;
