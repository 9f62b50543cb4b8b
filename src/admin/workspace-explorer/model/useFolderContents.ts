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
  const inside = folders.map((folder, index) => ({ folder, items: reads[index]?.data?.items ?? [] }));
  const { holders, left } = splitContents(items, inside);
  return {
    status: isFailed ? 'unknown' : reads.some(({ isPending }) => isPending) ? 'loading' : 'known',
    counts: countKinds(left),
    isMore: reads.some(({ data }) => data?.pageInfo.hasNextPage === true),
    holders,
    isAnyGoing: holders.length < folders.length,
  };
}

/** Returns the folders that contain folders not being deleted, and what the others contain that is not being deleted itself. */
export function splitContents(items: readonly WorkspaceItem[], inside: readonly Contents[]) {
  const going = new Set(items.map(workspaceItemId));
  const kept = inside.map((contents) => ({ ...contents, items: contents.items.filter((item) => !going.has(workspaceItemId(item))) }));
  const isHolder = (contents: Contents) => contents.items.some(({ type }) => type === 'FOLDER');
  return {
    holders: kept.filter(isHolder).map(({ folder }) => folder),
    left: kept.filter((contents) => !isHolder(contents)).flatMap((contents) => contents.items),
  };
}

interface Contents {
  readonly folder: WorkspaceItem;
  readonly items: readonly WorkspaceItem[];
}

const maxFolders = 20;
const countedItems = 100;
