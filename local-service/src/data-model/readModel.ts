import type { DataModelValidationError } from '@parley/react/client';
import { isObject, type JsonObject } from '../http/fields.js';
import type { ModelFiles } from './BranchModels.js';
import { rootPrefix, showModelPath } from './modelPath.js';
import { type Lines, readYaml } from './readYaml.js';

/** A cube or a view, with the file it stands in. */
export interface Definition {
  readonly fileName: string;
  readonly name: string;
  readonly fields: JsonObject;
  readonly report: Report;
}

/** What the model files define. What cannot be read of them is among the errors. */
export interface ReadModel {
  readonly cubes: readonly Definition[];
  readonly views: readonly Definition[];
  /** What the definitions report. */
  readonly errors: DataModelValidationError[];
}

/** Notes what is wrong, and in which line if it is about an entry of the file. */
export type Report = (message: string, entry?: object) => void;

/** Reads every YAML file in the folder `model` of the project. */
export function readModel(files: ModelFiles, deployProjectRoot: string): ReadModel {
  const folder = `${rootPrefix(deployProjectRoot)}model/`;
  const model: ReadModel & Record<DefinitionKey, Definition[]> = { cubes: [], views: [], errors: [] };
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!path.startsWith(folder) || !/\.ya?ml$/.test(path)) continue;
    const fileName = showModelPath(path);
    const lines: Lines = new WeakMap();
    const report: Report = (message, entry) => {
      const line = entry && lines.get(entry);
      model.errors.push({ message: line === undefined ? message : `Line ${line}: ${message}`, fileName });
    };
    const document = readMap(content, lines, report);
    for (const key of Object.keys(document)) {
      if (key !== 'cubes' && key !== 'views') report(`"${key}" is not a known key. A file can define cubes and views.`);
    }
    for (const key of ['cubes', 'views'] as const) {
      for (const fields of readEntries(document[key], key, report)) {
        const name = readName(fields, key.slice(0, -1), report);
        if (name !== undefined) model[key].push({ fileName, name, fields, report });
      }
    }
  }
  return model;
}

type DefinitionKey = 'cubes' | 'views';

function readMap(content: string, lines: Lines, report: Report): JsonObject {
  const read = readYaml(content, lines);
  if ('problem' in read) report(read.problem);
  else if (isObject(read.value)) return read.value;
  else if (read.value !== null) report('The file must define cubes and views.');
  return {};
}

/** The entries of a list of maps; empty where it is left out. */
export function readEntries(value: unknown, key: string, report: Report): readonly JsonObject[] {
  if (value === undefined || value === '') return [];
  if (Array.isArray(value) && value.every(isObject)) return value;
  report(`"${key}" must be a list, each entry with a name.`);
  return [];
}

/** The name of a definition or member, reported where it is missing or no identifier. */
export function readName(fields: JsonObject, what: string, report: Report): string | undefined {
  const { name } = fields;
  if (typeof name !== 'string' || name === '') report(`A ${what} has no name.`, fields);
  else if (!/^[A-Za-z_]\w*$/.test(name)) report(`"${name}" cannot be the name of a ${what}. Use letters, digits and underscores.`, fields);
  else return name;
  return undefined;
}
