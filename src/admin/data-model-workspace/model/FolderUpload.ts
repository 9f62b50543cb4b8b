import { foldersAbove, isUsable } from './filePath.js';

/** A file of a folder on the user's computer. */
export interface LocalFile {
  /** The path below the chosen folder. */
  readonly path: string;
  readonly file: Blob;
}

/** The part of a folder on the user's computer that can be uploaded. */
export interface LocalFolder {
  readonly files: readonly LocalFile[];
  /** The number of files left out: hidden ones, and those in `node_modules`. */
  readonly ignoredCount: number;
  /** Files that cannot be part of a data model: too long, or with an impossible path. */
  readonly refused: readonly string[];
  /** True if the folder has more files than can be uploaded. */
  readonly isCut: boolean;
}

/** A local file with the hash of its content. */
export interface HashedFile extends LocalFile {
  readonly hash: string;
}

/** What an upload does to the files of a branch. Each path is in one of the lists. */
export interface UploadPlan {
  readonly added: readonly HashedFile[];
  readonly changed: readonly HashedFile[];
  readonly unchanged: readonly HashedFile[];
  /** The files of the branch that the folder does not contain. */
  readonly missing: readonly string[];
}

/** Chooses the files of a folder that can be uploaded. */
export function pickFiles(files: readonly LocalFile[]): LocalFolder {
  const shown = files.filter(({ path }) => !isIgnored(path));
  const isFitting = ({ path, file }: LocalFile) => isUsable(path) && file.size <= maxBytes;
  return {
    files: shown.filter(isFitting).slice(0, maxFiles),
    ignoredCount: files.length - shown.length,
    refused: shown.filter((file) => !isFitting(file)).map(({ path }) => path),
    isCut: shown.length > maxFiles,
  };
}

/** True for hidden files and folders, and for installed packages. */
export function isIgnored(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === 'node_modules');
}

/** Compares a folder with a branch by the hashes of the files. */
export function planUpload(local: readonly HashedFile[], onBranch: Readonly<Record<string, { readonly hash: string }>>): UploadPlan {
  const remote = new Map(Object.entries(onBranch).map(([path, { hash }]) => [path, hash.toLowerCase()]));
  const paths = new Set(local.map(({ path }) => path));
  return {
    added: local.filter(({ path }) => !remote.has(path)),
    changed: local.filter(({ path, hash }) => remote.has(path) && remote.get(path) !== hash),
    unchanged: local.filter(({ path, hash }) => remote.get(path) === hash),
    missing: [...remote.keys()].filter((path) => !paths.has(path)).sort(),
  };
}

/** Returns the files of a `<input webkitdirectory>` or a drop by their path below the chosen folder. */
export function belowFolder(files: readonly LocalFile[]): readonly LocalFile[] {
  const top = foldersAbove(files[0]?.path ?? '')[0];
  const isOneFolder = top !== undefined && files.every(({ path }) => path.startsWith(`${top}/`));
  return isOneFolder ? files.map(({ path, file }) => ({ path: path.slice(top.length + 1), file })) : files;
}

export const maxFiles = 10_000;
export const maxBytes = 5_000_000;
