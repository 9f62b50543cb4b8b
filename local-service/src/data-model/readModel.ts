import type { DataModelValidationError } from '@parley/react/client';
import { isObject, type JsonObject } from '../http/fields.js';
import type { ModelFiles } from './BranchModels.js';
import { rootPrefix, showModelPath } from './modelPath.js';
import { readYaml } from './readYaml.js';

/** A cube or a view, with the file it stands in. */
export interface Definition {
  readonly fileName: string;
  readonly name: string;
  readonly fields: JsonObject;
}

/** What the model files define, and what cannot be read of them. */
export interface ReadModel {
  readonly cubes: readonly Definition[];
  readonly views: readonly Definition[];
  readonly errors: readonly DataModelValidationError[];
}

/** Reads every YAML file in the folder `model` of the project. */
export function readModel(files: ModelFiles, deployProjectRoot: string): ReadModel {
  const folder = `${rootPrefix(deployProjectRoot)}model/`;
  const cubes: Definition[] = [];
  const views: Definition[] = [];
  const errors: DataModelValidationError[] = [];
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!path.startsWith(folder) || !/\.ya?ml$/.test(path)) continue;
    const file = readFile(showModelPath(path), content);
    cubes.push(...file.cubes);
    views.push(...file.views);
    errors.push(...file.errors);
  }
  return { cubes, views, errors };
}

function readFile(fileName: string, content: string): ReadModel {
  const errors: DataModelValidationError[] = [];
  const report = (message: string): void => void errors.push({ message, fileName });
  const document = readMap(content, report);
  for (const key of Object.keys(document)) {
    if (key !== 'cubes' && key !== 'views') report(`"${key}" is not a known key. A file can define cubes and views.`);
  }
  const definitions = (key: 'cubes' | 'views'): readonly Definition[] =>
    readEntries(document[key], key, report).flatMap((fields) => {
      const name = readName(fields, key.slice(0, -1), report);
      return name === undefined ? [] : [{ fileName, name, fields }];
    });
  return { cubes: definitions('cubes'), views: definitions('views'), errors };
}

function readMap(content: string, report: Report): JsonObject {
  const read = readYaml(content);
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
export function readName({ name }: JsonObject, what: string, report: Report): string | undefined {
  if (typeof name !== 'string' || name === '') report(`A ${what} has no name.`);
  else if (!/^[A-Za-z_]\w*$/.test(name)) report(`"${name}" cannot be the name of a ${what}. Use letters, digits and underscores.`);
  else return name;
  return undefined;
}

export type Report = (message: string) => void;
