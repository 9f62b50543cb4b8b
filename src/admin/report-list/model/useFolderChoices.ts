'use client';
import { keepPreviousData, replaceEqualDeep, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { foldersQuery, useFolderAncestors } from '../../../data/resources/folders.js';

/** The folders to filter by: those of the root, and those on the way to the chosen one opened. Each level is read when it is needed. */
export function useFolderChoices(deploymentId: number, folderId: number | null | undefined): readonly FolderChoice[] {
  const client = useServiceClient();
  const chosenId = folderId ?? undefined;
  const { data: ancestors = [] } = useFolderAncestors(
    { deploymentId, folderId: chosenId ?? 0 },
    // Keep open folders open until the path to another folder is known.
    { enabled: chosenId !== undefined, placeholderData: keepPreviousData },
  );
  const path = chosenId === undefined ? [] : ancestors;
  const parentIds = [undefined, ...path.map(({ id }) => id)];
  const levels = useQueries({
    queries: parentIds.map((parentId) => foldersQuery(client, { deploymentId, ...(parentId !== undefined && { parentId }) })),
    combine: (results) => new Map(parentIds.map((parentId, index) => [parentId, results[index]?.data?.items ?? []])),
  });
  const choices = folderChoices(levels, path);
  const isKnown = chosenId === undefined || choices.some(({ id }) => id === chosenId);
  const all = isKnown ? choices : [...choices, { id: chosenId, name: `${chosenId}`, depth: 0 }];
  const [held, setHeld] = useState(all);
  const current = replaceEqualDeep(held, all);
  if (current !== held) setHeld(current);
  return current;
}

/** A folder to choose; `depth` is how many folders it lies in. */
export interface FolderChoice {
  /** The id to filter by. */
  readonly id: number;
  /** The name without those of the folders around it. */
  readonly name: string;
  /** The number of folders that it lies in; 0 at the top level. */
  readonly depth: number;
}

type NamedFolder = Pick<FolderChoice, 'id' | 'name'>;

/** The loaded folders by their parent; the top level is at `undefined`. */
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
