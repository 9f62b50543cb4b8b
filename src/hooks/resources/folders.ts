'use client';
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
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getFolders`: its first page. */
export function foldersQuery(client: ServiceClient, params: ListParams<GetFoldersParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'folders'], getFolders, params);
}

/** Infinite-query options of `getFolders`. */
export function foldersInfiniteQuery(client: ServiceClient, params: ListParams<GetFoldersParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'folders'], getFolders, params);
}

export function useFolders<Data = Page<Folder>>(params: ListParams<GetFoldersParams>, options?: ReadOptions<Page<Folder>, Data>) {
  return useRead(foldersQuery(useServiceClient(), params), options);
}

export function useFoldersInfinite<Data = Pages<Folder>>(params: ListParams<GetFoldersParams>, options?: CursorReadOptions<Folder, Data>) {
  return useCursorRead(foldersInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createFolder`. */
export function useCreateFolder(options?: WriteOptions<Folder, DeploymentAddress & CreateFolderInput>) {
  return useResourceMutation(createFolder, ({ deploymentId }) => [['deployments', deploymentId, 'folders']], options);
}

/** Runs `updateFolder`. */
export function useUpdateFolder(options?: WriteOptions<Folder, FolderAddress & UpdateFolderInput>) {
  return useResourceMutation(updateFolder, ({ deploymentId }) => [['deployments', deploymentId, 'folders']], options);
}

/** Runs `deleteFolder`. */
export function useDeleteFolder(options?: WriteOptions<void, FolderAddress>) {
  return useResourceMutation(deleteFolder, ({ deploymentId }) => [['deployments', deploymentId, 'folders']], options);
}

/** Query options of `getFolderAncestors`. */
export function folderAncestorsQuery(client: ServiceClient, params: FolderAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'folders', params.folderId, 'ancestors'], getFolderAncestors, params);
}

export function useFolderAncestors<Data = readonly Folder[]>(params: FolderAddress, options?: ReadOptions<readonly Folder[], Data>) {
  return useRead(folderAncestorsQuery(useServiceClient(), params), options);
}
