'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type BulkDeleteWorkspaceObjectsInput,
  bulkDeleteWorkspaceObjects,
  bulkMoveWorkspaceObjects,
  moveWorkspaceObject,
  sharedWorkspaceObjects,
  workspaceObjects,
} from '../../client/resources/workspace.js';
import type { ItemType, WorkspaceItemRef } from '../../client/resources/workspace-items.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';
import { pathsShowingDeletedItems, pathsShowingItems } from './workspacePaths.js';

/** Folders, workbooks and reports of one folder, or found by a search: the first page of them. */
export const workspaceObjectsQuery = firstPageQuery(workspaceObjects);

/** Folders, workbooks and reports of one folder, or found by a search, page by page. */
export const workspaceObjectsInfiniteQuery = pagesQuery(workspaceObjects);

/** Reads the first page of a folder's content or of a search; `type` distinguishes the items. */
export const useWorkspaceObjects = readHook(workspaceObjectsQuery);

/** Reads what is in a folder or found by a search, page by page. */
export const useWorkspaceObjectsInfinite = pagesHook(workspaceObjectsInfiniteQuery);

/** Lists the first page of what is shared with embed users. */
export const sharedWorkspaceObjectsQuery = firstPageQuery(sharedWorkspaceObjects);

/** Lists what is shared with embed users, page by page. */
export const sharedWorkspaceObjectsInfiniteQuery = pagesQuery(sharedWorkspaceObjects);

/** Reads the first page of what is shared with embed users, without owners. */
export const useSharedWorkspaceObjects = readHook(sharedWorkspaceObjectsQuery);

/** Reads what is shared with embed users, without owners, page by page. */
export const useSharedWorkspaceObjectsInfinite = pagesHook(sharedWorkspaceObjectsInfiniteQuery);

/** Moves an item into a folder or to the root, and refetches whatever shows it or its content. */
export const useMoveWorkspaceObject = writeHook(moveWorkspaceObject, ({ deploymentId, type }) => pathsShowingItems(deploymentId, [type]));

/** Deletes several items, and refetches whatever showed them. `failed` in the result names the items that still exist. */
export const useBulkDeleteWorkspaceObjects = writeHook(bulkDeleteWorkspaceObjects, pathsOfDeleted);

/** Moves several items, and refetches whatever shows them. `failed` in the result names the items that were not moved. */
export const useBulkMoveWorkspaceObjects = writeHook(bulkMoveWorkspaceObjects, ({ deploymentId, items }) =>
  pathsShowingItems(deploymentId, typesOf(items)),
);

function pathsOfDeleted({ deploymentId, items }: DeploymentAddress & BulkDeleteWorkspaceObjectsInput): readonly ResourcePath[] {
  return pathsShowingDeletedItems(deploymentId, typesOf(items));
}

function typesOf(items: readonly WorkspaceItemRef[]): readonly ItemType[] {
  return items.map(({ type }) => type);
}
