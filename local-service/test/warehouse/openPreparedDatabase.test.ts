import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../src/warehouse/Database.js';
import { openPreparedDatabase } from '../../src/warehouse/openPreparedDatabase.js';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'parley-snapshots-'));
  vi.stubEnv('PARLEY_SNAPSHOTS', directory);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

async function open(make: (database: Database) => Promise<void>): Promise<Database> {
  const database = await openPreparedDatabase(make);
  onTestFinished(() => database.close());
  return database;
}

it('a database opened from its file contains the original rows and rights, and one with another setup has its own file', async () => {
  const make = async (database: Database) => {
    await database.exec(
      'CREATE TABLE parts (part text); CREATE TABLE secrets (secret text); CREATE ROLE reader; GRANT SELECT ON parts TO reader',
    );
    await database.query("COPY parts FROM '/dev/blob' WITH (FORMAT csv)", 'wheel\nlamp');
  };
  const made = await open(make);
  const reopened = await open(make);
  for (const database of [made, reopened]) {
    await database.exec('SET SESSION AUTHORIZATION reader');
    expect((await database.query('SELECT part FROM parts')).rows).toEqual([['wheel'], ['lamp']]);
    await expect(database.query('SELECT secret FROM secrets')).rejects.toThrow('permission denied');
  }
  expect(await readdir(directory)).toHaveLength(1);

  const other = await open((database) => database.exec('CREATE TABLE wheels (wheel text)'));
  expect((await other.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).rows).toEqual([['wheels']]);
  expect(await readdir(directory)).toHaveLength(2);
});
