'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  createFolder,
  deleteFolder,
  type Folder,
  type FolderAddress,
  getFolderAncestors,
  getFolders,
  type UpdateFolderInput,
  updateFolder,
} from '../../client/resources/folders.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { useReads } from '../useRead.js';
import { writeHook } from '../useResourceMutation.js';
import { optimisticItem, pathsShowingItems } from './workspacePaths.js';

/** The folders of one level: the first page of them, or all without `first`. */
export const foldersQuery = firstPageQuery(getFolders);

/** The folders of one level, page by page. */
export const foldersInfiniteQuery = pagesQuery(getFolders);

/** Reads the first page of the folders in `parentId`, or of those at the root. */
export const useFolders = readHook(foldersQuery);

/** Reads the folders in `parentId`, or those at the root, page by page. */
export const useFoldersInfinite = pagesHook(foldersInfiniteQuery);

/** Creates a folder, then refetches the folder lists and the workspace. */
export const useCreateFolder = writeHook(createFolder, pathsListingFolders);

const shownFolder = optimisticItem<FolderAddress & UpdateFolderInput>(
  'FOLDER',
  ({ folderId }) => folderId,
  ({ name }) => ({ name: name ?? undefined }),
);

/**
 * Renames or moves a folder. Refetches everything that contains its name, such as the paths of workbooks and reports. With `optimistic`, its own
 * name changes at once.
 */
export const useUpdateFolder = writeHook(updateFolder, ({ deploymentId }) => pathsShowingItems(deploymentId, ['FOLDER']), shownFolder);

/** Deletes a folder without subfolders. Its workbooks and reports move to the root and are refetched. */
export const useDeleteFolder = writeHook(deleteFolder, ({ deploymentId }) => pathsShowingItems(deploymentId, ['FOLDER']));

/** The folders from the root down to one, itself last: what a breadcrumb shows. */
export const folderAncestorsQuery = recordQuery(getFolderAncestors);

/** Reads the folders from the root down to one, itself last. */
export const useFolderAncestors = readHook(folderAncestorsQuery);

/** A new folder is empty, so it shows nowhere else. */
function pathsListingFolders({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return ['folders', 'workspace', 'shared-workspace'].map((part) => ['deployments', deploymentId, part]);
}

/** The folders on the way to one folder, and those of each level that it passes. */
export interface FolderLevelsRead {
  /** The folders from the root to the open one; none at the root, or until they are known. */
  readonly path: readonly Folder[];
  /** The folders of each level by their parent; those of the root are at `undefined`. The same map until a folder changes. */
  readonly levels: ReadonlyMap<number | undefined, readonly Folder[]>;
}

/** Reads the folders of the root, and of each level on the way to one folder. The levels read before stay until the path is known. */
export function useFolderLevels({ deploymentId }: DeploymentAddress, folderId: number | undefined): FolderLevelsRead {
  const client = useServiceClient();
  const isOpen = folderId !== undefined;
  const { data = noFolders } = useFolderAncestors(
    { deploymentId, folderId: folderId ?? 0 },
    { enabled: isOpen, placeholderData: keepPreviousData },
  );
  const path = isOpen ? data : noFolders;
  const parentIds = [undefined, ...path.map(({ id }) => id)];
  const read = useReads(
    parentIds.map((parentId) => foldersQuery(client, { deploymentId, ...(parentId !== undefined && { parentId }) })),
    (results) => parentIds.map((parentId, index) => [parentId, results[index]?.data?.items ?? noFolders] as const),
  );
  // A map is not compared, so it is made of what is.
  return { path, levels: useMemo(() => new Map(read), [read]) };
}

const noFolders: readonly Folder[] = [];
