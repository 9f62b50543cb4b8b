import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../test/support/runs.js';
import { compileModel } from '../../../src/data-model/compileModel.js';
import type { DataModel } from '../../../src/data-model/ModelView.js';
import type { PostgresWarehouseOptions } from '../../../src/warehouse/postgres/createPostgresWarehouse.js';
import { type Warehouse, WarehouseError } from '../../../src/warehouse/Warehouse.js';
import { anybody } from '../../planner/askPlanner.js';
import type { TestPostgres } from '../../support/startPostgres.js';
import { inEurope } from '../describeWarehouse.js';

export function modelOf(content: string): DataModel {
  const { model, errors } = compileModel(new Map([['model/all.yml', content]]), '');
  expect(errors).toEqual([]);
  return model;
}

export const rowsOf = async (warehouse: Warehouse, sql: string, session = anybody, signal?: AbortSignal) =>
  (await warehouse.query(sql, session, signal && { signal })).data;

/** What no question can do to a server, whatever it is made of. */
export function describeSafety({ open, server }: SafetyOptions): void {
  describe('the safety of a server', () => {
    it('shows no row and no error of another region, whatever a question is made of', async () => {
      const warehouse = await open();
      const condition = fc.constantFrom(
        'true',
        "1 / (region = 'Europe')::int4 = 1",
        "1 / length(replace(region, 'Asia Pacific', '')) >= 0",
        "region = (SELECT MIN(region) FROM stores WHERE 1 / (region = 'Europe')::int4 = 1)",
      );
      const { select } = fc.letrec<{ select: string }>((tie) => ({
        select: fc.oneof(
          { maxDepth: 3, withCrossShrink: true },
          fc.constantFrom('SELECT region FROM stores', 'SELECT region FROM customers LIMIT 100'),
          fc.tuple(tie('select'), condition).map(([inner, where]) => `SELECT DISTINCT region FROM (${inner}) AS a WHERE ${where}`),
          fc.tuple(tie('select'), tie('select')).map(([one, other]) => `(${one}) UNION ALL (${other})`),
          fc.tuple(tie('select'), condition).map(([inner, where]) => `WITH stores AS (${inner}) SELECT region FROM stores WHERE ${where}`),
          fc
            .tuple(tie('select'), tie('select'))
            .map(([one, other]) => `SELECT DISTINCT a.region FROM (${one}) AS a LEFT JOIN LATERAL (${other}) AS b ON b.region <> a.region`),
        ),
      }));
      await fc.assert(
        fc.asyncProperty(select, async (sql) => {
          expect(new Set((await rowsOf(warehouse, sql, inEurope)).map(([region]) => region))).toEqual(new Set(['Europe']));
        }),
        { numRuns: runs(60, 500) },
      );
    });

    it('is never written to, even by a role that may', async () => {
      const before = server().dump();
      const warehouse = await open({ connectionString: server().url('owner') });
      for (const attack of [
        'DELETE FROM base.orders',
        'WITH gone AS (DELETE FROM stores RETURNING *) SELECT * FROM gone',
        'WITH gone AS (INSERT INTO public.notes VALUES (9) RETURNING *) SELECT * FROM gone',
        'SELECT * INTO public.stolen FROM stores',
        "SELECT lo_from_bytea(0, 'x')",
        "SELECT setval('public.s', 5)",
        "SELECT query_to_xml('DELETE FROM base.orders RETURNING 1', true, true, '')",
        "SELECT set_config('transaction_read_only', 'off', true)",
        'SELECT 1; DELETE FROM base.orders',
        'SELECT 1) AS x; COMMIT; DELETE FROM base.orders; --',
      ]) {
        await expect(rowsOf(warehouse, attack)).rejects.toThrow(WarehouseError);
      }
      // Under the setting of this database, a backslash before a quotation mark would not end the text.
      const text = "a\\' || (SELECT 1); DELETE FROM base.orders; --";
      expect(await rowsOf(warehouse, `SELECT '${text.replace("'", "''")}'`)).toEqual([[text]]);
      const writing = modelOf(`
  cubes:
    - name: writers
      sql_table: public.notes
      dimensions: [{ name: note, sql: "public.write_note(note)", type: string }]
  `);
      await server().database.exec(
        "CREATE FUNCTION public.write_note(text) RETURNS text LANGUAGE sql AS 'INSERT INTO public.notes VALUES (9, $1) RETURNING note'",
      );
      const trusting = await open({
        connectionString: server().url('owner'),
        modelOf: async () => writing,
        functions: ['public.write_note'],
      });
      await expect(rowsOf(trusting, 'SELECT note FROM writers')).rejects.toThrow('read-only transaction');
      await server().database.exec('DROP FUNCTION public.write_note(text)');
      expect(server().dump() === before).toBe(true);
    });

    it('reveals no hidden row by an error, however the question is put', async () => {
      // Postgres begins with the condition that costs least, which is not the policy here.
      const area = Array.from({ length: 8 }).reduce<string>((sql) => `replace(${sql}, 'x', 'x')`, 'region');
      const model = modelOf(`
  cubes:
    - name: stores
      sql_table: base.stores
      dimensions: [{ name: region, sql: region, type: string }, { name: area, sql: "${area}", type: string }]
      access_policy:
        - role: "*"
          row_level: { filters: [{ member: area, operator: equals, values: ["{userAttributes.region}"] }] }
  `);
      const warehouse = await open({ modelOf: async () => model });
      for (const sql of [
        "SELECT COUNT(*) FROM stores WHERE 1 / (region = 'Europe')::int4 = 1",
        "SELECT COUNT(*) FROM stores a JOIN stores b ON 1 / (b.region = 'Europe')::int4 = 1",
        "WITH s AS (SELECT * FROM stores) SELECT COUNT(*) FROM s WHERE region::text || 'x' = 'x' OR 1 / (region = 'Europe')::int4 = 1",
        "SELECT (SELECT MAX(1 / (s.region = 'Europe')::int4) FROM stores s)",
      ]) {
        await expect(rowsOf(warehouse, sql, inEurope)).resolves.toHaveLength(1);
        await expect(rowsOf(warehouse, sql)).rejects.toThrow('division by zero');
      }
    });
  });
}

interface SafetyOptions {
  readonly open: (options?: Partial<PostgresWarehouseOptions>) => Promise<Warehouse>;
  readonly server: () => TestPostgres;
}
