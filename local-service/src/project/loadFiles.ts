import type { ColumnFacts, TableFacts } from '../data-model/TableFacts.js';
import type { Database } from '../warehouse/Database.js';
import { keyRank } from './keyNames.js';
import { convertedRows, type ScannedFile } from './scanFile.js';

/** A data file and the table that it becomes. */
export interface FileTable {
  readonly table: string;
  readonly title: string;
  readonly file: ScannedFile;
}

/** Where the lockdown lets data models read. */
const dataSchema = 'base';

/** Creates a table for each file, and fills it. Nothing is logged, since a database that is lost is made from the files once more. */
export async function loadFiles(database: Database, tables: readonly FileTable[]): Promise<void> {
  await database.exec(`CREATE SCHEMA ${dataSchema}; SET maintenance_work_mem = '32MB'`);
  for (const { table, file } of tables) {
    const columns = file.columns.map(({ name, sqlType }) => `${name} ${sqlType}`).join(', ');
    await database.exec(`CREATE UNLOGGED TABLE ${dataSchema}.${table} (${columns}); CREATE UNLOGGED TABLE piece (${columns});`);
    // The thread of the database takes one piece while the next is read.
    let taken: Promise<void> = Promise.resolve();
    for await (const rows of convertedRows(file)) {
      await taken;
      taken = addRows(database, table, rows);
      taken.catch(() => {});
    }
    await taken;
    await database.exec('DROP TABLE piece');
  }
  await database.exec('ANALYZE');
}

/** `COPY` grows a table by 512 kB each time, for which the file system in memory copies all of it. `INSERT` does not. */
async function addRows(database: Database, table: string, rows: string): Promise<void> {
  await database.query("COPY piece FROM '/dev/blob' WITH (FORMAT csv)", rows);
  await database.exec(`INSERT INTO ${dataSchema}.${table} SELECT * FROM piece; TRUNCATE piece;`);
}

/** What a model can be derived from: the tables with the number of values in each column. Before the lockdown. */
export async function factsOf(database: Database, tables: readonly FileTable[]): Promise<readonly TableFacts[]> {
  const facts: TableFacts[] = [];
  for (const { table, title, file } of tables) {
    const estimates = await estimatesOf(database, table);
    const { rowCount } = file;
    const columns: ColumnFacts[] = file.columns.map(({ name, title: header, type }) => {
      const estimate = estimates.get(name) ?? 0;
      const distinct = Math.round(estimate < 0 ? -estimate * rowCount : estimate);
      return { name, title: header, type, distinctCount: distinct };
    });
    const key = await keyOf(database, table, columns, rowCount);
    facts.push({ schema: dataSchema, name: table, title, rowCount, columns, primaryKey: key, foreignKeys: [] });
  }
  return facts;
}

/** Shares of the rows where they are negative, as Postgres estimates them. */
async function estimatesOf(database: Database, table: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query(
    `SELECT attname::text, n_distinct::float8 FROM pg_stats WHERE schemaname = '${dataSchema}' AND tablename = '${table}'`,
  );
  return new Map(rows.map(([name, estimate]) => [String(name), Number(estimate)]));
}

/** The first column by name, and then by place, that is different in each row. */
async function keyOf(database: Database, table: string, columns: readonly ColumnFacts[], rowCount: number): Promise<readonly string[]> {
  const likely = columns.filter(({ type, distinctCount = 0 }) => ['integer', 'text'].includes(type) && distinctCount >= rowCount * 0.8);
  const byName = [...likely].sort((one, other) => keyRank(one.name, table) - keyRank(other.name, table)).slice(0, 5);
  for (const { name } of rowCount === 0 ? [] : byName) {
    const { rows } = await database.query(`SELECT count(DISTINCT ${name}) = ${rowCount} FROM ${dataSchema}.${table}`);
    if (rows[0]?.[0] === true || rows[0]?.[0] === 't') return [name];
  }
  return [];
}
