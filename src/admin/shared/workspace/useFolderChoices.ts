'use client';
import { useMemo } from 'react';
import { useFolderLevels } from '../../../data/resources/folders.js';

/** The folders to choose from: those at the root, with the path to the chosen one expanded. Each level is read when it is needed. */
export function useFolderChoices(deploymentId: number, folderId: number | null | undefined): readonly FolderChoice[] {
  const chosenId = folderId ?? undefined;
  const { path, levels } = useFolderLevels({ deploymentId }, chosenId);
  return useMemo(() => {
    const choices = folderChoices(levels, path);
    const isKnown = chosenId === undefined || choices.some(({ id }) => id === chosenId);
    return isKnown ? choices : [...choices, { id: chosenId, name: `${chosenId}`, depth: 0 }];
  }, [levels, path, chosenId]);
}

/** A folder to choose; `depth` is how many folders it lies in. */
export interface FolderChoice {
  /** The id of the folder. */
  readonly id: number;
  /** The name without those of the folders around it. */
  readonly name: string;
  /** The number of folders that it lies in; 0 at the top level. */
  readonly depth: number;
}

type NamedFolder = Pick<FolderChoice, 'id' | 'name'>;
type FolderLevels = ReadonlyMap<number | undefined, readonly NamedFolder[]>;

/** The folders of the root, and those along `path` opened, in the order of a tree: the chosen one too if its level could not be read. */
export function folderChoices(levels: FolderLevels, path: readonly NamedFolder[]): readonly FolderChoice[] {
  return choicesIn(levels, path, undefined, 0);
}

function choicesIn(
  levels: FolderLevels,
  path: readonly NamedFolder[],
  parentId: number | undefined,
  depth: number,
): readonly FolderChoice[] {
  const [opened, ...inside] = path;
  const read = levels.get(parentId) ?? [];
  const isMissing = opened !== undefined && !read.some(({ id }) => id === opened.id);
  const level = isMissing ? [...read, opened] : read;
  return level.flatMap(({ id, name }) => [{ id, name, depth }, ...(id === opened?.id ? choicesIn(levels, inside, id, depth + 1) : [])]);
}
