/**
 * The entry of a table for a word of the service, or `undefined`. The word may be newer than the table, or be called like a member that
 * every object inherits, such as `constructor`.
 */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
