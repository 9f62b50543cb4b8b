'use client';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import { workspaceItemId } from '../../../data/bulk-action/bulkAnswers.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { workspaceObjectsQuery } from '../../../data/resources/workspace.js';
import { useReads } from '../../../data/useRead.js';
import { countKinds, type KindCounts } from './workspaceItem.js';

/** The direct contents of folders that are about to be deleted. */
export interface FolderContents {
  /** `unknown` if reading failed, or if there are too many folders. */
  readonly status: 'loading' | 'known' | 'unknown';
  /** The items that lose their folder and are not being deleted themselves. */
  readonly counts: KindCounts;
  /** True if there are more items than were counted. */
  readonly isMore: boolean;
  /** Folders that contain folders not being deleted. The service does not delete them. */
  readonly holders: readonly WorkspaceItem[];
  /** True if any folder will be deleted, as far as known. */
  readonly isAnyGoing: boolean;
}

/** Counts the contents of the folders among these items. */
export function useFolderContents(deploymentId: number, items: readonly WorkspaceItem[]): FolderContents {
  const client = useServiceClient();
  const folders = items.filter(({ type }) => type === 'FOLDER');
  const isAsked = folders.length <= maxFolders;
  const reads = useReads(
    (isAsked ? folders : []).map(({ id }) => workspaceObjectsQuery(client, { deploymentId, folderId: id, first: countedItems })),
    (results) => results.map(({ data, error, isPending }) => ({ data, error, isPending })),
  );
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

/** Returns the folders that contain folders not being deleted. */
export function findHolders(items: readonly WorkspaceItem[], folders: readonly WorkspaceItem[], inside: Inside): readonly WorkspaceItem[] {
  const going = new Set(items.map(workspaceItemId));
  return folders.filter((_, index) => inside[index]?.some((item) => item.type === 'FOLDER' && !going.has(workspaceItemId(item))));
}

/** Returns the contents of deleted folders that are not being deleted themselves. */
export function findLeft(items: readonly WorkspaceItem[], folders: readonly WorkspaceItem[], inside: Inside): readonly WorkspaceItem[] {
  const going = new Set(items.map(workspaceItemId));
  const holders = new Set(findHolders(items, folders, inside));
  return folders.flatMap((folder, index) =>
    holders.has(folder) ? [] : (inside[index] ?? []).filter((item) => !going.has(workspaceItemId(item))),
  );
}

/** The contents of each folder, in the order of the folders. */
type Inside = readonly (readonly WorkspaceItem[])[];

const maxFolders = 20;
const countedItems = 100;
