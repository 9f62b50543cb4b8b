import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWarehouse } from '../../src/warehouse/createWarehouse.js';
import { type Warehouse, WarehouseError } from '../../src/warehouse/Warehouse.js';
import { anybody } from '../planner/askPlanner.js';

let warehouse: Warehouse;
beforeAll(async () => {
  warehouse = await createWarehouse({ queryTimeoutMs: 1_000 });
});
afterAll(() => warehouse.close());

const rows = async (sql: string) => (await warehouse.query(sql, anybody)).data;

/** Each condition holds for all rows, and Postgres expects it to hold for one in two hundred. */
const misjudged =
  'SELECT COUNT(*) FROM products a JOIN products b ON a.list_price * 0 = b.list_price * 0 JOIN products c ON b.list_price * 0 = c.list_price * 0 JOIN products d ON c.list_price * 0 = d.list_price * 0 JOIN products e ON d.list_price * 0 = e.list_price * 0';

const doubled = Array.from(
  { length: 16 },
  (_, index) => `t${index + 1} AS MATERIALIZED (SELECT text || text || text || text AS text FROM t${index})`,
);

describe('a query that never ends', () => {
  it.each([
    ['counts rows that cannot be estimated', 'SELECT COUNT(*) FROM generate_series(1, (SELECT 1000000000))'],
    ['creates rows from subscripts', 'SELECT generate_subscripts(array_fill(1, ARRAY[100000000]), 1)'],
    ['sleeps', "SELECT pg_sleep_for('1 hour')"],
    ['recurses', 'WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT COUNT(*) FROM t'],
    ['crosses a view with itself', 'SELECT COUNT(*) FROM sales a CROSS JOIN sales b CROSS JOIN sales c'],
    ['creates a text of a gigabyte', "SELECT repeat('x', 1000000000)"],
    ['doubles a text repeatedly', `WITH t0 AS MATERIALIZED (SELECT 'x'::text AS text), ${doubled.join(', ')} SELECT length(text) FROM t16`],
    [
      'never finishes planning',
      `WITH t0 AS (SELECT 1 AS one FROM stores), ${Array.from({ length: 16 }, (_, index) => `t${index + 1} AS (SELECT a.one FROM t${index} a, t${index} b)`).join(', ')} SELECT COUNT(*) FROM t16`,
    ],
    ['nests JSON deeper than the stack', "SELECT (string_agg('[', '') || string_agg(']', ''))::jsonb IS NULL FROM sales"],
  ])('fails if it %s, and the next query succeeds', async (_, sql) => {
    await expect(rows(sql)).rejects.toThrow(WarehouseError);
    expect(await rows('SELECT COUNT(DISTINCT region) FROM stores')).toEqual([['4']]);
  });

  it('fails if it joins on a condition that Postgres misjudges, and delays others by no more than its own time', async () => {
    const [unending, next] = await Promise.allSettled([rows(misjudged), rows('SELECT COUNT(*) FROM stores')]);
    expect(unending).toMatchObject({ status: 'rejected', reason: expect.any(WarehouseError) });
    expect(unending).toMatchObject({ reason: { message: expect.stringContaining('longer than 1 second') } });
    expect(next.status).toBe('fulfilled');
  });
});
