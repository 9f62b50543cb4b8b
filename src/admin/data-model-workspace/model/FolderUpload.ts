import { foldersAbove, isUsable } from './filePath.js';

/** A file of a folder on the user's computer. */
export interface LocalFile {
  /** The path below the chosen folder. */
  readonly path: string;
  readonly file: Blob;
}

/** A folder on the user's computer, as far as the browser could list it. */
export interface FolderListing {
  readonly files: readonly LocalFile[];
  /** Files and folders that could not be read. */
  readonly unreadable: readonly string[];
  /** True if the folder has more files than are listed or can be uploaded. */
  readonly isCut: boolean;
}

/** A folder on the user's computer, with the files that can be uploaded. */
export interface LocalFolder<File extends LocalFile = LocalFile> extends FolderListing {
  readonly files: readonly File[];
  /** The number of files left out: hidden ones, and those in `node_modules`. */
  readonly ignoredCount: number;
  /** Files that cannot be part of a data model: too long, too many, not text, or with an impossible path. */
  readonly refused: readonly string[];
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
  /** The files of the branch that the folder does not have under any name. Only these can be deleted. */
  readonly missing: readonly string[];
  /** The files that are neither uploaded nor deleted. */
  readonly skipped: readonly SkippedFile[];
  /** True if the folder could not be read in full. Then nothing is deleted. */
  readonly isPartial: boolean;
}

/** A file that an upload leaves as it is. */
export interface SkippedFile {
  readonly path: string;
  /** `kept`: hidden on the branch, or the folder has the name in other letters only. */
  readonly reason: 'refused' | 'unreadable' | 'kept';
}

/** Chooses the files of a folder that can be uploaded. */
export function pickFiles({ files, unreadable, isCut }: FolderListing): LocalFolder {
  const shown = files.filter(({ path }) => !isIgnored(path));
  const isFitting = ({ path, file }: LocalFile) => isUsable(path) && file.size <= maxBytes;
  const fitting = shown.filter(isFitting);
  const refused = [...shown.filter((file) => !isFitting(file)), ...fitting.slice(maxFiles)];
  return {
    files: fitting.slice(0, maxFiles),
    ignoredCount: files.length - shown.length,
    refused: refused.map(({ path }) => path),
    unreadable,
    isCut: isCut || fitting.length > maxFiles,
  };
}

/** True for hidden files and folders, and for installed packages. */
export function isIgnored(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part.toLowerCase() === 'node_modules');
}

/** Compares a folder with a branch: the files by their names, and their content by its hash. What is sent keeps the name that the branch has. */
export function planUpload(
  { files, refused, unreadable, isCut }: LocalFolder<HashedFile>,
  onBranch: Readonly<Record<string, { readonly hash: string }>>,
): UploadPlan {
  const remote = new Map(Object.entries(onBranch).map(([path, { hash }]) => [path, hash.toLowerCase()]));
  const local = [...files.map(({ path }) => path), ...refused, ...unreadable];
  const names = namesOnBranch(local, remote.keys());
  const named = files.map((file) => {
    const path = names.get(file.path) ?? file.path;
    // The same object, by which a retry knows what was sent.
    return path === file.path ? file : { ...file, path };
  });
  const taken = new Set(names.values());
  const held = new Set(local.map(foldedName));
  const others = [...remote.keys()].filter((path) => !taken.has(path)).sort();
  const isKept = (path: string) => isIgnored(path) || held.has(foldedName(path));
  const skip = (paths: readonly string[], reason: SkippedFile['reason']) =>
    paths.map((path) => ({ path: names.get(path) ?? path, reason }));
  return {
    added: named.filter(({ path }) => !remote.has(path)),
    changed: named.filter(({ path, hash }) => remote.has(path) && remote.get(path) !== hash),
    unchanged: named.filter(({ path, hash }) => remote.get(path) === hash),
    missing: others.filter((path) => !isKept(path)),
    skipped: [...skip(refused, 'refused'), ...skip(unreadable, 'unreadable'), ...skip(others.filter(isKept), 'kept')],
    isPartial: isCut || unreadable.length > 0,
  };
}

/**
 * Returns the name on the branch for each local path, no name twice: the same one, or else one that differs in its Unicode normal form, or
 * else in upper and lower case. Macs decompose names, and neither Macs nor Windows tell cases apart. New names are composed, as Git does it.
 */
function namesOnBranch(local: readonly string[], onBranch: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const free = new Set(onBranch);
  for (const keyOf of [(path: string) => path, composedName, foldedName]) {
    const byKey = new Map([...free].map((path) => [keyOf(path), path]));
    for (const path of local) {
      const name = byKey.get(keyOf(path));
      if (name === undefined || names.has(path) || !free.delete(name)) continue;
      names.set(path, name);
    }
  }
  const taken = new Set([...local, ...names.values()]);
  for (const path of local) {
    if (names.has(path)) continue;
    const name = composedName(path);
    names.set(path, taken.has(name) ? path : name);
    taken.add(name);
  }
  return names;
}

const composedName = (path: string) => path.normalize('NFC');
const foldedName = (path: string) => composedName(path).toLowerCase();

/** Returns the files of an `<input webkitdirectory>` or a drop, with paths relative to the chosen folder. */
export function belowFolder(listing: FolderListing): FolderListing {
  const { files, unreadable } = listing;
  const paths = [...files.map(({ path }) => path), ...unreadable];
  const top = foldersAbove(paths[0] ?? '')[0];
  if (top === undefined || !paths.every((path) => path.startsWith(`${top}/`))) return listing;
  const below = (path: string) => path.slice(top.length + 1);
  return { ...listing, files: files.map(({ path, file }) => ({ path: below(path), file })), unreadable: unreadable.map(below) };
}

export const maxFiles = 10_000;
export const maxBytes = 5_000_000;
