import { invalid } from '../http/fields.js';

/** A path in the repository as it is kept: without a slash at the beginning. 400 for what is no file inside the repository. */
export function readModelPath(path: unknown, field: string): string {
  if (typeof path !== 'string' || path === '') throw invalid(field, 'is required');
  const kept = path.replace(/^\//, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\\\u0000-\u001f]/.test(kept)) throw invalid(field, 'must not contain backslashes or control characters');
  if (kept.split('/').some((segment) => ['', '.', '..'].includes(segment)))
    throw invalid(field, 'must be the path of a file inside the repository');
  return kept;
}

/** How the service shows a path. */
export function showModelPath(path: string): string {
  return `/${path}`;
}

/** What paths below the root of the project begin with: nothing, or a folder with its slash. */
export function rootPrefix(deployProjectRoot: string): string {
  const folder = deployProjectRoot.replace(/^\/+|(?<!\/)\/+$/g, '');
  return folder === '' ? '' : `${folder}/`;
}
