import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { FileProblem } from './FileProblem.js';

/** The YAML files below `model`, by their path with it. Links are not followed. */
export function readModelFolder(folder: string): ModelFiles {
  const files = new Map<string, string>();
  const read = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const inside = `${path}/${entry.name}`;
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) read(inside);
      else if (entry.isFile() && /\.ya?ml$/.test(entry.name)) files.set(inside, readFileSync(join(folder, inside), 'utf8'));
    }
  };
  if (lstatSync(join(folder, 'model'), { throwIfNoEntry: false })?.isDirectory() === true) read('model');
  if ([...files.values()].reduce((sum, { length }) => sum + length, 0) > maxLength) {
    throw new FileProblem(`The files in ${join(folder, 'model')} have more than ${maxLength} characters.`);
  }
  return files;
}

const maxLength = 20_000_000;

/**
 * Writes the files that differ between two versions of the model. All of them are checked before the first is written, and each is
 * replaced atomically. A file that has since changed on disk is never overwritten.
 */
export function writeModelFiles(folder: string, files: ModelFiles, before: ModelFiles): void {
  const changed = [...new Set([...before.keys(), ...files.keys()])].filter((path) => files.get(path) !== before.get(path));
  const known = changed.filter((path) => isInside(folder, path) && contentOf(join(folder, path)) !== files.get(path));
  for (const path of known) {
    if (contentOf(join(folder, path)) !== before.get(path)) {
      throw new ServiceFailure(409, `${path} was changed on disk. Reload it and make your change once more.`);
    }
  }
  try {
    for (const path of known) writeFile(join(folder, path), files.get(path));
  } catch (error) {
    throw new ServiceFailure(500, `The model could not be written to ${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** True for a YAML file below `model`. Refuses one that a link would put somewhere else. */
function isInside(folder: string, path: string): boolean {
  const segments = path.split('/');
  if (!/^model\/.*\.ya?ml$/.test(path)) return false;
  if (/[\\:\0]/.test(path) || segments.some((segment) => segment === '' || segment.startsWith('.'))) {
    throw new ServiceFailure(400, `${path} cannot be written to the folder of the project.`);
  }
  for (let depth = 1; depth <= segments.length; depth += 1) {
    const status = lstatSync(join(folder, ...segments.slice(0, depth)), { throwIfNoEntry: false });
    const isExpected = depth < segments.length ? status?.isDirectory() : status?.isFile();
    if (status !== undefined && isExpected !== true) {
      throw new ServiceFailure(400, `${path} cannot be written: ${segments.slice(0, depth).join('/')} is a link or another kind of file.`);
    }
  }
  return true;
}

function contentOf(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false }) === undefined ? undefined : readFileSync(path, 'utf8');
}

function writeFile(path: string, content: string | undefined): void {
  if (content === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${process.pid}.${Date.now()}.tmp`);
  writeFileSync(temporary, content, { flag: 'wx' });
  renameSync(temporary, path);
}
