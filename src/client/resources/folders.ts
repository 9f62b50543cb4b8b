import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import type { ResourceOwner } from './users.js';
import type { ItemType, WorkspaceFolderPathEntry } from './workspace-items.js';

/** One level only; no parentId = root (payload facts, Folders). */
export function getFolders(client: ServiceClient, { deploymentId, ...query }: GetFoldersParams, options?: CallOptions) {
  return getPage<Folder>(client, path`/api/v1/deployments/${deploymentId}/folders`, { ...options, operation: 'getFolders', query });
}

/** 400 beyond the maximum depth (payload facts, Folders). */
export function createFolder(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & CreateFolderInput,
  options?: CallOptions,
) {
  return client.post<Folder>(path`/api/v1/deployments/${deploymentId}/folders`, { ...options, operation: 'createFolder', body });
}

/** 404. Does not re-parent (use workspace/move) (payload facts, Folders). */
export function updateFolder(
  client: ServiceClient,
  { deploymentId, folderId, ...body }: FolderAddress & UpdateFolderInput,
  options?: CallOptions,
) {
  return client.put<Folder>(path`/api/v1/deployments/${deploymentId}/folders/${folderId}`, { ...options, operation: 'updateFolder', body });
}

/** 400 while it has sub-folders; 404. Content inside moves to the root (payload facts, Folders). */
export function deleteFolder(client: ServiceClient, { deploymentId, folderId }: FolderAddress, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/deployments/${deploymentId}/folders/${folderId}`, { ...options, operation: 'deleteFolder' });
}

/** (root first, the folder itself last); 404 (payload facts, Folders). */
export function getFolderAncestors(client: ServiceClient, { deploymentId, folderId }: FolderAddress, options?: CallOptions) {
  return client.get<readonly Folder[]>(path`/api/v1/deployments/${deploymentId}/folders/${folderId}/ancestors`, {
    ...options,
    operation: 'getFolderAncestors',
  });
}

export interface FolderAddress extends DeploymentAddress {
  readonly folderId: number;
}

/** Which of them `getFolders` lists, or how. */
export interface GetFoldersParams extends DeploymentAddress, CursorParams {
  /** at least 0 */
  readonly parentId?: number | null | undefined;
}

export interface Folder {
  readonly id: number;
  readonly name: string;
  readonly position: number;
  readonly deploymentId: number;
  readonly type: Open<ItemType>;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly parentId?: number | null;
  readonly createdBy?: number;
  readonly updatedBy?: number | null;
  readonly user?: ResourceOwner | null;
  readonly folderPath?: readonly WorkspaceFolderPathEntry[];
}

export interface CreateFolderInput {
  /** At most 255 characters. */
  readonly name: string;
  readonly parentId?: number | null | undefined;
  readonly position?: number | null | undefined;
}

export interface UpdateFolderInput {
  /** At most 255 characters. */
  readonly name?: string | null | undefined;
  readonly position?: number | null | undefined;
}
