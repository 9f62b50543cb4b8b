import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DataModelValidationError } from '@parley/react/client';
import type { ModelFiles } from '../data-model/BranchModels.js';
import type { ServiceSource, SourceControl } from '../ServiceSource.js';
import type { PlannedPeople } from '../tenant/TenantPlan.js';
import { deriveModel } from './deriveModel.js';
import { describeProblems } from './describeProject.js';
import { type ExchangeableWarehouse, exchangeableWarehouse } from './exchangeableWarehouse.js';
import { FileProblem } from './FileProblem.js';
import { reasonOf } from './loadData.js';
import { readModelFolder, writeModelFiles } from './modelFolder.js';
import { readFiles } from './readFiles.js';
import { readServer } from './readServer.js';
import { defaultPeople, readTenant } from './readTenant.js';
import { watchFolder } from './watchFolder.js';

/** Data of one's own, with the model and the people that belong to it. */
export interface Project {
  readonly source: ServiceSource;
  /** What was loaded and what was not, for people to read. */
  readonly summary: string;
  close(): Promise<void>;
}

/** The location of a project: a folder, a server, or a server for the data and a folder for the model. */
export interface ProjectOptions {
  /** The folder with model and people, and with data if there is no `database`. */
  readonly folder?: string | undefined;
  /** The address of a Postgres server with the data. */
  readonly database?: string | undefined;
  /** Called with what happens to the folder while the service runs. */
  readonly onReport?: ((text: string) => void) | undefined;
}

/**
 * Reads data and model, or derives a model from the data, and writes it to the folder. `undefined` without folder and server. Throws
 * `FileProblem` or `ConnectionError`, which say what to do.
 */
export async function openProject({ folder: path, database, onReport = () => {} }: ProjectOptions): Promise<Project | undefined> {
  if (path === undefined) return database === undefined ? undefined : serverProject(database, onReport);
  const folder = folderAt(path);
  const people = readPeople(folder);
  let data = database === undefined ? await readFiles(folder) : await readServer(database);
  const ownModel = readModelFolder(folder);
  const isDerived = ownModel.size === 0;
  const files = isDerived ? deriveModel(data.facts) : ownModel;
  if (isDerived) writeModelFiles(folder, files, new Map());
  let warehouse: ExchangeableWarehouse | undefined;
  let options: Parameters<ServiceSource['openWarehouse']>[0] = {};
  let control: SourceControl | undefined;

  async function reloadData(): Promise<void> {
    const next = await data.readAgain?.();
    if (next === undefined) return;
    const before = data;
    data = next;
    warehouse?.exchange(await data.openWarehouse(options));
    await before.close();
    await control?.dataChanged();
    onReport(`The data was loaded again:\n${data.summary}`);
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
    ...(data.readAgain === undefined ? [] : [watchFolder(join(folder, 'data'), watched('data', reloadData))]),
    watchFolder(join(folder, 'model'), watched('model', reloadModel)),
  ];

  return {
    summary: `${data.summary}\n${isDerived ? `The model was derived and written to ${join(folder, 'model')}` : `Model: ${join(folder, 'model')}`}`,
    source: {
      plan: { deploymentName: 'Your data', files, ...people },
      async openWarehouse(given) {
        options = given;
        warehouse = exchangeableWarehouse(await data.openWarehouse(options));
        return warehouse;
      },
      beforeCommit: (after: ModelFiles, before: ModelFiles) => writeModelFiles(folder, after, before),
      connect(given) {
        control = given;
        reportProblems(given, files, { onReport, where: `in ${folder}` });
      },
    },
    async close() {
      for (const stop of stops) stop();
      await data.close();
    },
  };
}

/** Without a folder there is nowhere to store the model, so it is derived at every start. */
async function serverProject(database: string, onReport: (text: string) => void): Promise<Project> {
  const { facts, summary, openWarehouse, close } = await readServer(database);
  const files = deriveModel(facts);
  return {
    summary: `${summary}\nThe model was derived. With --project it is written to a folder, where you can edit it.`,
    source: {
      plan: { deploymentName: 'Your data', files, ...defaultPeople },
      openWarehouse,
      connect: (control) => reportProblems(control, files, { onReport, where: 'of the database' }),
    },
    close,
  };
}

function reportProblems(
  control: SourceControl,
  files: ModelFiles,
  { onReport, where }: { readonly onReport: (text: string) => void; readonly where: string },
): void {
  control
    .takeModel(() => files)
    .then(
      (problems) => problems.length > 0 && onReport(`The model ${where} has errors.\n${describeProblems(problems)}`),
      (error) => onReport(reasonOf(error)),
    );
}

function folderAt(path: string): string {
  const folder = resolve(path);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new FileProblem(`The project ${folder} is not a folder.`);
  return folder;
}

function readPeople(folder: string): PlannedPeople {
  const file = join(folder, 'tenant.yml');
  return existsSync(file) ? readTenant(readFileSync(file, 'utf8')) : defaultPeople;
}
