'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type BulkDeleteWorkspaceObjectsInput,
  type BulkDeleteWorkspaceObjectsPayload,
  type BulkMoveWorkspaceObjectsInput,
  type BulkMoveWorkspaceObjectsResponse,
  bulkDeleteWorkspaceObjects,
  bulkMoveWorkspaceObjects,
  type MoveWorkspaceObjectInput,
  moveWorkspaceObject,
  sharedWorkspaceObjects,
  type WorkspaceItem,
  type WorkspaceObjectsParams,
  workspaceObjects,
} from '../../client/resources/workspace.js';
import type { ItemType, WorkspaceItemRef } from '../../client/resources/workspace-items.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { pathsShowingDeletedItems, pathsShowingItems } from './workspacePaths.js';

/** Folders, workbooks and reports of one folder, or found by a search: the first page of them. */
export function workspaceObjectsQuery(client: ServiceClient, params: ListParams<WorkspaceObjectsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'workspace'], workspaceObjects, params);
}

/** Folders, workbooks and reports of one folder, or found by a search, page by page. */
export function workspaceObjectsInfiniteQuery(client: ServiceClient, params: ListParams<WorkspaceObjectsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'workspace'], workspaceObjects, params);
}

/** Reads the first page of a folder's content or of a search; `type` distinguishes the items. */
export function useWorkspaceObjects<Data = Page<WorkspaceItem>>(
  params: ListParams<WorkspaceObjectsParams>,
  options?: ReadOptions<Page<WorkspaceItem>, Data>,
) {
  return useRead(workspaceObjectsQuery(useServiceClient(), params), options);
}

/** Reads what is in a folder or found by a search, page by page. */
export function useWorkspaceObjectsInfinite<Data = Pages<WorkspaceItem>>(
  params: ListParams<WorkspaceObjectsParams>,
  options?: CursorReadOptions<WorkspaceItem, Data>,
) {
  return useCursorRead(workspaceObjectsInfiniteQuery(useServiceClient(), params), options);
}

/** Lists the first page of what is shared with embed users. */
export function sharedWorkspaceObjectsQuery(client: ServiceClient, params: ListParams<WorkspaceObjectsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'shared-workspace'], sharedWorkspaceObjects, params);
}

/** Lists what is shared with embed users, page by page. */
export function sharedWorkspaceObjectsInfiniteQuery(client: ServiceClient, params: ListParams<WorkspaceObjectsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'shared-workspace'], sharedWorkspaceObjects, params);
}

/** Reads the first page of what is shared with embed users, without owners. */
export function useSharedWorkspaceObjects<Data = Page<WorkspaceItem>>(
  params: ListParams<WorkspaceObjectsParams>,
  options?: ReadOptions<Page<WorkspaceItem>, Data>,
) {
  return useRead(sharedWorkspaceObjectsQuery(useServiceClient(), params), options);
}

/** Reads what is shared with embed users, without owners, page by page. */
export function useSharedWorkspaceObjectsInfinite<Data = Pages<WorkspaceItem>>(
  params: ListParams<WorkspaceObjectsParams>,
  options?: CursorReadOptions<WorkspaceItem, Data>,
) {
  return useCursorRead(sharedWorkspaceObjectsInfiniteQuery(useServiceClient(), params), options);
}

/** Moves an item into a folder or to the root, and refetches whatever shows it or its content. */
export function useMoveWorkspaceObject(options?: WriteOptions<WorkspaceItem, DeploymentAddress & MoveWorkspaceObjectInput>) {
  return useResourceMutation(moveWorkspaceObject, ({ deploymentId, type }) => pathsShowingItems(deploymentId, [type]), options);
}

/** Deletes several items, and refetches whatever showed them. `failed` in the result names the items that still exist. */
export function useBulkDeleteWorkspaceObjects(
  options?: WriteOptions<BulkDeleteWorkspaceObjectsPayload, DeploymentAddress & BulkDeleteWorkspaceObjectsInput>,
) {
  return useResourceMutation(bulkDeleteWorkspaceObjects, pathsOfDeleted, options);
}

/** Moves several items, and refetches whatever shows them. `failed` in the result names the items that were not moved. */
export function useBulkMoveWorkspaceObjects(
  options?: WriteOptions<BulkMoveWorkspaceObjectsResponse, DeploymentAddress & BulkMoveWorkspaceObjectsInput>,
) {
  return useResourceMutation(
    bulkMoveWorkspaceObjects,
    ({ deploymentId, items }) => pathsShowingItems(deploymentId, typesOf(items)),
    options,
  );
}

function pathsOfDeleted({ deploymentId, items }: DeploymentAddress & BulkDeleteWorkspaceObjectsInput): readonly ResourcePath[] {
  return pathsShowingDeletedItems(deploymentId, typesOf(items));
}

function typesOf(items: readonly WorkspaceItemRef[]): readonly ItemType[] {
  return items.map(({ type }) => type);
}
