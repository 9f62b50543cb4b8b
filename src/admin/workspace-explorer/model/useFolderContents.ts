'use client';
import { useQueries } from '@tanstack/react-query';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import { workspaceItemId } from '../../../data/bulk-action/bulkAnswers.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { workspaceObjectsQuery } from '../../../data/resources/workspace.js';
import { countKinds, type KindCounts } from './workspaceItem.js';

/** What lies right inside some folders that are about to be deleted. */
export interface FolderContents {
  /** `unknown` where it could not be read, or there are too many folders to ask about. */
  readonly status: 'loading' | 'known' | 'unknown';
  /** What loses its folder and is not among the items itself. */
  readonly counts: KindCounts;
  /** There is more inside than was counted. */
  readonly isMore: boolean;
  /** Folders that hold folders which are not among the items: those are not deleted. */
  readonly holders: readonly WorkspaceItem[];
  /** Whether any folder is deleted, as far as is known. */
  readonly isAnyGoing: boolean;
}

/** Counts what is inside the folders among these items. */
export function useFolderContents(deploymentId: number, items: readonly WorkspaceItem[]): FolderContents {
  const client = useServiceClient();
  const folders = items.filter(({ type }) => type === 'FOLDER');
  const isAsked = folders.length <= mostFolders;
  const reads = useQueries({
    queries: (isAsked ? folders : []).map(({ id }) => workspaceObjectsQuery(client, { deploymentId, folderId: id, first: countedItems })),
  });
  const isFailed = !isAsked || reads.some(({ error }) => error !== null);
  const inside = reads.map(({ data }) => data?.items ?? []);
  const holders = findHolders(items, folders, inside);
  return {
    status: isFailed ? 'unknown' : reads.some(({ isPending }) => isPending) ? 'loading' : 'known',
    counts: countKinds(findLeft(items, folders, inside)),
    isMore: reads.some(({ data }) => data?.pageInfo.hasNextPage === true),
    holders,
    isAnyGoing: holders.length < folders.length,
  };
}

/** The folders that hold others which do not go with them. */
export function findHolders(items: readonly WorkspaceItem[], folders: readonly WorkspaceItem[], inside: Inside): readonly WorkspaceItem[] {
  const going = new Set(items.map(workspaceItemId));
  return folders.filter((_, index) => inside[index]?.some((item) => item.type === 'FOLDER' && !going.has(workspaceItemId(item))));
}

/** What lies in the folders that go, and does not go itself. */
export function findLeft(items: readonly WorkspaceItem[], folders: readonly WorkspaceItem[], inside: Inside): readonly WorkspaceItem[] {
  const going = new Set(items.map(workspaceItemId));
  const holders = new Set(findHolders(items, folders, inside));
  return folders.flatMap((folder, index) =>
    holders.has(folder) ? [] : (inside[index] ?? []).filter((item) => !going.has(workspaceItemId(item))),
  );
}

/** What lies in each of the folders, in their order. */
type Inside = readonly (readonly WorkspaceItem[])[];

const mostFolders = 20;
const countedItems = 100;
