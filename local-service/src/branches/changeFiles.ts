import type { ModelFiles } from '../data-model/BranchModels.js';
import { showModelPath } from '../data-model/modelPath.js';
import { invalid } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';

/** Writes files over those that are there. */
export function putFiles(files: ModelFiles, written: ModelFiles): ModelFiles {
  const changed = new Map([...files, ...written]);
  for (const path of written.keys()) checkPlace(changed, path);
  return changed;
}

/** Changes all files or none: 404 if one does not exist. */
export function takeAway(files: ModelFiles, paths: readonly string[]): ModelFiles {
  for (const path of paths) checkPresent(files, path);
  return new Map([...files].filter(([path]) => !paths.includes(path)));
}

/** All or none, and all at once, so that two files can change places. 409 where a new path is taken. */
export function renameAll(files: ModelFiles, newPaths: ReadonlyMap<string, string>): ModelFiles {
  const renamed = new Map(takeAway(files, [...newPaths.keys()]));
  for (const [path, newPath] of newPaths) {
    if (renamed.has(newPath)) throw new ServiceFailure(409, `A file already exists at ${showModelPath(newPath)}.`);
    renamed.set(newPath, files.get(path) ?? '');
  }
  for (const newPath of newPaths.values()) checkPlace(renamed, newPath);
  return renamed;
}

/** True if both have the same content. */
export function areSameFiles(one: ModelFiles, other: ModelFiles): boolean {
  return one === other || (one.size === other.size && [...one].every(([path, content]) => other.get(path) === content));
}

function checkPresent(files: ModelFiles, path: string): void {
  if (!files.has(path)) throw new ServiceFailure(404, `There is no file at ${showModelPath(path)}.`);
}

/** Nothing is a file and a folder at once. */
function checkPlace(files: ModelFiles, path: string): void {
  const isFolder = [...files.keys()].some((other) => other.startsWith(`${path}/`));
  const folders = path.split('/').slice(0, -1);
  const isInFile = folders.some((_, index) => files.has(folders.slice(0, index + 1).join('/')));
  if (isFolder || isInFile) throw invalid('path', `${showModelPath(path)} cannot be both a file and a folder`);
}
