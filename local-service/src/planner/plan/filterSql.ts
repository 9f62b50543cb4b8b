import type { Filter } from './Plan.js';

/** A filter for the `WHERE` of a query. */
export function filterSql({ dimension, values, isExcluded, isPart }: Filter): string {
  if (isPart === true) return partsSql(dimension, values, isExcluded);
  const texts = values.map(literal);
  if (texts.length === 1) return `${dimension} ${isExcluded ? '<>' : '='} ${texts[0]}`;
  return `${dimension} ${isExcluded ? 'NOT IN' : 'IN'} (${texts.join(', ')})`;
}

/** Parts are whole words of a question: they have no signs that a pattern gives a meaning. */
function partsSql(dimension: string, parts: readonly string[], isExcluded: boolean): string {
  const tests = parts.map((part) => `${dimension} ${isExcluded ? 'NOT ILIKE' : 'ILIKE'} ${literal(`%${part}%`)}`);
  return tests.length === 1 ? tests.join('') : `(${tests.join(isExcluded ? ' AND ' : ' OR ')})`;
}

function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
