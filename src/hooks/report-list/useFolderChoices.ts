'use client';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { foldersQuery, useFolderAncestors } from '../resources/folders.js';
import { useServiceClient } from '../useServiceClient.js';
import { type FolderChoice, folderChoices } from './folderChoices.js';

/** The folders to filter by: those of the root, and those on the way to the chosen one opened. Each level is read when it is needed. */
export function useFolderChoices(deploymentId: number, folderId: number | null | undefined): readonly FolderChoice[] {
  const client = useServiceClient();
  const chosenId = folderId ?? undefined;
  const { data: ancestors = [] } = useFolderAncestors(
    { deploymentId, folderId: chosenId ?? 0 },
    // What is open stays open until the way to another folder is known.
    { enabled: chosenId !== undefined, placeholderData: keepPreviousData },
  );
  const path = chosenId === undefined ? [] : ancestors;
  const parentIds = [undefined, ...path.map(({ id }) => id)];
  const levels = useQueries({
    queries: parentIds.map((parentId) => foldersQuery(client, { deploymentId, ...(parentId !== undefined && { parentId }) })),
    combine: (results) => new Map(parentIds.map((parentId, index) => [parentId, results[index]?.data?.items ?? []])),
  });
  const choices = folderChoices(levels, path);
  if (chosenId === undefined || choices.some(({ id }) => id === chosenId)) return choices;
  return [...choices, { id: chosenId, name: `${chosenId}`, depth: 0 }];
}
