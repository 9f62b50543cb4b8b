import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TableFacts } from '../data-model/TableFacts.js';
import type { Database } from '../warehouse/Database.js';
import { becomeModeler, lockDown } from '../warehouse/lockDown.js';
import { openDatabase } from '../warehouse/openDatabase.js';
import { createNames } from './createNames.js';
import { FileProblem } from './FileProblem.js';
import { type FileTable, factsOf, loadFiles } from './loadFiles.js';
import { scanFile } from './scanFile.js';

/** The data files of a project. */
export interface ScannedData {
  readonly tables: readonly FileTable[];
  /** Files that cannot be used as tables, with the reason. */
  readonly skipped: readonly SkippedFile[];
}

/** The data files of a project, in a database. */
export interface LoadedData extends ScannedData {
  readonly facts: readonly TableFacts[];
  /** Opens the database; a second time, another one is made from the files. */
  open(): Promise<Database>;
  /** Closes the database, if it was not opened. */
  close(): Promise<void>;
}

export interface SkippedFile {
  readonly name: string;
  readonly reason: string;
}

/** Reads the files in `data`. Throws `FileProblem` if there is not one table among them. */
export async function scanData(folder: string): Promise<ScannedData> {
  const names = dataFiles(folder);
  const nameOf = createNames('table');
  const tables: FileTable[] = [];
  const skipped: SkippedFile[] = [];
  for (const name of names) {
    if (!dataEnding.test(name)) {
      skipped.push({ name, reason: 'It is not a CSV, TSV, JSON or NDJSON file.' });
      continue;
    }
    const title = name.replace(dataEnding, '');
    try {
      const file = await scanFile(join(folder, 'data', name));
      tables.push({ table: nameOf(title), title, file });
    } catch (error) {
      skipped.push({ name, reason: reasonOf(error) });
    }
  }
  if (tables.length === 0) throw new FileProblem(nothingIn(folder, skipped));
  return { tables, skipped };
}

/** Loads what was read into an empty database. */
export async function loadData({ tables, skipped }: ScannedData, opening = openDatabase()): Promise<LoadedData> {
  const { database, facts } = await fill(tables, opening);
  let first: Database | undefined = database;
  return {
    tables,
    facts,
    skipped,
    async open() {
      const opened = first ?? (await fill(tables, openDatabase())).database;
      first = undefined;
      return opened;
    },
    async close() {
      await first?.close();
    },
  };
}

const dataEnding = /\.(?:csv|tsv|json|ndjson|jsonl)$/i;

async function fill(
  tables: readonly FileTable[],
  opening: Promise<Database>,
): Promise<{ readonly database: Database; readonly facts: readonly TableFacts[] }> {
  const database = await opening;
  try {
    await loadFiles(database, tables);
    const facts = await factsOf(database, tables);
    await lockDown(database);
    await becomeModeler(database);
    return { database, facts };
  } catch (error) {
    await database.close();
    throw new FileProblem(`The data could not be loaded: ${reasonOf(error)}`, { cause: error });
  }
}

/** Without hidden files, and without those that office programs put beside open ones. */
function dataFiles(folder: string): readonly string[] {
  try {
    const entries = readdirSync(join(folder, 'data'), { withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory() && !/^(?:\.|~\$)/.test(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new FileProblem(nothingIn(folder, []));
  }
}

function nothingIn(folder: string, skipped: readonly SkippedFile[]): string {
  const reasons = skipped.slice(0, 10).map(({ name, reason }) => `\n  ${name}: ${reason}`);
  const found = skipped.length === 0 ? `${join(folder, 'data')} has no data files.` : `No file in ${join(folder, 'data')} can be used:`;
  return `${found}${reasons.join('')}\nPut a CSV, TSV, JSON or NDJSON file there; each becomes a table.`;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
