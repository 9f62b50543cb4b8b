import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalog, readDatabaseCatalog } from '../../../src/warehouse/postgres/readCatalog.js';
import { postgresPrograms, startPostgres, type TestPostgres } from '../../support/startPostgres.js';

let postgres: TestPostgres;

describe.skipIf(postgresPrograms === undefined)('the catalog of a database', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.database.exec(`
      CREATE ROLE reader LOGIN PASSWORD 'x';
      CREATE SCHEMA shop;
      CREATE SCHEMA closed;
      CREATE TYPE shop.state AS ENUM ('open', 'paid');
      CREATE DOMAIN shop.euros AS numeric(10, 2);
      CREATE TABLE shop.countries (code text, area text, PRIMARY KEY (code, area));
      CREATE TABLE shop.orders (
        id int8 PRIMARY KEY, "When" timestamptz, day date, state shop.state, amount shop.euros, paid boolean, tags text[],
        gone int, code text, area text, parent int8 REFERENCES shop.orders, FOREIGN KEY (code, area) REFERENCES shop.countries (code, area)
      );
      ALTER TABLE shop.orders DROP COLUMN gone;
      COMMENT ON TABLE shop.orders IS 'One for each purchase';
      COMMENT ON COLUMN shop.orders.amount IS 'With taxes';
      CREATE VIEW shop.large AS SELECT id FROM shop.orders WHERE amount > 100;
      CREATE TABLE shop.events (at date NOT NULL, kind text) PARTITION BY RANGE (at);
      CREATE TABLE shop.events_2024 PARTITION OF shop.events FOR VALUES FROM ('2024-01-01') TO ('2025-01-01');
      CREATE TABLE shop.events_2025 PARTITION OF shop.events FOR VALUES FROM ('2025-01-01') TO ('2026-01-01');
      CREATE TABLE shop.secrets (id int);
      CREATE TABLE closed.hidden (id int);
      CREATE TABLE public.empty (id int);
      INSERT INTO shop.countries VALUES ('de', 'north');
      INSERT INTO shop.orders
        SELECT n, now(), '2025-01-01', 'open', n, true, '{a}', 'de', 'north', NULL FROM generate_series(1, 1000) AS n;
      INSERT INTO shop.events SELECT '2024-06-01'::date + n, 'kind ' || n % 3 FROM generate_series(0, 399) AS n;
      ANALYZE;
      GRANT USAGE ON SCHEMA shop TO reader;
      GRANT SELECT ON shop.orders, shop.countries, shop.large, shop.events, closed.hidden, public.empty TO reader;
    `);
  });
  afterAll(() => postgres.stop());

  const read = (options = {}) => readDatabaseCatalog(postgres.url('reader', { password: 'x' }), options);

  it('has the tables that the role may read, with their columns and keys, and no partitions', async () => {
    const { tables, leftOut } = await read();
    expect(tables.map(({ schema, name, rowCount }) => [schema, name, rowCount])).toEqual([
      ['shop', 'orders', 1000],
      ['shop', 'events', 400],
      ['shop', 'countries', 1],
      ['public', 'empty', 0],
      ['shop', 'large', undefined],
    ]);
    expect(leftOut).toEqual([
      { table: 'closed.hidden', reason: 'The role may not read it.' },
      { table: 'shop.secrets', reason: 'The role may not read it.' },
    ]);
    expect(tables[0]).toMatchObject({
      comment: 'One for each purchase',
      primaryKey: ['id'],
      foreignKeys: [
        { columns: ['code', 'area'], table: { schema: 'shop', name: 'countries' }, referenced: ['code', 'area'] },
        { columns: ['parent'], table: { schema: 'shop', name: 'orders' }, referenced: ['id'] },
      ],
      columns: [
        { name: 'id', type: 'integer', distinctCount: 1000 },
        { name: 'When', type: 'timestamp', distinctCount: 1 },
        { name: 'day', type: 'date', distinctCount: 1 },
        { name: 'state', type: 'text', distinctCount: 1 },
        { name: 'amount', type: 'decimal', distinctCount: 1000, comment: 'With taxes' },
        { name: 'paid', type: 'boolean', distinctCount: 1 },
        { name: 'tags', type: 'other', distinctCount: 1 },
        { name: 'code', type: 'text', distinctCount: 1 },
        { name: 'area', type: 'text', distinctCount: 1 },
        { name: 'parent', type: 'integer' },
      ],
    });
    expect(tables[1]?.columns).toEqual([
      { name: 'at', type: 'date', distinctCount: 400 },
      { name: 'kind', type: 'text', distinctCount: 3 },
    ]);
    expect(tables[2]?.primaryKey).toEqual(['code', 'area']);
  });

  it('has all tables for a role that may read them all', async () => {
    const { tables, leftOut } = await readCatalog(postgres.database);
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['orders', 'secrets', 'hidden']));
    expect(leftOut).toEqual([]);
  });

  it('is limited to the named schemas and the largest tables, and says what it leaves out', async () => {
    expect((await read({ schemas: ['public'] })).tables.map(({ name }) => name)).toEqual(['empty']);
    expect((await read({ schemas: ["no'such\\"] })).tables).toEqual([]);
    const { tables, leftOut } = await read({ schemas: ['shop'], maxTables: 2 });
    expect(tables.map(({ name }) => name)).toEqual(['orders', 'events']);
    expect(leftOut).toContainEqual({ table: 'shop.countries', reason: 'Only the 2 largest tables are read.' });
  });
});
