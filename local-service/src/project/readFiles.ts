import { join } from 'node:path';
import { createWarehouse } from '../warehouse/createWarehouse.js';
import { openDatabase } from '../warehouse/openDatabase.js';
import { describeData } from './describeProject.js';
import { FileProblem } from './FileProblem.js';
import { type LoadedData, loadData, scanData } from './loadData.js';
import type { ProjectData } from './ProjectData.js';

/** Loads the files in the folder `data`. A database opens while they are read. */
export async function readFiles(folder: string): Promise<ProjectData> {
  const opening = openDatabase();
  try {
    return dataOf(await loadData(await scanData(folder), opening), folder);
  } catch (error) {
    await opening.then((database) => database.close());
    throw error;
  }
}

function dataOf(data: LoadedData, folder: string): ProjectData {
  return {
    facts: data.facts,
    summary: describeData(data),
    openWarehouse(options) {
      // Queries of many rows cost more, and a second database of them would take too long to make.
      const rows = data.tables.reduce((sum, { file }) => sum + file.rowCount, 0);
      const tables = { open: data.open, maxCost: 250_000 + 2 * rows, ...(rows > 100_000 && { patienceMs: 60_000 }) };
      return createWarehouse({ ...options, tables });
    },
    async readAgain() {
      const scanned = await scanData(folder);
      const lost = scanned.skipped.find(({ name }) => data.tables.some(({ file }) => file.path === join(folder, 'data', name)));
      if (lost !== undefined) throw new FileProblem(`${lost.name}: ${lost.reason}`);
      return dataOf(await loadData(scanned), folder);
    },
    close: data.close,
  };
}
