import fc from 'fast-check';
import { parse } from 'libpg-query';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../test/support/runs.js';
import { compileModel } from '../../../src/data-model/compileModel.js';
import { composeQuestion } from '../../../src/warehouse/postgres/composeQuestion.js';
import { capabilitiesOf, type Server } from '../../../src/warehouse/postgres/Server.js';
import { retailModel } from '../../../src/warehouse/retail-model/retailModel.js';
import { type RowFilters, rowFilters } from '../../../src/warehouse/rowFilters.js';
import { WarehouseError } from '../../../src/warehouse/Warehouse.js';

const { model } = compileModel(retailModel, '');
const serverOf = (version: string, hasStandardStrings = true): Server => ({
  role: 'reader',
  hasStandardStrings,
  settings: [],
  ...capabilitiesOf(version),
});
const postgres = serverOf('PostgreSQL 15.4 on x86_64');
const everyRow = rowFilters(model, { userAttributes: {} });
const inEurope = rowFilters(model, { userAttributes: { region: 'Europe' } });

const compose = (sql: string, filters: RowFilters = everyRow, server = postgres) => composeQuestion(sql, { model, filters, server });

const deep = (begin: string, middle: string, end: string, times: number) => `SELECT ${begin.repeat(times)}${middle}${end.repeat(times)}`;

const attacks: readonly string[] = [
  // Relations
  'SELECT * FROM base.orders',
  'SELECT * FROM "base"."orders"',
  'SELECT * FROM parley.base.orders',
  'SELECT * FROM public.orders',
  'SELECT * FROM "Orders"',
  'SELECT * FROM U&"\\006frders_"',
  'SELECT * FROM pg_class',
  'SELECT * FROM pg_catalog.pg_class',
  'SELECT * FROM "pg_catalog".pg_authid',
  'SELECT * FROM information_schema.tables',
  'SELECT * FROM parley_0',
  'TABLE pg_authid',
  'TABLE base.orders',
  'SELECT * FROM ONLY pg_class',
  'SELECT 1 FROM stores, pg_shadow',
  'SELECT 1 FROM stores UNION SELECT 1 FROM pg_class',
  'SELECT (SELECT COUNT(*) FROM pg_class)',
  'SELECT 1 WHERE EXISTS (TABLE pg_class)',
  'SELECT 1 ORDER BY (SELECT COUNT(*) FROM pg_class)',
  'SELECT 1 LIMIT (SELECT COUNT(*) FROM pg_class)',
  'SELECT 1 FROM stores JOIN pg_class ON true',
  'SELECT 1 FROM stores CROSS JOIN LATERAL (SELECT * FROM pg_class) AS x',
  'SELECT COUNT(*) FILTER (WHERE (SELECT true FROM pg_class)) FROM stores',
  'SELECT SUM(1) OVER (ORDER BY (SELECT 1 FROM pg_class)) FROM stores',
  'SELECT CASE WHEN true THEN (SELECT 1 FROM pg_class) END',
  'VALUES ((SELECT COUNT(*) FROM pg_class))',
  'SELECT ARRAY(SELECT oid FROM pg_class)',
  'SELECT * FROM stores TABLESAMPLE SYSTEM (10)',
  // WITH queries that are read where they do not exist
  'SELECT * FROM pg_class WHERE EXISTS (WITH pg_class AS (SELECT 1) SELECT 1)',
  'WITH pg_class AS (SELECT * FROM pg_class) SELECT * FROM pg_class',
  'WITH a AS (SELECT * FROM pg_class), pg_class AS (SELECT 1) SELECT * FROM a',
  '(WITH pg_class AS (SELECT 1) SELECT 1) UNION SELECT 1 FROM pg_class',
  `WITH ${'a'.repeat(80)}b AS (SELECT 1) SELECT * FROM ${'a'.repeat(80)}c`,
  'WITH "ä" AS (SELECT 1) SELECT * FROM Ä',
  'WITH "Ä" AS (SELECT 1) SELECT * FROM "Ä"',
  'WITH RECURSIVE t AS (SELECT 1 UNION ALL SELECT 1 FROM t) SELECT 1',
  // Functions
  "SELECT query_to_xml('SELECT 1', true, true, '')",
  "SELECT pg_catalog.query_to_xml('SELECT 1', true, true, '')",
  "SELECT pg_read_file('/etc/passwd')",
  "SELECT * FROM pg_ls_dir('/')",
  "SELECT * FROM ROWS FROM (pg_ls_dir('/'), unnest(ARRAY[1]))",
  "SELECT public.lower('A')",
  "SELECT * FROM public.dblink('dbname=x', 'SELECT 1') AS t(a int)",
  "SELECT dblink('dbname=x', 'SELECT 1')",
  "SELECT lo_import('/etc/passwd')",
  'SELECT lo_get(1)',
  "SELECT set_config('role', 'owner', false)",
  "SELECT current_setting('data_directory')",
  'SELECT pg_sleep(10)',
  "SELECT nextval('orders_id')",
  'SELECT pg_terminate_backend(1)',
  "SELECT ts_stat('SELECT 1')",
  "SELECT ts_rewrite('a'::tsquery, 'SELECT 1')",
  "SELECT has_table_privilege('base.orders', 'SELECT')",
  'SELECT version()',
  'SELECT generate_series(1, 1000000000)',
  "SELECT regclass('pg_class')",
  'SELECT current_user',
  'SELECT session_user',
  'SELECT current_catalog',
  'SELECT current_schema',
  'SELECT U&"pg\\005fsleep"(1)',
  'SELECT "pg_sleep"(1)',
  'SELECT pg_sleep /* */ (1)',
  // Types and operators
  "SELECT 'pg_class'::regclass",
  "SELECT CAST('base.orders' AS regclass)",
  "SELECT regclass 'pg_class'",
  "SELECT 'owner'::regrole",
  'SELECT NULL::pg_authid',
  'SELECT NULL::base.orders',
  'SELECT NULL::base.orders[]',
  'SELECT 1::pg_catalog.oid',
  'SELECT NULL::stores.store%TYPE',
  'SELECT 1 OPERATOR(public.+) 2',
  'SELECT 1 FROM stores ORDER BY store USING OPERATOR(public.<)',
  'SELECT 1 = ANY (SELECT 1 FROM pg_class)',
  'SELECT \'a\' COLLATE public."x"',
  // Statements
  'SELECT * INTO stolen FROM stores',
  'SELECT * FROM stores FOR UPDATE',
  'SELECT * FROM stores FOR KEY SHARE SKIP LOCKED',
  'SELECT 1 FROM (SELECT * FROM stores FOR SHARE) AS x',
  'WITH gone AS (DELETE FROM stores RETURNING *) SELECT * FROM gone',
  'WITH gone AS (UPDATE stores SET store = 1 RETURNING *) SELECT * FROM gone',
  'WITH gone AS (INSERT INTO stores VALUES (1) RETURNING *) SELECT * FROM gone',
  'WITH gone AS (MERGE INTO stores USING stores ON true WHEN MATCHED THEN DELETE) SELECT 1',
  'WITH a AS (SELECT 1) DELETE FROM stores',
  'SELECT 1; SELECT 2',
  'SELECT 1;; DELETE FROM stores',
  'SELECT $$a$$; DELETE FROM stores; --$$',
  'SELECT 1) AS x; DELETE FROM stores; --',
  'SELECT 1) SELECT * FROM pg_class --',
  'SELECT 1 /* ',
  "SELECT 'a",
  'SELECT $1',
  "SELECT xmlparse(CONTENT '<a/>')",
  "SELECT * FROM XMLTABLE('/a' PASSING '<a/>' COLUMNS b text)",
  "SELECT * FROM json_to_record('{}') AS x(a pg_authid)",
  'EXPLAIN SELECT 1',
  'CREATE TABLE a AS SELECT 1',
  "COPY (SELECT 1) TO PROGRAM 'id'",
  'DECLARE a CURSOR FOR SELECT 1',
  'PREPARE a AS SELECT 1',
  // Depth and size
  'WITH a AS NOT MATERIALIZED (SELECT * FROM stores) SELECT * FROM a',
  `SELECT 1 FROM stores${Array.from({ length: 50 }, (_, index) => `, stores AS s${index}`).join('')}`,
  'SELECT pg_typeof(1)',
  deep('1 + ', '1', '', 5_000),
  deep('(SELECT ', '1', ')', 2_400),
  deep('NOT ', 'true', '', 4_900),
  deep('abs(', '1', ')', 4_000),
];

describe('a question', () => {
  it.each(attacks.map((attack) => ({ attack, title: attack.slice(0, 100) })))('is refused: $title', async ({ attack }) => {
    await expect(compose(attack, inEurope)).rejects.toThrow(WarehouseError);
  });

  it('that overflows the parser again and again leaves it intact', async () => {
    for (let round = 0; round < 25; round += 1)
      await expect(compose(deep('(SELECT ', '1', ')', 2_600))).rejects.toThrow('too many operators');
    await expect(compose('SELECT COUNT(*) FROM stores')).resolves.toContain('base.stores');
  });

  it.each([
    'SELECT * FROM stores',
    'SELECT s.* FROM "stores" AS s',
    'TABLE stores',
    'VALUES (1, 2), (3, 4)',
    '(SELECT 1) UNION ALL (SELECT 2) ORDER BY 1',
    '((WITH a AS (SELECT 1 AS b) SELECT b FROM a)) ORDER BY 1 LIMIT 1',
    'WITH stores AS (SELECT * FROM stores), more AS (SELECT * FROM stores) SELECT * FROM more',
    'WITH a AS MATERIALIZED (SELECT 1 AS b), c AS (WITH d AS (SELECT b FROM a) SELECT * FROM d) SELECT * FROM c, a',
    'SELECT * FROM stores AS a JOIN LATERAL (SELECT COUNT(*) AS n FROM sales WHERE sales.store = a.store) AS b ON b.n > 1',
    'SELECT \'pg_sleep(1); DELETE FROM stores -- \' AS "FROM pg_class" /* FROM pg_class */ -- FROM pg_class',
    "SELECT $x$ ; FROM pg_class $x$, E'\\x41', U&'\\0041', B'01'",
    'SELECT store, SUM(revenue) FILTER (WHERE units > 1) OVER w FROM sales GROUP BY GROUPING SETS ((store, revenue, units), ()) WINDOW w AS (PARTITION BY store)',
    "SELECT date_trunc('month', ordered_at)::date, ordered_at AT TIME ZONE 'UTC', INTERVAL '1 day', (ARRAY[1, 2])[1:1] FROM sales",
    "SELECT DISTINCT ON (store) store FROM stores WHERE store IN (SELECT store FROM sales) AND store NOT LIKE 'a%' ESCAPE '!'",
    'SELECT make_interval(days => 3), GREATEST(1, 2), NULLIF(1, 2), COALESCE(NULL, 1), ROW(1, 2) = ROW(1, 2), 1 IS DISTINCT FROM 2',
    'SELECT 1;',
    '/* é 日本 */ WITH "naïve" AS (SELECT \'é\' AS a) SELECT * FROM "naïve", stores',
    "-- é\nSELECT 'é' FROM stores; -- é",
    'SELECT 1; -- end',
  ])('is composed to one statement: %s', async (sql) => {
    const { stmts } = await parse(await compose(sql, inEurope));
    expect(stmts).toHaveLength(1);
  });
});

describe('a composed statement', () => {
  it('has the views that the question names, and only those', async () => {
    const sql = await compose('SELECT COUNT(*) FROM stores');
    expect(sql).toContain('FROM base.stores');
    expect(sql).not.toContain('base.orders');
    expect(await compose('SELECT 1')).toBe('SELECT 1');
  });

  it('limits and fences a view whose policies hide rows, and no other', async () => {
    expect(await compose('TABLE stores')).not.toMatch(/lower|OFFSET/);
    expect(await compose('TABLE stores', inEurope)).toMatch(/lower\(\(.+\)::text\) IN \('europe'\) OFFSET 0\)/);
    expect(await compose('TABLE stores', { region: [] })).toContain('false OFFSET 0)');
    expect(await compose('TABLE stores', {})).toContain('false OFFSET 0)');
    expect(await compose('TABLE stores', { ...everyRow, region: ["o'br\\ien"] })).toContain("IN (E'o''br\\\\ien')");
  });

  it.each([
    ['PostgreSQL 11.2 on x86_64', / OFFSET 0\)/, /MATERIALIZED/],
    ['PostgreSQL 18.0 on x86_64', / NOT MATERIALIZED .* OFFSET 0\)/, /AS MATERIALIZED/],
    ['CockroachDB CCL v24.1.0 (x86_64)', /parley_0 AS MATERIALIZED /, /OFFSET/],
  ])('is fenced as the server needs it: %s', async (version, has, hasNot) => {
    const sql = await compose('TABLE stores', inEurope, serverOf(version));
    expect(sql).toMatch(has);
    expect(sql).not.toMatch(hasNot);
  });

  it('is refused where a server has no fence, or reads backslashes in another way', async () => {
    const redshift = serverOf('PostgreSQL 8.0.2 on i686-pc-linux-gnu, compiled by GCC, Redshift 1.0.71', false);
    await expect(compose('TABLE stores', inEurope, redshift)).rejects.toThrow('Row policies are not supported');
    await expect(compose("SELECT 'a\\'", everyRow, redshift)).rejects.toThrow('Backslashes');
    expect(await compose('TABLE stores', everyRow, redshift)).toContain('base.stores');
  });
});

describe('any question', () => {
  const relation = fc.oneof(
    fc.constantFrom('stores', 'sales', 'orders', 'customers', 'products'),
    fc.constantFrom('base.stores', 'pg_class', 'pg_catalog.pg_authid', '"stores"', '"Stores"', 'information_schema.tables', 'public.a'),
    fc.constantFrom('x', 'y', 'pg_shadow'),
  );
  const { select } = fc.letrec<{ select: string; source: string }>((tie) => ({
    source: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      relation,
      tie('select').map((inner) => `(${inner}) AS s`),
    ),
    select: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      relation.map((name) => `TABLE ${name}`),
      tie('source').map((source) => `SELECT 1 FROM ${source}`),
      fc.tuple(tie('source'), tie('select')).map(([source, inner]) => `SELECT 1 FROM ${source} WHERE EXISTS (${inner})`),
      fc.tuple(tie('source'), tie('source')).map(([one, other]) => `SELECT (SELECT 1 FROM ${one} LIMIT 1) FROM ${other}`),
      fc.tuple(tie('select'), tie('select')).map(([one, other]) => `(${one}) UNION ALL (${other})`),
      fc
        .tuple(fc.constantFrom('x', 'y', 'stores', 'pg_class', 'pg_shadow'), tie('select'), tie('select'))
        .map(([name, inner, outer]) => `WITH ${name} AS (${inner}) ${outer.startsWith('WITH') ? `(${outer})` : outer}`),
    ),
  }));

  it('is refused, or reads nothing but views of the model', async () => {
    let composed = 0;
    await fc.assert(
      fc.asyncProperty(select, async (sql) => {
        const statement = await compose(sql, inEurope).catch((error: unknown) => {
          expect(error).toBeInstanceOf(WarehouseError);
          return undefined;
        });
        if (statement === undefined) return;
        composed += 1;
        // What the question reads besides WITH queries are the tables of the views, which have the schema `base`.
        expect(tablesOf((await parse(statement)).stmts, new Set()).filter((name) => !modelTables.has(name))).toEqual([]);
      }),
      { numRuns: runs(300, 3_000) },
    );
    expect(composed).toBeGreaterThan(20);
  });
});

const modelTables = new Set(
  model.views.flatMap(({ tables }) => tables.map(({ source }) => source)).filter((source) => /^\w+\.\w+$/.test(source)),
);

/** The tables that a parse tree reads. Each WITH query sees those before it. */
function tablesOf(tree: unknown, known: ReadonlySet<string>): readonly string[] {
  if (Array.isArray(tree)) return tree.flatMap((item) => tablesOf(item, known));
  if (typeof tree !== 'object' || tree === null) return [];
  const found: string[] = [];
  const names = new Set(known);
  const { withClause, ...others } = Object.fromEntries(Object.entries(tree));
  for (const { CommonTableExpr: query } of withClause?.ctes ?? []) {
    found.push(...tablesOf(query.ctequery, names));
    names.add(query.ctename);
  }
  for (const [key, value] of Object.entries(others)) {
    if (key !== 'RangeVar') found.push(...tablesOf(value, names));
    else if (value.schemaname !== undefined || !names.has(value.relname))
      found.push([value.schemaname, value.relname].filter(Boolean).join('.'));
  }
  return found;
}
