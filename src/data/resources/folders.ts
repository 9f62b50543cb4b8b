'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type CreateFolderInput,
  createFolder,
  deleteFolder,
  type Folder,
  type FolderAddress,
  type GetFoldersParams,
  getFolderAncestors,
  getFolders,
  type UpdateFolderInput,
  updateFolder,
} from '../../client/resources/folders.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead, useReads } from '../useRead.js';
import { type OptimisticWriteOptions, useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { optimisticItem, pathsShowingItems } from './workspacePaths.js';

/** The folders of one level: the first page of them, or all without `first`. */
export function foldersQuery(client: ServiceClient, params: ListParams<GetFoldersParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'folders'], getFolders, params);
}

/** The folders of one level, page by page. */
export function foldersInfiniteQuery(client: ServiceClient, params: ListParams<GetFoldersParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'folders'], getFolders, params);
}

/** Reads the first page of the folders in `parentId`, or of those at the root. */
export function useFolders<Data = Page<Folder>>(params: ListParams<GetFoldersParams>, options?: ReadOptions<Page<Folder>, Data>) {
  return useRead(foldersQuery(useServiceClient(), params), options);
}

/** Reads the folders in `parentId`, or those at the root, page by page. */
export function useFoldersInfinite<Data = Pages<Folder>>(params: ListParams<GetFoldersParams>, options?: CursorReadOptions<Folder, Data>) {
  return useCursorRead(foldersInfiniteQuery(useServiceClient(), params), options);
}

/** Makes a folder. Reads the lists of folders and of the workspace again. */
export function useCreateFolder(options?: WriteOptions<Folder, DeploymentAddress & CreateFolderInput>) {
  return useResourceMutation(createFolder, pathsListingFolders, options);
}

/**
 * Renames or moves a folder. Refetches everything that contains its name, such as the paths of workbooks and reports. With `optimistic`, its own
 * name changes at once.
 */
export function useUpdateFolder(options?: OptimisticWriteOptions<Folder, FolderAddress & UpdateFolderInput>) {
  return useResourceMutation(updateFolder, ({ deploymentId }) => pathsShowingItems(deploymentId, ['FOLDER']), options, shownFolder);
}

/** Deletes a folder without folders. Reads it and the workbooks and reports again, which move to the root. */
export function useDeleteFolder(options?: WriteOptions<void, FolderAddress>) {
  return useResourceMutation(deleteFolder, ({ deploymentId }) => pathsShowingItems(deploymentId, ['FOLDER']), options);
}

/** The folders from the root down to one, itself last: what a breadcrumb shows. */
export function folderAncestorsQuery(client: ServiceClient, params: FolderAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'folders', params.folderId, 'ancestors'], getFolderAncestors, params);
}

/** Reads the folders from the root down to one, itself last. */
export function useFolderAncestors<Data = readonly Folder[]>(params: FolderAddress, options?: ReadOptions<readonly Folder[], Data>) {
  return useRead(folderAncestorsQuery(useServiceClient(), params), options);
}

const shownFolder = optimisticItem<FolderAddress & UpdateFolderInput>(
  'FOLDER',
  ({ folderId }) => folderId,
  ({ name }) => ({ name: name ?? undefined }),
);

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
