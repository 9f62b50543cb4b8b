import { WarehouseError } from './Warehouse.js';

const maxLength = 20_000;
const leadingNoise = /^(?:\s|\(|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;

/**
 * Lets through what looks like one query, without its closing semicolon, and says clearly why not.
 * Postgres enforces the rest: one statement at a time, the role's rights, a read-only transaction,
 * and a cursor, which takes nothing but queries.
 */
export function readOnlySql(sql: string): string {
  const statement = sql.trim().replace(/(?<![;\s])[;\s]+$/, '');
  if (statement === '') throw new WarehouseError('The query is empty. Send one SELECT statement.');
  if (statement.length > maxLength) throw new WarehouseError(`The query is longer than ${maxLength} characters.`);
  if (!/^(select|with|values|table)\b/i.test(statement.replace(leadingNoise, '')))
    throw new WarehouseError('Only SELECT statements are allowed.');
  // Nothing stops a recursion without end; the word is refused even inside a text, since only Postgres knows what is a text.
  if (/\brecursive\b/i.test(statement)) throw new WarehouseError('Recursive queries are not allowed.');
  return statement;
}
