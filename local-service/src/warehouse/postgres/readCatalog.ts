import type { ColumnFacts, ColumnType, ForeignKey, TableFacts } from '../../data-model/TableFacts.js';
import type { Database } from '../Database.js';
import { literal } from '../literal.js';
import { createConnections } from './createConnections.js';

export interface CatalogOptions {
  /** The schemas to read. Default: all but those of the system. */
  readonly schemas?: readonly string[] | undefined;
  /** Default 200. */
  readonly maxTables?: number | undefined;
}

export interface Catalog {
  readonly tables: readonly TableFacts[];
  /** The names of the tables that the role may not read, and of those beyond the limit. */
  readonly leftOut: readonly { readonly table: string; readonly reason: string }[];
}

/** Connects to a database and reads what its catalog says about the tables. Rejects with `ConnectionError` if it cannot be used. */
export async function readDatabaseCatalog(connectionString: string, options: CatalogOptions = {}): Promise<Catalog> {
  const connections = await createConnections({ connectionString, timeoutMs: 30_000 });
  try {
    return await connections.run((database) => readCatalog(database, options));
  } finally {
    await connections.close();
  }
}

/**
 * Reads what the catalog says about the tables and views that the role may read, largest first. It looks at no row: sizes and numbers of
 * values are what the server last found out. Of a partitioned table only the whole is a table.
 */
export async function readCatalog({ query }: Pick<Database, 'query'>, { schemas, maxTables = 200 }: CatalogOptions = {}): Promise<Catalog> {
  const relations = (await query(relationsSql(schemas))).rows.map(([oid, schema, name, kind, rows, comment, isReadable]) => ({
    oid: String(oid),
    schema: String(schema),
    name: String(name),
    isView: kind === 'v',
    rowCount: Number(rows),
    comment: textOf(comment),
    isReadable: isReadable === 't' || isReadable === true,
  }));
  const readable = relations.filter((relation) => relation.isReadable);
  const kept = readable.slice(0, maxTables);
  const fullName = ({ schema, name }: { readonly schema: string; readonly name: string }) => `${schema}.${name}`;
  const leftOut = [
    ...relations.filter(({ isReadable }) => !isReadable).map((one) => ({ table: fullName(one), reason: 'The role may not read it.' })),
    ...readable.slice(maxTables).map((one) => ({ table: fullName(one), reason: `Only the ${maxTables} largest tables are read.` })),
  ];
  if (kept.length === 0) return { tables: [], leftOut };
  const oids = kept.map(({ oid }) => oid).join(', ');
  const columns = groupByFirst((await query(columnsSql(oids))).rows);
  const statistics = new Map((await query(statisticsSql(oids))).rows.map(([oid, column, count]) => [`${oid} ${column}`, Number(count)]));
  const keys = groupByFirst((await query(keysSql(oids))).rows);
  const tables = kept.map(({ oid, schema, name, rowCount, isView, comment }): TableFacts => {
    const constraints = keys.get(oid) ?? [];
    return {
      schema,
      name,
      rowCount: isView || rowCount < 0 ? undefined : rowCount,
      columns: (columns.get(oid) ?? []).map(([, column, type, about]) =>
        columnFacts(String(column), String(type), textOf(about), distinctCount(statistics.get(`${oid} ${String(column)}`), rowCount)),
      ),
      primaryKey: constraints.filter(([, kind]) => kind === 'p').flatMap(([, , names]) => namesIn(names)),
      foreignKeys: constraints.filter(([, kind]) => kind === 'f').map(foreignKey),
      ...(comment !== undefined && { comment }),
    };
  });
  return { tables, leftOut };
}

type Row = readonly unknown[];

function columnFacts(name: string, type: string, comment: string | undefined, count: number | undefined): ColumnFacts {
  return {
    name,
    type: columnType(type),
    ...(count !== undefined && { distinctCount: count }),
    ...(comment !== undefined && { comment }),
  };
}

/** A negative number is a share of the rows: -1 for values that all differ. */
function distinctCount(statistic: number | undefined, rowCount: number): number | undefined {
  if (statistic === undefined || statistic === 0) return undefined;
  if (statistic > 0) return Math.round(statistic);
  return rowCount < 0 ? undefined : Math.round(-statistic * rowCount);
}

function foreignKey([, , columns, schema, table, referenced]: Row): ForeignKey {
  return {
    columns: namesIn(columns),
    table: { schema: String(schema), name: String(table) },
    referenced: namesIn(referenced),
  };
}

function columnType(type: string): ColumnType {
  return columnTypes[type] ?? 'other';
}

const columnTypes: Readonly<Record<string, ColumnType>> = {
  ...Object.fromEntries(['text', 'varchar', 'bpchar', 'name', 'citext', 'uuid', 'enum'].map((name) => [name, 'text'] as const)),
  ...Object.fromEntries(['int2', 'int4', 'int8'].map((name) => [name, 'integer'] as const)),
  ...Object.fromEntries(['numeric', 'float4', 'float8', 'money'].map((name) => [name, 'decimal'] as const)),
  bool: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
  timestamptz: 'timestamp',
};

function relationsSql(schemas: readonly string[] | undefined): string {
  const among =
    schemas === undefined
      ? "n.nspname !~ '^(pg_|crdb_internal$)' AND n.nspname <> 'information_schema'"
      : `n.nspname IN (${['', ...schemas].map(literal).join(', ')})`;
  return `
    SELECT c.oid, n.nspname, c.relname, CASE WHEN c.relkind IN ('v', 'm') THEN 'v' ELSE 'r' END,
      CASE WHEN c.relkind <> 'p' THEN c.reltuples ELSE (
        SELECT sum(nullif(part.reltuples, -1)) FROM pg_inherits i JOIN pg_class part ON part.oid = i.inhrelid WHERE i.inhparent = c.oid
      ) END,
      obj_description(c.oid, 'pg_class'), has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND ${among}
      AND NOT EXISTS (
        SELECT 1 FROM pg_inherits i JOIN pg_class parent ON parent.oid = i.inhparent WHERE i.inhrelid = c.oid AND parent.relkind = 'p'
      )
    ORDER BY 5 DESC NULLS LAST, 2, 3`;
}

function columnsSql(oids: string): string {
  return `
    SELECT a.attrelid, a.attname, CASE t.typtype WHEN 'e' THEN 'enum' WHEN 'd' THEN base.typname ELSE t.typname END,
      col_description(a.attrelid, a.attnum)
    FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_type base ON base.oid = t.typbasetype
    WHERE a.attrelid IN (${oids}) AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY a.attrelid, a.attnum`;
}

function statisticsSql(oids: string): string {
  return `
    SELECT c.oid, s.attname, max(s.n_distinct) FROM pg_stats s
    JOIN pg_namespace n ON n.nspname = s.schemaname JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = s.tablename
    WHERE c.oid IN (${oids}) AND (s.inherited OR c.relkind <> 'p')
    GROUP BY 1, 2`;
}

function keysSql(oids: string): string {
  const names = (table: string, columns: string) => `
    (SELECT json_agg(a.attname ORDER BY part.place) FROM unnest(${columns}) WITH ORDINALITY AS part(number, place)
      JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = part.number)`;
  return `
    SELECT k.conrelid, k.contype, ${names('k.conrelid', 'k.conkey')}, n.nspname, c.relname, ${names('k.confrelid', 'k.confkey')}
    FROM pg_constraint k LEFT JOIN pg_class c ON c.oid = k.confrelid LEFT JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype IN ('p', 'f') AND k.conrelid IN (${oids})
    ORDER BY k.conrelid, k.conname`;
}

function groupByFirst(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(String(row[0]), [...(groups.get(String(row[0])) ?? []), row]);
  return groups;
}

function namesIn(json: unknown): readonly string[] {
  const names: unknown = typeof json === 'string' ? JSON.parse(json) : json;
  return Array.isArray(names) ? names.map(String) : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
