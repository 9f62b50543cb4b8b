'use client';
import { useQueries } from '@tanstack/react-query';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { workspaceObjectsQuery } from '../resources/workspace.js';
import { useServiceClient } from '../useServiceClient.js';
import { countKinds, type KindCounts } from './workspaceItem.js';

/** What lies right inside some folders. */
export interface FolderContents {
  /** `unknown` where it could not be read, or there are too many folders to ask about. */
  readonly status: 'loading' | 'known' | 'unknown';
  readonly counts: KindCounts;
  /** There is more inside than was counted. */
  readonly isMore: boolean;
  /** Folders that hold folders which are not among those asked about. */
  readonly holders: readonly WorkspaceItem[];
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
  return {
    status: isFailed ? 'unknown' : reads.some(({ isPending }) => isPending) ? 'loading' : 'known',
    counts: countKinds(inside.flat()),
    isMore: reads.some(({ data }) => data?.pageInfo.hasNextPage === true),
    holders: findHolders(folders, inside),
  };
}

/** The folders that hold others which do not go with them. */
export function findHolders(folders: readonly WorkspaceItem[], inside: readonly (readonly WorkspaceItem[])[]): readonly WorkspaceItem[] {
  const going = new Set(folders.map(({ id }) => id));
  return folders.filter((_, index) => inside[index]?.some(({ type, id }) => type === 'FOLDER' && !going.has(id)));
}

const mostFolders = 20;
const countedItems = 100;
