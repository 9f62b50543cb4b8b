import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { DeploymentAddress } from './addresses.js';
import { checkMaxLength } from './checks/checks.js';
import type { ResourceOwner } from './users.js';
import type { ItemType, WorkspaceFolderPathEntry } from './workspace-items.js';

/**
 * Lists the folders of one level: those in `parentId`, or without it those at the root (docs/contract/reports.md#folders).
 * @throws 400 if the cursor belongs to another list
 * @throws 403 if the caller has no access to the folder, or the API key does not cover the deployment
 * @throws 404 if the folder or deployment does not exist
 */
export const getFolders = listOperation<GetFoldersParams, Folder>('getFolders', '/api/v1/deployments/{deploymentId}/folders');

/**
 * Creates a folder, at the root unless `parentId` is given. Fails with 400 if it would be nested too deep (docs/contract/reports.md#folders).
 * @throws 400 if the name is empty, or folders would be nested more than five levels deep
 * @throws 403 if the caller can only read the parent, or uses an embed session
 * @throws 404 if the parent does not exist or belongs to another deployment
 */
export const createFolder = operation<DeploymentAddress & CreateFolderInput, Folder>(
  'createFolder',
  'POST',
  '/api/v1/deployments/{deploymentId}/folders',
  { check: ({ name }, operation) => checkMaxLength(name, maxNameLength, { field: 'name', operation }) },
);

/**
 * Renames a folder, or changes its position among its siblings. `moveWorkspaceObject` moves it to another folder
 * (docs/contract/reports.md#folders).
 * @throws 400 if the name is empty
 * @throws 403 if the caller can only read the folder
 * @throws 404 if the folder does not exist or belongs to another deployment
 */
export const updateFolder = operation<FolderAddress & UpdateFolderInput, Folder>(
  'updateFolder',
  'PUT',
  '/api/v1/deployments/{deploymentId}/folders/{folderId}',
  { check: ({ name }, operation) => checkMaxLength(name, maxNameLength, { field: 'name', operation }) },
);

/**
 * Deletes a folder; the workbooks and reports in it move to the root. One that still has folders in it is answered
 * with 400 (docs/contract/reports.md#folders).
 * @status 204
 * @throws 400 if the folder has subfolders
 * @throws 403 if the caller can only read the folder
 * @throws 404 if the folder does not exist
 */
export const deleteFolder = operation<FolderAddress, void>(
  'deleteFolder',
  'DELETE',
  '/api/v1/deployments/{deploymentId}/folders/{folderId}',
);

/**
 * Gets the folders from the root down to this one, itself last (docs/contract/reports.md#folders).
 * @throws 403 if the caller has no access to the folder
 * @throws 404 if the folder does not exist
 */
export const getFolderAncestors = operation<FolderAddress, readonly Folder[]>(
  'getFolderAncestors',
  'GET',
  '/api/v1/deployments/{deploymentId}/folders/{folderId}/ancestors',
);

/** The ids in the path of a folder. */
export interface FolderAddress extends DeploymentAddress {
  /** The id of the folder in its deployment. */
  readonly folderId: number;
}

/** The level of folders to list. */
export interface GetFoldersParams extends DeploymentAddress, CursorParams {
  /** The folder whose subfolders are listed. Default: the top level. */
  readonly parentId?: number | null | undefined;
}

/** A folder of a deployment (docs/contract/reports.md#folders). */
export interface Folder {
  readonly id: number;
  readonly name: string;
  /** The place among its neighbours. */
  readonly position: number;
  readonly deploymentId: number;
  /** Tells folders from other items of a workspace. */
  readonly type: Extract<ItemType, 'FOLDER'>;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The folder it lies in; `null` at the top level. */
  readonly parentId?: number | null;
  /** The id of the user who created it. */
  readonly createdBy?: number;
  /** The id of the user who changed it last. */
  readonly updatedBy?: number | null;
  /** The owner; `null` for a folder that was shared from the main workspace. */
  readonly user?: ResourceOwner | null;
  /** The folders it lies in, the root first. */
  readonly folderPath?: readonly WorkspaceFolderPathEntry[];
}

/** A new folder. */
export interface CreateFolderInput {
  /**
   * At most 255 characters.
   * @maxLength 255
   */
  readonly name: string;
  /** The folder it lies in. Default: the top level. */
  readonly parentId?: number | null | undefined;
  /** The place among its neighbours. */
  readonly position?: number | null | undefined;
}

/** A change of a folder. To move it, use `moveWorkspaceObject`. */
export interface UpdateFolderInput {
  /**
   * At most 255 characters.
   * @maxLength 255
   */
  readonly name?: string | null | undefined;
  /** The place among its neighbours. */
  readonly position?: number | null | undefined;
}

const maxNameLength = 255;
