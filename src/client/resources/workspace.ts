import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress } from './addresses.js';
import type { BulkActionError } from './bulk-action.js';
import { checkItemCount } from './checks/checks.js';
import type { Folder } from './folders.js';
import type { Report } from './reports.js';
import type { Workbook } from './workbooks.js';
import type { ItemType, WorkspaceItemRef } from './workspace-items.js';

/**
 * Lists folders, workbooks and reports of one folder, or of the root, folders first. With `search`, of all folders
 * (docs/contract/reports.md#workspace).
 * @throws 400 if the cursor belongs to another list
 * @throws 403 if the caller has no access to the folder, or uses an embed session
 * @throws 404 if the folder does not exist
 */
export const workspaceObjects = listOperation<WorkspaceObjectsParams, WorkspaceItem>(
  'workspaceObjects',
  '/api/v1/deployments/{deploymentId}/workspace',
);

/**
 * Lists the items shared with embed users, like `workspaceObjects`; owners are blank (docs/contract/reports.md#workspace).
 * @throws 400 if the cursor belongs to another list
 * @throws 403 if the embed session belongs to another deployment
 */
export const sharedWorkspaceObjects = listOperation<WorkspaceObjectsParams, WorkspaceItem>(
  'sharedWorkspaceObjects',
  '/api/v1/deployments/{deploymentId}/shared-workspace',
);

/**
 * Moves one item into a folder, or to the root, and returns it. Fails with 400 if a folder would end up inside itself or
 * too deep (docs/contract/reports.md#workspace).
 * @throws 400 if a folder would move into itself or its own descendant, or would be nested too deep
 * @throws 403 if the caller can only read the item or the target, or uses an embed session
 * @throws 404 if the item or target does not exist
 */
export const moveWorkspaceObject = operation<DeploymentAddress & MoveWorkspaceObjectInput, WorkspaceItem>(
  'moveWorkspaceObject',
  'POST',
  '/api/v1/deployments/{deploymentId}/workspace/move',
);

/**
 * Deletes up to 100 items. Succeeds even if some fail: `deleted` and `failed` together name each item once, and what
 * was deleted stays so (docs/contract/reports.md#workspace).
 * @throws 403 if the caller uses an embed session
 */
export const bulkDeleteWorkspaceObjects = operation<DeploymentAddress & BulkDeleteWorkspaceObjectsInput, BulkDeleteWorkspaceObjectsPayload>(
  'bulkDeleteWorkspaceObjects',
  'POST',
  '/api/v1/deployments/{deploymentId}/workspace/bulk-delete',
  { check: ({ items }, operation) => checkItemCount(items, bulkCount, { field: 'items', operation }) },
);

/**
 * Moves up to 100 items into one folder, or to the root. Succeeds even if some items fail: `moved` and `failed` together contain
 * each item once, and what was moved stays so (docs/contract/reports.md#workspace).
 * @throws 403 if the caller uses an embed session
 */
export const bulkMoveWorkspaceObjects = operation<DeploymentAddress & BulkMoveWorkspaceObjectsInput, BulkMoveWorkspaceObjectsResponse>(
  'bulkMoveWorkspaceObjects',
  'POST',
  '/api/v1/deployments/{deploymentId}/workspace/bulk-move',
  { check: ({ items }, operation) => checkItemCount(items, bulkCount, { field: 'items', operation }) },
);

/** The `type` says which of them it is. */
export type WorkspaceItem = Folder | Workbook | (Report & { readonly type: 'REPORT' });

/** The folder, filters and order of a workspace. */
export interface WorkspaceObjectsParams extends DeploymentAddress, CursorParams {
  /** The folder whose items are listed. Default: the top level. */
  readonly folderId?: number | null | undefined;
  /** Only items of these types. */
  readonly types?: readonly ItemType[] | null | undefined;
  /** A part of the name. Searches all folders. */
  readonly search?: string | null | undefined;
  /** The field to sort by. Folders come first in any case. */
  readonly orderByField?: 'updated_at' | 'created_at' | 'name' | 'viewer_last_viewed_at' | null | undefined;
  /** The direction of the order. */
  readonly orderByDirection?: 'ASC' | 'DESC' | null | undefined;
}

/** The item to move, and its new folder. */
export interface MoveWorkspaceObjectInput {
  /** The type of the item. */
  readonly type: ItemType;
  /** The id, unique among items of its type. */
  readonly id: number;
  /** The root if left out or null. */
  readonly folderId?: number | null | undefined;
}

/**
 * `error.status` is 403 without permission, 404 if the item is missing, and 400 if it cannot be moved there or is a folder with folders.
 */
export interface WorkspaceBulkFailure {
  /** The type of the item. */
  readonly type: Open<ItemType>;
  readonly id: number;
  /** The reason. */
  readonly error: BulkActionError;
}

/** The items to delete. */
export interface BulkDeleteWorkspaceObjectsInput {
  /** 1 to 100. */
  readonly items: readonly WorkspaceItemRef[];
}

/** The result for each item. */
export interface BulkDeleteWorkspaceObjectsPayload {
  /** The items that were deleted. */
  readonly deleted: readonly WorkspaceItemRef[];
  /** The items that were not, each with the reason. */
  readonly failed: readonly WorkspaceBulkFailure[];
}

/** The items to move, and their new folder. */
export interface BulkMoveWorkspaceObjectsInput {
  /** 1 to 100. */
  readonly items: readonly WorkspaceItemRef[];
  /** The root if left out or null. */
  readonly folderId?: number | null | undefined;
}

/** The result for each item. */
export interface BulkMoveWorkspaceObjectsResponse {
  /** The items that were moved, in their new place. */
  readonly moved: readonly WorkspaceItem[];
  /** The items that were not, each with the reason. */
  readonly failed: readonly WorkspaceBulkFailure[];
}

const bulkCount = { min: 1, max: 100 };
