import type { FileHash } from '../../../client/resources/data-model-uploads.js';

/** A file that differs from the last commit. */
export interface ChangedFile {
  /** The path of the file in the data model. */
  readonly path: string;
  /** The difference from the last commit. */
  readonly change: 'added' | 'changed' | 'removed';
}

/** Returns the differences between the last commit and the present files of a branch, sorted by path. */
export function changedFiles(committed: FilesByPath, live: FilesByPath): readonly ChangedFile[] {
  const paths = [...new Set([...Object.keys(committed), ...Object.keys(live)])].sort();
  return paths.flatMap((path) => {
    const [before, now] = [hashAt(committed, path), hashAt(live, path)];
    if (before === now) return [];
    return [{ path, change: before === undefined ? 'added' : now === undefined ? 'removed' : 'changed' }];
  });
}

type FilesByPath = Readonly<Record<string, FileHash>>;

function hashAt(files: FilesByPath, path: string): string | undefined {
  return Object.hasOwn(files, path) ? files[path]?.hash : undefined;
}
