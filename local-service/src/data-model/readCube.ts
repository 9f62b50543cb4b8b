import type { JsonObject } from '../http/fields.js';
import { reportKeys } from './modelKeys.js';
import { type Definition, type Report, readEntries, readName } from './readModel.js';

/** A cube as it is defined: a table with its members and joins. */
export interface Cube {
  readonly name: string;
  readonly fields: JsonObject;
  readonly report: Report;
  /** A table, or a query in parentheses. */
  readonly source: string;
  readonly members: ReadonlyMap<string, CubeMember>;
  readonly joins: ReadonlyMap<string, Join>;
}

export interface CubeMember {
  readonly kind: 'dimension' | 'measure' | 'segment';
  readonly name: string;
  readonly type: string;
  readonly sql: string;
  readonly fields: JsonObject;
}

/** How the rows of one cube relate to those of another. */
export interface Join {
  readonly cube: string;
  readonly sql: string;
  readonly relationship: Relationship;
}

export type Relationship = (typeof relationships)[number];

/** Reads a cube, and reports what it lacks. */
export function readCube({ name: cube, fields, report }: Definition): Cube {
  reportKeys('cube', cube, fields, report);
  if (textOf(fields.sql) !== '' && textOf(fields.sql_table) !== '') report(`Cube "${cube}" has both sql and sql_table.`, fields);
  return {
    name: cube,
    fields,
    report,
    source: sourceOf(cube, fields, report),
    members: membersOf(cube, fields, report),
    joins: joinsOf(cube, fields, report),
  };
}

/** The text of a field; empty where it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** False for members and views that are kept from those who ask. */
export function isPublic({ public: isShown, shown }: JsonObject): boolean {
  return isShown !== 'false' && shown !== 'false';
}

function sourceOf(cube: string, fields: JsonObject, report: Report): string {
  const [sql, table] = [textOf(fields.sql), textOf(fields.sql_table)];
  if (sql !== '') return `(${sql.replace(/(?<![;\s])[;\s]+$/, '')})`;
  if (table === '') report(`Cube "${cube}" requires either sql or sql_table.`, fields);
  else if (!tableName.test(table)) report(`Cube "${cube}" has "${table}" as its sql_table, which is not the name of a table.`, fields);
  return table;
}

const tableName = /^(?:(?:\w+|"[^"]+")\.){0,2}(?:\w+|"[^"]+")$/;

function membersOf(cube: string, fields: JsonObject, report: Report): ReadonlyMap<string, CubeMember> {
  const members = new Map<string, CubeMember>();
  for (const [kind, types] of memberKinds) {
    for (const entry of readEntries(fields[`${kind}s`], `${kind}s`, report)) {
      const name = readName(entry, `${kind} of "${cube}"`, report);
      if (name === undefined) continue;
      reportKeys(kind, `${cube}.${name}`, entry, report);
      const [type, sql] = [textOf(entry.type), textOf(entry.sql)];
      if (members.has(name)) report(`"${cube}.${name}" is defined twice.`, entry);
      if (types !== undefined && !types.some((one) => one === type))
        report(`"${cube}.${name}" requires a type: one of ${types.join(', ')}.`, entry);
      if (sql === '' && type !== 'count' && type !== 'geo') report(`"${cube}.${name}" has no sql.`, entry);
      members.set(name, { kind, name, type, sql, fields: entry });
    }
  }
  return members;
}

function joinsOf(cube: string, fields: JsonObject, report: Report): ReadonlyMap<string, Join> {
  const joins = new Map<string, Join>();
  for (const entry of readEntries(fields.joins, 'joins', report)) {
    const name = readName(entry, `join of "${cube}"`, report);
    if (name === undefined) continue;
    reportKeys('join', `${cube}.${name}`, entry, report);
    const [sql, relationship] = [textOf(entry.sql), relationships.find((one) => one === entry.relationship)];
    if (sql === '') report(`The join of "${cube}" to "${name}" has no sql.`, entry);
    if (relationship === undefined) {
      report(`The join of "${cube}" to "${name}" requires a relationship: one of ${relationships.join(', ')}.`, entry);
    }
    joins.set(name, { cube: name, sql, relationship: relationship ?? 'many_to_one' });
  }
  return joins;
}

const memberKinds = [
  ['dimension', ['string', 'number', 'boolean', 'time', 'geo']],
  ['measure', ['count', 'count_distinct', 'count_distinct_approx', 'sum', 'avg', 'min', 'max', 'number', 'string', 'boolean', 'time']],
  ['segment', undefined],
] as const satisfies readonly (readonly [kind: CubeMember['kind'], types: readonly string[] | undefined])[];

const relationships = ['one_to_one', 'one_to_many', 'many_to_one'] as const;
