import { beforeAll, expect, it } from 'vitest';
import type { Warehouse } from '../../src/warehouse/Warehouse.js';
import { anybody } from '../planner/askPlanner.js';
import { serveModel, sharedWarehouse } from '../support/sharedWarehouse.js';

let warehouse: Warehouse;
beforeAll(async () => {
  warehouse = await sharedWarehouse();
});

const rows = async (sql: string, branch?: string, userAttributes = {}) =>
  (await warehouse.query(sql, { ...anybody, userAttributes, branch })).data;

const tables = `cubes:
  - name: shops
    sql_table: base.stores
    joins:
      - {name: baskets, sql: "{CUBE}.store_id = {baskets}.store_id", relationship: one_to_many}
    dimensions:
      - {name: store_id, sql: store_id, type: number, primary_key: true}
      - {name: region, sql: region, type: string}
    measures:
      - {name: shops, type: count}
      - {name: floor_area, sql: floor_area, type: sum}
      - {name: average_area, sql: floor_area, type: avg}
      - {name: large_shops, type: count, filters: [{sql: "{CUBE}.floor_area > 600"}]}
      - {name: large_area, sql: floor_area, type: sum, filters: [{sql: "{CUBE}.floor_area > 600"}]}
  - name: baskets
    sql: SELECT * FROM base.orders WHERE channel = 'In store';
    dimensions:
      - {name: order_id, sql: order_id, type: number, primary_key: true}
      - {name: payment_method, sql: payment_method, type: string}
    measures:
      - {name: baskets, type: count}
`;

it('sums of rows that joins repeat are those of the rows by themselves', async () => {
  const model = serveModel(
    'repeated',
    `${tables}
views:
  - name: by_basket
    cubes:
      - {join_path: shops, includes: "*"}
      - {join_path: shops.baskets, includes: [baskets]}
  - name: by_shop
    cubes:
      - {join_path: shops, includes: "*"}
`,
  );
  const [repeated, alone] = ['by_basket', 'by_shop'].map((name) => model.views.find((view) => view.name === name));
  const names = alone?.measures.map(({ name }) => name) ?? [];
  expect(names).toHaveLength(5);
  const select = (view: typeof alone) => {
    const measures = view?.measures
      .filter(({ name }) => names.includes(name))
      .map(({ name, sql }) => `ROUND((${sql})::numeric, 6) AS ${name}`);
    return rows(`SELECT region, ${measures?.join(', ')} FROM ${view?.name} GROUP BY 1 ORDER BY 1`, 'repeated');
  };
  expect(await select(repeated)).toEqual(await select(alone));
  const joined = await rows('SELECT COUNT(*) FROM by_basket', 'repeated');
  expect(Number(joined[0]?.[0])).toBeGreaterThan(1_000);
  expect(await rows(`SELECT ${repeated?.measures.at(-1)?.sql} FROM by_basket`, 'repeated')).toEqual(
    await rows("SELECT COUNT(*) FROM orders WHERE channel = 'In store'"),
  );
});

it('each branch sees only the views of its model, and so their policies', async () => {
  serveModel('open', `${tables}views:\n  - name: shops_of_all\n    cubes: [{join_path: shops, includes: [region]}]\n`);
  expect(await rows('SELECT COUNT(DISTINCT region) FROM shops_of_all', 'open', { region: 'Europe' })).toEqual([['4']]);
  await expect(rows('SELECT region FROM stores', 'open')).rejects.toThrow('"stores" does not exist');
  await expect(rows('SELECT region FROM shops_of_all')).rejects.toThrow('"shops_of_all" does not exist');
  const [[schema] = []] = await rows('SELECT current_schema()', 'open');
  await expect(rows(`SELECT region FROM ${String(schema)}.shops_of_all`)).rejects.toThrow('permission denied');
  expect(await rows('SELECT COUNT(DISTINCT region) FROM stores', undefined, { region: 'Europe' })).toEqual([['1']]);
});

it.each([
  ['sql_table: pg_catalog.pg_authid', 'rolname'],
  ['sql: SELECT * FROM pg_catalog.pg_settings', 'name'],
  ["sql: SELECT pg_read_file('/etc/passwd') AS line", 'line'],
  ["sql: SELECT set_config('role', 'postgres', false) AS line", 'line'],
  ['sql: SELECT generate_series(1, 1000000000) AS line', 'line'],
])('a model reads nothing but the tables: %s', async (source, column) => {
  const branch = `reads ${column} ${source.length}`;
  serveModel(branch, `cubes:\n  - name: stolen\n    ${source}\n    dimensions:\n      - {name: stolen, sql: ${column}, type: string}\n`);
  await expect(rows('SELECT stolen FROM stolen LIMIT 1', branch)).rejects.toThrow('permission denied');
  expect(await rows('SELECT COUNT(DISTINCT region) FROM stores')).toEqual([['4']]);
});

it('SQL of a model is one query and writes nothing', async () => {
  const content = (sql: string) => `cubes:\n  - name: c\n    sql: "${sql}"\n    measures:\n      - {name: n, type: count}\n`;
  for (const sql of [
    'SELECT 1) AS c; DROP TABLE base.stores; SELECT (1',
    'DELETE FROM base.stores RETURNING 1',
    'SELECT 1 FROM base.gone',
  ]) {
    const problems = await warehouse.check?.(serveModel('writing', content(sql)));
    expect(problems).toEqual([{ view: 'c', reason: expect.any(String) }]);
  }
  expect(await rows('SELECT COUNT(*) > 1 FROM stores')).toEqual([[true]]);
});

it('a check names what the tables do not have', async () => {
  const content = (member: string) => `cubes:\n  - name: c\n    sql_table: base.stores\n    ${member}\n`;
  const check = async (member: string) => warehouse.check?.(serveModel('checked', content(member)));
  expect(await check('dimensions: [{name: a, sql: gone, type: string}]')).toEqual([{ view: 'c', reason: 'column c.gone does not exist' }]);
  expect(await check('measures: [{name: a, sql: city, type: sum}]')).toEqual([
    { view: 'c', reason: expect.stringContaining('measure "a": function sum(text) does not exist') },
  ]);
  expect(await check('dimensions: [{name: a, sql: city, type: string, meta: {order_by: "gone(city)"}}]')).toEqual([
    { view: 'c', reason: expect.stringContaining('order of "a"') },
  ]);
  expect(await check('measures: [{name: a, type: count}]')).toEqual([]);
});

it('many models follow each other', async () => {
  for (let version = 0; version < 50; version += 1) {
    serveModel('edited', `cubes:\n  - name: shops_${version}\n    sql_table: base.stores\n    measures: [{name: n, type: count}]\n`);
    expect(await rows(`SELECT COUNT(*) > ${version % 2} FROM shops_${version}`, 'edited')).toEqual([[true]]);
  }
  expect(await rows('SELECT COUNT(DISTINCT region) FROM stores')).toEqual([['4']]);
});
