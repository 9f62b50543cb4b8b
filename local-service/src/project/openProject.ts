import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DataModelValidationError } from '@parley/react/client';
import type { ModelFiles } from '../data-model/BranchModels.js';
import type { ServiceSource, SourceControl } from '../ServiceSource.js';
import type { PlannedPeople } from '../tenant/TenantPlan.js';
import { createWarehouse, type WarehouseOptions } from '../warehouse/createWarehouse.js';
import { openDatabase } from '../warehouse/openDatabase.js';
import type { Warehouse } from '../warehouse/Warehouse.js';
import { deriveModel } from './deriveModel.js';
import { describeData, describeProblems } from './describeProject.js';
import { type ExchangeableWarehouse, exchangeableWarehouse } from './exchangeableWarehouse.js';
import { FileProblem } from './FileProblem.js';
import { type LoadedData, loadData, reasonOf, scanData } from './loadData.js';
import { readModelFolder, writeModelFiles } from './modelFolder.js';
import { defaultPeople, readTenant } from './readTenant.js';
import { watchFolder } from './watchFolder.js';

/** A folder with data, and with the model and the people that belong to it. */
export interface Project {
  readonly source: ServiceSource;
  /** What was loaded and what was not, for people to read. */
  readonly summary: string;
  close(): Promise<void>;
}

export interface ProjectOptions {
  /** Called with what happens to the folder while the service runs. */
  readonly onReport?: ((text: string) => void) | undefined;
}

/** Loads the folder, and derives a model from the data if it has none. Throws `FileProblem`, which says what to do. */
export async function openProject(path: string, { onReport = () => {} }: ProjectOptions = {}): Promise<Project> {
  const folder = resolve(path);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new FileProblem(`The project ${folder} is not a folder.`);
  const people = readPeople(folder);
  let data = await readData(folder);
  const ownModel = readModelFolder(folder);
  const isDerived = ownModel.size === 0;
  const files = isDerived ? deriveModel(data.facts) : ownModel;
  if (isDerived) writeModelFiles(folder, files, new Map());
  let warehouse: ExchangeableWarehouse | undefined;
  let options: Parameters<ServiceSource['openWarehouse']>[0] = {};
  let control: SourceControl | undefined;

  async function reloadData(): Promise<void> {
    const scanned = await scanData(folder);
    const lost = scanned.skipped.find(({ name }) => data.tables.some(({ file }) => file.path === join(folder, 'data', name)));
    if (lost !== undefined) throw new FileProblem(`${lost.name}: ${lost.reason}`);
    const before = data;
    data = await loadData(scanned);
    warehouse?.exchange(await warehouseOf(data, options));
    await before.close();
    await control?.dataChanged();
    onReport(`The data was loaded again:\n${describeData(data)}`);
    const problems = await takeModel();
    if (problems.length > 0) onReport(`The model does not fit the data any more:\n${describeProblems(problems)}`);
  }

  /** Read when it is committed, so that nothing can be committed in between. */
  async function takeModel(): Promise<readonly DataModelValidationError[]> {
    if (readModelFolder(folder).size === 0) throw new FileProblem('The folder model has no files.');
    return (await control?.takeModel(() => readModelFolder(folder))) ?? [];
  }

  async function reloadModel(): Promise<void> {
    const problems = await takeModel();
    if (problems.length > 0) throw new FileProblem(describeProblems(problems));
    onReport('The model was read from the folder.');
  }

  const watched = (what: string, change: () => Promise<void>) => async () => {
    try {
      await change();
    } catch (error) {
      onReport(`The ${what} in ${folder} changed, but cannot be used. What was there before is still served.\n${reasonOf(error)}`);
    }
  };
  const stops = [
    watchFolder(join(folder, 'data'), watched('data', reloadData)),
    watchFolder(join(folder, 'model'), watched('model', reloadModel)),
  ];

  return {
    summary: `${describeData(data)}\n${isDerived ? `The model was derived and written to ${join(folder, 'model')}` : `Model: ${join(folder, 'model')}`}`,
    source: {
      plan: { deploymentName: 'Your data', files, ...people },
      async openWarehouse(given) {
        options = given;
        warehouse = exchangeableWarehouse(await warehouseOf(data, options));
        return warehouse;
      },
      beforeCommit: (after: ModelFiles, before: ModelFiles) => writeModelFiles(folder, after, before),
      connect(given) {
        control = given;
        given
          .takeModel(() => files)
          .then(
            (problems) => problems.length > 0 && onReport(`The model in ${folder} has errors.\n${describeProblems(problems)}`),
            (error) => onReport(reasonOf(error)),
          );
      },
    },
    async close() {
      for (const stop of stops) stop();
      await data.close();
    },
  };
}

/** A database opens while the files are read. */
async function readData(folder: string): Promise<LoadedData> {
  const opening = openDatabase();
  try {
    return await loadData(await scanData(folder), opening);
  } catch (error) {
    await opening.then((database) => database.close());
    throw error;
  }
}

/** Queries of many rows cost more, and a second database of them would take too long to make. */
function warehouseOf(data: LoadedData, options: WarehouseOptions): Promise<Warehouse> {
  const rows = data.tables.reduce((sum, { file }) => sum + file.rowCount, 0);
  const tables = { open: data.open, maxCost: 250_000 + 2 * rows, ...(rows > 100_000 && { patienceMs: 60_000 }) };
  return createWarehouse({ ...options, tables });
}

function readPeople(folder: string): PlannedPeople {
  const file = join(folder, 'tenant.yml');
  return existsSync(file) ? readTenant(readFileSync(file, 'utf8')) : defaultPeople;
}
