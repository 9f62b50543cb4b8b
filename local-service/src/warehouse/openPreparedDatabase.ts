import type { Database, DatabaseRows } from './Database.js';
import { openDatabase } from './openDatabase.js';

/**
 * Opens a database with what `make` puts into it. If `PARLEY_SNAPSHOTS` names a directory, the database is saved there in
 * Node.js and opened from that file next time, which is five times as fast. The file name is a hash of everything that `make` sends to the
 * database, so a snapshot is never older than the code.
 */
export async function openPreparedDatabase(make: (database: Database) => Promise<void>): Promise<Database> {
  const file = await snapshotFile(make);
  if (file?.exists) return openDatabase(file.path);
  const database = await openDatabase();
  await make(database);
  if (file !== undefined) await database.save?.(file.path);
  return database;
}

async function snapshotFile(make: (database: Database) => Promise<void>): Promise<{ path: string; exists: boolean } | undefined> {
  const directory = globalThis.process?.env?.PARLEY_SNAPSHOTS;
  const builtin = globalThis.process?.getBuiltinModule;
  if (directory === undefined || directory === '' || builtin === undefined) return undefined;
  const hash = builtin('node:crypto').createHash('sha256').update(enginePackage(builtin));
  const record = async (...said: readonly (string | undefined)[]): Promise<DatabaseRows> => {
    hash.update(JSON.stringify(said));
    return noRows;
  };
  await make({
    query: record,
    async exec(sql) {
      await record(sql);
    },
    async close() {},
  });
  const { join } = builtin('node:path');
  const { existsSync, mkdirSync } = builtin('node:fs');
  mkdirSync(directory, { recursive: true });
  const path = join(directory, `${hash.digest('hex')}.tar`);
  return { path, exists: existsSync(path) };
}

/** Names the version of Postgres, whose files another may not read. */
function enginePackage(builtin: typeof process.getBuiltinModule): string {
  const engine = builtin('node:module')
    .createRequire(import.meta.url)
    .resolve('@electric-sql/pglite');
  return builtin('node:fs').readFileSync(builtin('node:path').join(engine, '../../package.json'), 'utf8');
}

const noRows: DatabaseRows = { fields: [], rows: [], rowCount: undefined };
