import { beforeAll, describe, expect, it } from 'vitest';
import type { AgentSession } from '../../src/agent/Agent.js';
import { compileModel } from '../../src/data-model/compileModel.js';
import { retailModel } from '../../src/warehouse/retail-model/retailModel.js';
import { type Warehouse, WarehouseError } from '../../src/warehouse/Warehouse.js';
import { anybody } from '../planner/askPlanner.js';

export const inEurope: AgentSession = { ...anybody, userAttributes: { region: 'Europe' } };

/** What holds for the retailer's data on every database. */
export function describeWarehouse(open: () => Promise<Warehouse>): void {
  let warehouse: Warehouse;
  beforeAll(async () => {
    warehouse = await open();
  });

  const rows = async (sql: string, session = anybody) => (await warehouse.query(sql, session)).data;

  describe('the data', () => {
    it('contains more than 50,000 order lines from 2023 to 2025', async () => {
      const [[count, first, last] = []] = await rows('SELECT COUNT(*), MIN(ordered_at), MAX(ordered_at) FROM sales');
      expect(Number(count)).toBeGreaterThan(50_000);
      expect(String(first)).toMatch(/^2023-01-01T/);
      expect(String(last)).toMatch(/^2025-12-31T/);
    });

    it('grows, peaks before the holidays and shows the faulty batch of shoes', async () => {
      const [[first], , [third]] = (await rows(
        "SELECT SUM(revenue) FROM sales GROUP BY date_trunc('year', ordered_at) ORDER BY date_trunc('year', ordered_at)",
      )) as [[string], [string], [string]];
      expect(Number(third)).toBeGreaterThan(Number(first) * 1.2);
      const [[peak]] = (await rows("SELECT to_char(ordered_at, 'MM') FROM sales GROUP BY 1 ORDER BY SUM(revenue) DESC LIMIT 1")) as [
        [string],
      ];
      expect(['11', '12']).toContain(peak);
      const rate = '100.0 * SUM(CASE WHEN is_returned THEN units ELSE 0 END) / SUM(units)';
      const [[usual, bad]] = (await rows(
        `SELECT ${rate} FILTER (WHERE true), (SELECT ${rate} FROM sales WHERE brand = 'Driftwood' AND category = 'Shoes' AND ordered_at >= '2025-07-01' AND ordered_at < '2025-10-01') FROM sales`.replace(
          ' FILTER (WHERE true)',
          '',
        ),
      )) as [[string, string]];
      expect(Number(bad)).toBeGreaterThan(2 * Number(usual));
    });
  });

  describe('a result', () => {
    it('has the column types and values of the service', async () => {
      const { schema, data } = await warehouse.query(
        "SELECT 'a' AS text, 9007199254740993::bigint AS whole, 1.50 AS exact, 0.1::float8 AS float, true AS yes, TIMESTAMP '2025-03-01 10:20:30.5' AS at, DATE '2025-03-01' AS day, NULL::int AS none",
        anybody,
      );
      expect(schema.map(({ column_type }) => column_type)).toEqual([
        'String',
        'Int64',
        'Double',
        'Double',
        'Boolean',
        'Timestamp',
        'Timestamp',
        'Int64',
      ]);
      expect(data).toEqual([['a', '9007199254740993', '1.5', '0.1', true, '2025-03-01T10:20:30.500', '2025-03-01T00:00:00.000', null]]);
    });

    it('keeps its columns without rows', async () => {
      expect(await warehouse.query('SELECT store, revenue FROM sales WHERE false', anybody)).toEqual({
        schema: [
          { name: 'store', column_type: 'String' },
          { name: 'revenue', column_type: 'Double' },
        ],
        data: [],
        totalRows: 0,
      });
    });

    it('is capped by maxRows while totalRows is exact', async () => {
      const { data, totalRows } = await warehouse.query('SELECT * FROM products', anybody, { maxRows: 7 });
      expect(data).toHaveLength(7);
      expect(totalRows).toBe(240);
      const all = await warehouse.query('SELECT order_id FROM sales', anybody, { maxRows: 3 });
      expect(all.totalRows).toBe((await warehouse.query('SELECT order_id FROM sales', anybody)).data.length);
    });

    it('uses the time zone of the session', async () => {
      const firstOrder = (timeZone: string) => rows('SELECT MIN(ordered_at) FROM sales', { ...anybody, timeZone });
      expect(await firstOrder('UTC')).toEqual([['2023-01-01T11:46:17.000']]);
      expect(await firstOrder('Asia/Tokyo')).toEqual([['2023-01-01T20:46:17.000']]);
      const perDay = (timeZone: string) =>
        rows("SELECT COUNT(*) FROM sales WHERE ordered_at >= '2025-06-01' AND ordered_at < '2025-06-02'", { ...anybody, timeZone });
      expect(await perDay('America/Los_Angeles')).not.toEqual(await perDay('Asia/Tokyo'));
    });

    it.each(['Pacific/Honolulu', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Auckland'])(
      'stays within the three years in %s',
      async (timeZone) => {
        expect(
          await rows("SELECT COUNT(*) FROM sales WHERE ordered_at < '2023-01-01' OR ordered_at >= '2026-01-01'", { ...anybody, timeZone }),
        ).toEqual([['0']]);
      },
    );
  });

  describe('the row-level policies', () => {
    it('limit a user to the region of an attribute, in every view with regions', async () => {
      for (const { name, dimensions } of compileModel(retailModel, '').model.views) {
        if (!dimensions.some((dimension) => dimension.name === 'region')) continue;
        expect(await rows(`SELECT DISTINCT region FROM ${name}`, inEurope)).toEqual([['Europe']]);
      }
    });

    it('accept several values, in any case', async () => {
      const session = { ...anybody, userAttributes: { region: 'europe, LATIN america' } };
      expect(await rows('SELECT DISTINCT region FROM stores ORDER BY 1', session)).toEqual([['Europe'], ['Latin America']]);
    });

    it.each(['', 'Atlantis', "Europe' OR '1'='1", '%'])('show nothing for the value %j', async (region) => {
      expect(await rows('SELECT COUNT(*) FROM sales', { ...anybody, userAttributes: { region } })).toEqual([['0']]);
    });

    it('combine: a region and a category', async () => {
      const session = { ...anybody, userAttributes: { region: 'Europe', category: 'Shoes' } };
      expect(await rows('SELECT DISTINCT region, category FROM sales', session)).toEqual([['Europe', 'Shoes']]);
    });

    it('do not leak from one session into the next', async () => {
      await rows('SELECT 1', inEurope);
      expect(await rows('SELECT COUNT(DISTINCT region) FROM stores')).toEqual([['4']]);
      await expect(rows('SELECT nothing', anybody)).rejects.toThrow(WarehouseError);
      expect(await rows('SELECT COUNT(DISTINCT region) FROM stores', inEurope)).toEqual([['1']]);
    });

    it.each([
      "SELECT set_config('parley.user_attributes', '{}', false), COUNT(DISTINCT region) FROM stores",
      "SELECT set_config('role', 'postgres', false)",
      "SELECT set_config('session_authorization', 'postgres', false)",
      "WITH x AS (UPDATE pg_settings SET setting = 'postgres' WHERE name = 'role' RETURNING *) SELECT * FROM x",
      'SELECT region FROM base.stores',
      'SELECT region FROM "base"."stores"',
      'SELECT * FROM pg_catalog.pg_class',
      'SELECT * FROM pg_authid',
      'SELECT * FROM pg_stats',
      'SELECT * FROM pg_statistic',
      'SELECT * FROM pg_settings',
      'SELECT * FROM information_schema.tables',
      "SELECT query_to_xml('SELECT * FROM base.stores', true, true, '')",
      "SELECT table_to_xml('base.stores', true, true, '')",
      "SELECT pg_read_file('/etc/passwd')",
      "SELECT pg_ls_dir('/')",
      'SELECT lo_create(0)',
      "SELECT lo_import('/etc/passwd')",
      'SELECT pg_sleep(5)',
      'SELECT pg_advisory_lock(1)',
      "SELECT pg_get_viewdef('model.sales')",
      'SELECT * FROM pg_show_all_settings()',
      'SELECT pg_describe_object(1259, 1259, 0)',
      'SELECT * FROM pg_identify_object(1259, 1259, 0)',
      "SELECT pg_logical_emit_message(false, 'a', 'b')",
      'SELECT pg_postmaster_start_time()',
      'SELECT current_query()',
      "SELECT to_regclass('base.stores')",
      "SELECT obj_description(1259, 'pg_class')",
      'SELECT inet_server_addr()',
      'SELECT txid_current_snapshot()',
      'SELECT 1; DROP SCHEMA base CASCADE',
      'SELECT 1; SET ROLE postgres; SELECT 2',
      'SET ROLE postgres',
      'RESET SESSION AUTHORIZATION',
      'DELETE FROM base.orders',
      'INSERT INTO model.stores VALUES (1)',
      'WITH gone AS (DELETE FROM base.orders RETURNING *) SELECT * FROM gone',
      'WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT COUNT(*) FROM t',
      "/* /* */ ' */ WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT COUNT(*) FROM t -- '",
      'SELECT * INTO stolen FROM sales',
      'CREATE TABLE model.mine AS SELECT 1',
      'COPY sales TO STDOUT',
      'EXPLAIN ANALYZE SELECT 1',
      'DO $$ BEGIN PERFORM 1; END $$',
      'LISTEN anything',
      'CALL something()',
      'SELECT * FROM sales FOR UPDATE',
      'SELECT COUNT(*) FROM sales a, sales b',
      'SELECT COUNT(*) FROM generate_series(1, 100000000000)',
      "SELECT repeat('x', 1000000000)",
      'SELECT 1 AS a) AS q; DROP TABLE base.orders; --',
      '',
      ' ; ',
      '-- nothing',
    ])('refuse %j', async (attack) => {
      await expect(rows(attack, inEurope)).rejects.toThrow(WarehouseError);
      expect(await rows('SELECT COUNT(DISTINCT region) FROM stores', inEurope)).toEqual([['1']]);
      expect(Number((await rows('SELECT COUNT(*) FROM orders'))[0]?.[0])).toBeGreaterThan(15_000);
    });

    it.each([
      'SELECT random() < 2, gen_random_uuid() IS NOT NULL, clock_timestamp() > now()',
      "SELECT to_char(MIN(ordered_at), 'YYYY-MM'), date_trunc('month', MAX(ordered_at)), age(MAX(ordered_at), MIN(ordered_at)) FROM sales",
      "SELECT string_agg(DISTINCT region, ', '), json_agg(region), array_agg(region) FROM stores",
      "SELECT to_date('2025-01-31', 'YYYY-MM-DD'), to_timestamp(0), current_date, extract(year FROM now()), make_date(2025, 1, 1)",
      "SELECT regexp_replace('a1', '[0-9]', ''), md5('a'), format('%s', 1), concat_ws('-', 1, 2), split_part('a-b', '-', 1)",
      'SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY revenue), corr(revenue, revenue), stddev(revenue) FROM sales',
      'SELECT region, rank() OVER (ORDER BY region), lag(region) OVER (ORDER BY region), ntile(2) OVER (ORDER BY region) FROM stores',
      "SELECT '{\"a\": 1}'::jsonb -> 'a', unnest(ARRAY[1, 2]), '1 day'::interval, to_tsvector('shoes') @@ to_tsquery('shoe'), width_bucket(5, 0, 10, 2)",
    ])('allow %j', async (query) => expect((await rows(query, inEurope)).length).toBeGreaterThan(0));

    it('reveal no error from a hidden row', async () => {
      await expect(
        rows("SELECT COUNT(*) FROM stores WHERE 1 / (CASE WHEN region <> 'Europe' THEN 0 ELSE 1 END) = 1", inEurope),
      ).resolves.toHaveLength(1);
    });
  });

  describe('an abort', () => {
    it('ends a query with the reason of its signal', async () => {
      await expect(warehouse.query('SELECT * FROM sales', anybody, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow(
        'stopped',
      );
      const controller = new AbortController();
      const running = warehouse.query('SELECT * FROM sales', anybody, { signal: controller.signal });
      controller.abort(new Error('stopped midway'));
      await expect(running).rejects.toThrow('stopped midway');
      expect(await rows('SELECT 1')).toEqual([['1']]);
    });
  });

  describe('the data model', () => {
    it('has measures and dimensions that all run', async () => {
      for (const { name, measures, dimensions, time } of compileModel(retailModel, '').model.views) {
        await rows(`SELECT ${measures.map((measure) => measure.sql).join(', ')} FROM ${name}`);
        await rows(
          `SELECT ${[...(time === undefined ? [] : [time]), ...dimensions].map((member) => member.name).join(', ')} FROM ${name} LIMIT 1`,
        );
      }
    });
  });
}
