import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgentSession } from '../../../src/agent/Agent.js';
import { compileModel } from '../../../src/data-model/compileModel.js';
import { runCommand } from '../../../src/host/runCommand.js';
import { generateRetailer } from '../../../src/warehouse/generateRetailer.js';
import { loadTables } from '../../../src/warehouse/loadTables.js';
import { ConnectionError } from '../../../src/warehouse/postgres/ConnectionError.js';
import { createPostgresWarehouse, type PostgresWarehouseOptions } from '../../../src/warehouse/postgres/createPostgresWarehouse.js';
import { retailModel } from '../../../src/warehouse/retail-model/retailModel.js';
import type { Warehouse } from '../../../src/warehouse/Warehouse.js';
import { anybody } from '../../planner/askPlanner.js';
import { postgresPrograms, startPostgres, type TestPostgres } from '../../support/startPostgres.js';
import { describeWarehouse } from '../describeWarehouse.js';
import { describeSafety, modelOf, rowsOf } from './describeSafety.js';

const { model: retail } = compileModel(retailModel, '');
const secret = "pä'ss wörd/@:";

let postgres: TestPostgres;
const opened: Warehouse[] = [];

async function open(options: Partial<PostgresWarehouseOptions> = {}): Promise<Warehouse> {
  const connectionString = postgres.url('reader', { password: secret });
  const warehouse = await createPostgresWarehouse({ connectionString, modelOf: async () => retail, queryTimeoutMs: 4_000, ...options });
  opened.push(warehouse);
  return warehouse;
}

/** The number of statements that the server is running for warehouses. */
async function busyStatements(): Promise<number> {
  const { rows } = await postgres.database.query(
    "SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = 'parley' AND state = 'active' AND query LIKE 'FETCH%'",
  );
  return Number(rows[0]?.[0]);
}

const unending = 'SELECT COUNT(*) FROM sales a, sales b, sales c';

describe.skipIf(postgresPrograms === undefined)('a PostgreSQL server', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    await loadTables(postgres.database, generateRetailer(1));
    await postgres.database.exec(`
      ALTER DATABASE postgres SET datestyle = 'German, DMY';
      ALTER DATABASE postgres SET standard_conforming_strings = off;
      CREATE ROLE reader LOGIN PASSWORD '${secret.replaceAll("'", "''")}';
      CREATE ROLE crowd LOGIN PASSWORD 'x' IN ROLE reader;
      CREATE ROLE stranger LOGIN PASSWORD 'x';
      CREATE ROLE visitor LOGIN PASSWORD 'x';
      CREATE ROLE outsider LOGIN PASSWORD 'x';
      GRANT USAGE ON SCHEMA base TO reader, visitor;
      GRANT SELECT ON ALL TABLES IN SCHEMA base TO reader;
      CREATE TABLE public.notes (id int, note text);
      INSERT INTO public.notes SELECT n, 'note ' || n FROM generate_series(1, 5) AS n;
      CREATE FUNCTION public.lower(text) RETURNS text LANGUAGE sql AS 'SELECT ''europe''';
      GRANT SELECT ON public.notes TO PUBLIC;
    `);
  });
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await postgres.stop();
  });

  describeWarehouse(() => open());
  describeSafety({ open, server: () => postgres });

  it('shows each of 20 users who ask at once only their rows, while one stops and one takes too long', async () => {
    const warehouse = await open({ connectionString: postgres.url('crowd', { password: 'x' }) });
    const regions = ['Europe', 'Asia Pacific', 'North America', 'Latin America'];
    const users = Array.from({ length: 20 }, (_, index): AgentSession => {
      const region = regions[index % regions.length] ?? '';
      return { ...anybody, userId: `user ${index}`, userAttributes: { region } };
    });
    const controller = new AbortController();
    const stopped = expect(rowsOf(warehouse, unending, anybody, controller.signal)).rejects.toThrow('enough');
    const late = expect(rowsOf(warehouse, unending)).rejects.toThrow('longer than 4 seconds');
    const answers = users.map((session) =>
      rowsOf(warehouse, 'SELECT region, COUNT(*) FROM sales GROUP BY 1', session).then((data) => data.map(([region]) => region)),
    );
    const connections = await postgres.database.query("SELECT COUNT(*) FROM pg_stat_activity WHERE usename = 'crowd'");
    expect(Number(connections.rows[0]?.[0])).toBeLessThanOrEqual(4);
    controller.abort(new Error('enough'));
    expect(await Promise.all(answers)).toEqual(users.map(({ userAttributes }) => [userAttributes.region]));
    await stopped;
    await late;
    await expect.poll(busyStatements).toBe(0);
  });

  it('stops a statement on the server when its question is stopped', async () => {
    const warehouse = await open({ queryTimeoutMs: 60_000 });
    const controller = new AbortController();
    const running = expect(rowsOf(warehouse, unending, anybody, controller.signal)).rejects.toThrow('enough');
    await expect.poll(busyStatements).toBe(1);
    controller.abort(new Error('enough'));
    await running;
    await expect.poll(busyStatements).toBe(0);
    expect(await rowsOf(warehouse, 'SELECT 1')).toEqual([['1']]);
  });

  it('stops a question that waits for one of the four connections at once', async () => {
    const warehouse = await open({ queryTimeoutMs: 60_000 });
    const [busy, waiting] = [new AbortController(), new AbortController()];
    const running = Array.from({ length: 4 }, () => expect(rowsOf(warehouse, unending, anybody, busy.signal)).rejects.toThrow('enough'));
    await expect.poll(busyStatements).toBe(4);
    const queued = expect(rowsOf(warehouse, 'SELECT 1', anybody, waiting.signal)).rejects.toThrow('no more');
    setTimeout(() => waiting.abort(new Error('no more')), 50);
    await queued;
    expect(await busyStatements()).toBe(4);
    busy.abort(new Error('enough'));
    await Promise.all(running);
    await expect.poll(busyStatements).toBe(0);
    expect(await Promise.all(Array.from({ length: 8 }, () => rowsOf(warehouse, 'SELECT 1')))).toHaveLength(8);
  });

  it('reports a connection that is lost, and answers the next question', async () => {
    const warehouse = await open({ queryTimeoutMs: 60_000 });
    const running = expect(rowsOf(warehouse, unending)).rejects.toMatchObject({ name: 'ConnectionError' });
    await expect
      .poll(async () => {
        const { rows } = await postgres.database.query(
          "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename = 'reader' AND query LIKE 'FETCH%' AND state = 'active'",
        );
        return Number(rows[0]?.[0]);
      })
      .toBe(1);
    await running;
    expect(await rowsOf(warehouse, 'SELECT COUNT(DISTINCT region) FROM stores')).toEqual([['4']]);
  });

  it('finds the days that have data, and checks what a model says', async () => {
    const warehouse = await open();
    expect(await warehouse.period?.(anybody)).toEqual({ firstDay: '2023-01-01', lastDay: '2025-12-31' });
    expect(await warehouse.guide?.(anybody)).toContain('2023-01-01 to 2025-12-31');
    expect(await warehouse.check?.(retail)).toEqual([]);
    const broken = modelOf(`
cubes:
  - name: missing
    sql_table: base.missing
    measures: [{ name: count, type: count }]
  - name: wrong
    sql_table: base.orders
    dimensions: [{ name: day, sql: no_column, type: string }]
  - name: system
    sql_table: pg_catalog.pg_authid
    dimensions: [{ name: rolname, sql: rolname, type: string }]
  - name: plain
    sql_table: notes
    dimensions: [{ name: note, sql: note, type: string }]
  - name: files
    sql_table: base.orders
    dimensions: [{ name: file, sql: "pg_read_file('/etc/passwd')", type: string }]
  - name: guarded
    sql_table: public.notes
    dimensions: [{ name: note, sql: note, type: string }, { name: owner, sql: no_owner, type: string }]
    access_policy:
      - role: "*"
        row_level: { filters: [{ member: owner, operator: equals, values: ["{userAttributes.owner}"] }] }
  - name: counted
    sql_table: public.notes
    measures: [{ name: count, type: count }, { name: total, sql: amount, type: sum }, { name: odd, sql: "SUM(note)", type: number }]
  - name: fine
    sql_table: public.notes
    dimensions: [{ name: note, sql: note, type: string }]
`);
    expect(Object.fromEntries(((await warehouse.check?.(broken)) ?? []).map(({ view, reason }) => [view, reason]))).toEqual({
      missing: expect.stringContaining('does not exist'),
      guarded: expect.stringContaining('no_owner'),
      counted: expect.stringContaining('amount'),
      wrong: expect.stringContaining('no_column'),
      system: expect.stringContaining('system table'),
      plain: expect.stringContaining('public.notes'),
      files: expect.stringContaining('pg_read_file is not allowed'),
    });
  });

  it('reads the tables of views though they have the names of views', async () => {
    const model = modelOf(`
cubes:
  - name: stores
    sql_table: public.notes
    dimensions: [{ name: note, sql: note, type: string }]
    measures: [{ name: count, type: count }]
  - name: notes
    sql: "SELECT * FROM base.stores"
    dimensions: [{ name: region, sql: region, type: string }]
`);
    const warehouse = await open({ modelOf: async () => model });
    expect(await rowsOf(warehouse, 'SELECT (SELECT COUNT(*) FROM stores), COUNT(DISTINCT region) FROM notes')).toEqual([['5', '4']]);
    expect(
      await rowsOf(warehouse, "WITH notes AS (SELECT * FROM notes WHERE region = 'Europe') SELECT DISTINCT region FROM notes"),
    ).toEqual([['Europe']]);
    expect(await rowsOf(warehouse, 'WITH few AS (SELECT note FROM stores) SELECT * FROM few ORDER BY 1 LIMIT 1 -- one')).toEqual([
      ['note 1'],
    ]);
  });

  it('answers the planner of the command', async () => {
    const printed: string[] = [];
    const started = await runCommand({
      args: ['--port', '0', '--pace', '0'],
      env: { PARLEY_DATABASE_URL: postgres.url('reader', { password: secret }) },
      print: (text) => printed.push(text),
      printError: (text) => printed.push(text),
      run: () => {},
    });
    const { service } = started ?? {};
    const answer = await service?.fetch(
      new Request(service.addresses.deploymentChatUrl, {
        method: 'POST',
        headers: { 'X-Service-Auth-Token': await service.mintToken({ externalId: 'ada' }) },
        body: JSON.stringify({ input: 'How many stores are there?' }),
      }),
    );
    const [[stores] = []] = await rowsOf(await open(), 'SELECT COUNT(*) FROM stores');
    expect(await answer?.text()).toContain(`**${String(stores)} stores**`);
    await started?.close();
    expect(printed.join()).toContain('Your own database');
    expect(printed.join()).not.toContain(secret);
  });

  it('says which right a role lacks', async () => {
    const visitor = await open({ connectionString: postgres.url('visitor', { password: 'x' }) });
    await expect(rowsOf(visitor, 'SELECT COUNT(*) FROM stores')).rejects.toThrow('GRANT SELECT ON base.stores TO "visitor";');
    const stranger = await open({ connectionString: postgres.url('stranger', { password: 'x' }) });
    await expect(rowsOf(stranger, 'SELECT COUNT(*) FROM stores')).rejects.toThrow('GRANT USAGE ON SCHEMA base TO "stranger";');
    expect((await stranger.check?.(retail))?.[0]?.reason).toContain('GRANT USAGE');
  });

  it.each([
    ['its password is wrong', () => postgres.url('reader', { password: 'hunter2' }), 'the password of "reader" is wrong'],
    ['it has no such database', () => postgres.url('reader', { password: secret, database: 'nowhere' }), 'no database "nowhere"'],
    ['it lets the role not in', () => postgres.url('outsider', { password: 'hunter2' }), 'does not let "outsider" in'],
    ['it is down', () => 'postgres://reader:hunter2@127.0.0.1:1/x', 'Start the server'],
    ['the address is no address', () => 'postgres://reader:hunter2@[', 'Write it as postgres://'],
  ])('says what to do if %s, without the password', async (_, address, advice) => {
    const error: unknown = await open({ connectionString: address() }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ message: expect.stringContaining(advice) });
    expect(inspect(error, { depth: 10 })).not.toContain('hunter2');
    expect(inspect(error, { depth: 10 })).not.toContain(secret);
  });
});
