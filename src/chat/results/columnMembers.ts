import type { NumberFormat, ResultColumn } from '../../client/chat-stream/QueryRows.js';
import type { DataModelMember, DataModelView, SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import { titleFromMember } from './columns/columnTitle.js';
import { computedAggregation, computedColumns, computedFormat } from './columns/computedColumns.js';
import { readNumberFormat } from './readNumberFormat.js';

/** Member titles by their full name and, if it is unique, by its last part; in lower case. */
export type ColumnTitles = ReadonlyMap<string, string>;

/** Number formats of members, by the same names. */
export type ColumnFormats = ReadonlyMap<string, NumberFormat>;

/** Aggregations of measures, by the same names. */
export type ColumnAggregations = ReadonlyMap<string, string>;

/** Collects the titles of members found by data model searches. A later search wins. */
export function columnTitles(views: readonly DataModelView[]): ColumnTitles {
  return byName(views, ({ name, title }) => (title === name ? undefined : title));
}

/** Collects the number formats of members found by data model searches. A later search wins. */
export function columnFormats(views: readonly DataModelView[]): ColumnFormats {
  return byName(views, ({ format, currency }) => readNumberFormat({ format, currency }));
}

/** Collects the aggregations of measures found by data model searches. A later search wins. */
export function columnAggregations(views: readonly DataModelView[]): ColumnAggregations {
  return byName(views, ({ aggType }) => aggType);
}

/**
 * Gives columns the titles, formats and aggregations of the members they are named after, or that the query computes them from. Columns that
 * would share a title keep their names. What the result itself says about a column has precedence.
 */
export function withMembers(
  columns: readonly ResultColumn[],
  { titles = new Map(), formats = new Map(), aggregations = new Map(), result }: ColumnMembers,
): readonly ResultColumn[] {
  const computed = computedColumns(result?.sqlQuery ?? '');
  const described = new Map([...columns, ...(result?.columns ?? [])].map((column) => [column.name, describe(column)] as const));
  const found = columns.map(({ name }): Pick<ResultColumn, 'title' | 'format' | 'aggregation'> => {
    const key = name.toLowerCase();
    const given = described.get(name);
    const format = given?.format ?? formats.get(key) ?? computedFormat(key, computed, (part) => formats.get(part));
    const title = given?.title ?? titles.get(key) ?? titleFromMember(key, format?.type === 'percent', (part) => titles.get(part));
    const aggregation = given?.aggregation ?? aggregations.get(key) ?? computedAggregation(key, computed, (part) => aggregations.get(part));
    return { title, format, aggregation };
  });
  const uses = new Map<string | undefined, number>();
  for (const { title } of found) uses.set(title, (uses.get(title) ?? 0) + 1);
  const named = columns.map((column, index) => {
    const { format, aggregation, title: wanted } = found[index] ?? {};
    const title = uses.get(wanted) === 1 ? wanted : undefined;
    if (title === column.title && format === column.format && aggregation === column.aggregation) return column;
    const { title: _title, ...rest } = column;
    return { ...rest, ...(title !== undefined && { title }), ...(format && { format }), ...(aggregation && { aggregation }) };
  });
  return named.every((column, index) => column === columns[index]) ? columns : named;
}

export interface ColumnMembers {
  readonly titles?: ColumnTitles | undefined;
  readonly formats?: ColumnFormats | undefined;
  readonly aggregations?: ColumnAggregations | undefined;
  /** The result as the service sent it: rows loaded later come without descriptions, and its query shows what columns are computed from. */
  readonly result?: Pick<SqlToolResult, 'columns' | 'sqlQuery'> | undefined;
}

/** Returns the title, format and aggregation that the result gives a column. */
function describe({ annotation = {}, title, format, aggregation }: ResultColumn): Pick<ResultColumn, 'title' | 'format' | 'aggregation'> {
  const annotated = [annotation.shortTitle, annotation.title].find((text) => typeof text === 'string' && text !== '');
  return { title: typeof annotated === 'string' ? annotated : title, format: readNumberFormat(annotation) ?? format, aggregation };
}

function byName<T>(views: readonly DataModelView[], read: (member: DataModelMember) => T | undefined): ReadonlyMap<string, T> {
  const full = new Map<string, T>();
  for (const { members } of views) {
    for (const member of members) {
      const found = read(member);
      if (found !== undefined) full.set(member.name.toLowerCase(), found);
    }
  }
  const short = new Map<string, T | undefined>();
  for (const [name, found] of full) {
    const part = name.slice(name.lastIndexOf('.') + 1);
    // Two views have members with this name, and the column does not say which one is meant.
    short.set(part, short.has(part) && !isSameMember(short.get(part), found) ? undefined : found);
  }
  const unique = [...short].flatMap(([name, found]) => (found === undefined ? [] : [[name, found] as const]));
  return new Map([...unique, ...full]);
}

function isSameMember(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
