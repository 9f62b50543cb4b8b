/** A folder to choose; `depth` is how many folders it lies in. */
export interface FolderChoice {
  readonly id: number;
  readonly name: string;
  readonly depth: number;
}

interface NamedFolder {
  readonly id: number;
  readonly name: string;
}

/** What was read of the folders: each level by the folder that it lies in, and the root by `undefined`. */
export type FolderLevels = ReadonlyMap<number | undefined, readonly NamedFolder[]>;

/**
 * The folders of the root, and those along `path` opened, in the order of a tree. The chosen folder is among them even where
 * its level could not be read.
 */
export function folderChoices(levels: FolderLevels, path: readonly NamedFolder[]): readonly FolderChoice[] {
  return choicesIn(levels, path, undefined, 0);
}

function choicesIn(
  levels: FolderLevels,
  [opened, ...inside]: readonly NamedFolder[],
  parentId: number | undefined,
  depth: number,
): readonly FolderChoice[] {
  const read = levels.get(parentId) ?? [];
  const isMissing = opened !== undefined && !read.some(({ id }) => id === opened.id);
  const level = isMissing ? [...read, opened] : read;
  return level.flatMap(({ id, name }) => [{ id, name, depth }, ...(id === opened?.id ? choicesIn(levels, inside, id, depth + 1) : [])]);
}
