import type { ColumnFacts, TableFacts } from '../data-model/TableFacts.js';
import { pluralOf, singularOf } from '../data-model/words.js';

/** That the rows of a table belong to one row of another. */
export interface DerivedJoin {
  readonly from: TableFacts;
  readonly to: TableFacts;
  /** Columns of one table, and those of the other with the same values. */
  readonly pairs: readonly (readonly [column: string, key: string])[];
}

/** Joins by foreign keys, and by the names of columns: `customer_id` is the key of `customers`. One join from a table to another. */
export function deriveJoins(tables: readonly TableFacts[]): readonly DerivedJoin[] {
  const joins = tables.flatMap((from) => [
    ...byForeignKey(from, tables),
    ...from.columns.flatMap((column) => byName(from, column, tables)),
  ]);
  const isFirst = (join: DerivedJoin, index: number) => joins.findIndex(({ from, to }) => from === join.from && to === join.to) === index;
  return joins.filter(isFirst);
}

function byForeignKey(from: TableFacts, tables: readonly TableFacts[]): readonly DerivedJoin[] {
  return from.foreignKeys.flatMap(({ columns, table, referenced }) => {
    const to = tables.find(({ schema, name }) => schema === table.schema && name === table.name);
    const pairs = columns.map((column, index) => [column, referenced[index] ?? ''] as const);
    const isKey = to !== undefined && to !== from && sameNames(to.primaryKey, referenced);
    return isKey ? [{ from, to, pairs }] : [];
  });
}

function byName(from: TableFacts, column: ColumnFacts, tables: readonly TableFacts[]): readonly DerivedJoin[] {
  const to = tables.find((table) => table !== from && isNamedAfter(column, from, table));
  return to === undefined ? [] : [{ from, to, pairs: [[column.name, to.primaryKey[0] ?? '']] }];
}

function isNamedAfter({ name: column, type }: ColumnFacts, from: TableFacts, table: TableFacts): boolean {
  const [key, second] = table.primaryKey;
  const keyType = table.columns.find(({ name }) => name === key)?.type;
  if (key === undefined || second !== undefined || keyType !== type || sameNames(from.primaryKey, [column])) return false;
  const [wanted, keyName] = [folded(column), folded(key)];
  const named = namesOf(table.name).flatMap((name) => [
    `${name}_id`,
    `${name}_key`,
    `${name}_code`,
    `${name}_no`,
    `${name}_nr`,
    `id_${name}`,
  ]);
  if (wanted === keyName) return named.includes(wanted) || !['id', 'key', 'code', 'name', 'no', 'nr'].includes(wanted);
  return named.includes(wanted) && ['id', 'key', 'code', 'no', 'nr', ...named].includes(keyName);
}

/** A table and its rows: "customers", "customer", and without what stands before: "dim_customers". */
function namesOf(table: string): readonly string[] {
  const name = folded(table);
  const short = name.replace(/^(?:dim|fact|fct|tbl|stg|d|f)_/, '');
  return [...new Set([name, short].flatMap((one) => [one, singularOf(one), pluralOf(one)]))];
}

function folded(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .toLowerCase();
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name));
}
