/** Normalizes a path for comparison: without leading slashes. */
export function plainPath(path: string): string {
  return path.replace(/^\/+/, '');
}

/** Returns the folders above a path, from the outermost: `a` and `a/b` for `a/b/c.yml`. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Returns the path after its file or folder, or a folder above it, has moved from one path to another. */
export function movedPath(path: string, from: string, to: string): string {
  if (path === from) return to;
  return path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
}

/** The problem with the path of a new or moved file or folder. */
export type PathProblem = 'missing' | 'unusable' | 'too-long' | 'taken' | 'below-file' | 'inside-itself';

interface KnownPaths {
  readonly byPath: ReadonlyMap<string, { readonly kind: 'file' | 'folder' }>;
}

/** Checks a path by the rules of the service before it is sent. `from` is the current path of the file or folder to move. */
export function checkFilePath(typed: string, { byPath }: KnownPaths, from?: string): PathProblem | undefined {
  const path = plainPath(typed.trim());
  if (path === '') return 'missing';
  if (path.length > maxPathLength) return 'too-long';
  if (!isUsable(path)) return 'unusable';
  if (from !== undefined && path.startsWith(`${from}/`)) return 'inside-itself';
  if (path !== from && byPath.has(path)) return 'taken';
  return foldersAbove(path).some((folder) => folder !== from && byPath.get(folder)?.kind === 'file') ? 'below-file' : undefined;
}

/** True for a path inside the repository. */
export function isUsable(path: string): boolean {
  return !/[\\\p{Cc}]/u.test(path) && path.split('/').every((part) => part.trim() === part && !['', '.', '..'].includes(part));
}

const maxPathLength = 1_024;
