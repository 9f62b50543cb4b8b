import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWarehouse } from '../../src/warehouse/createWarehouse.js';
import { type Warehouse, WarehouseError } from '../../src/warehouse/Warehouse.js';
import { anybody } from '../planner/askPlanner.js';

let warehouse: Warehouse;
beforeAll(async () => {
  warehouse = await createWarehouse();
});
afterAll(() => warehouse.close());

it.each([
  ['nests JSON deeper than the stack', "SELECT (string_agg('[', '') || string_agg(']', ''))::jsonb IS NULL FROM sales"],
  ['counts rows that cannot be estimated', 'SELECT COUNT(*) FROM generate_series(1, (SELECT 1000000000))'],
])('a query in a page that %s fails, and the next query succeeds', async (_, sql) => {
  await expect(warehouse.query(sql, anybody)).rejects.toThrow(WarehouseError);
  expect((await warehouse.query('SELECT COUNT(DISTINCT region) FROM stores', anybody)).data).toEqual([['4']]);
});
