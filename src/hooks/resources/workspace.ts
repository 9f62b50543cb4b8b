'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import type { Workbook } from '../../client/resources/workbooks.js';
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
  type WorkspaceObjectsParams,
  workspaceObjects,
} from '../../client/resources/workspace.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `workspaceObjects`: its first page. */
export function workspaceObjectsQuery(client: ServiceClient, params: ListParams<WorkspaceObjectsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'workspace'], workspaceObjects, params);
}

/** Infinite-query options of `workspaceObjects`. */
export function workspaceObjectsInfiniteQuery(client: ServiceClient, params: ListParams<WorkspaceObjectsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'workspace'], workspaceObjects, params);
}

export function useWorkspaceObjects<Data = Page<Workbook>>(
  params: ListParams<WorkspaceObjectsParams>,
  options?: ReadOptions<Page<Workbook>, Data>,
) {
  return useRead(workspaceObjectsQuery(useServiceClient(), params), options);
}

export function useWorkspaceObjectsInfinite<Data = Pages<Workbook>>(
  params: ListParams<WorkspaceObjectsParams>,
  options?: CursorReadOptions<Workbook, Data>,
) {
  return useCursorRead(workspaceObjectsInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of `sharedWorkspaceObjects`: its first page. */
export function sharedWorkspaceObjectsQuery(client: ServiceClient, params: ListParams<WorkspaceObjectsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'shared-workspace'], sharedWorkspaceObjects, params);
}

/** Infinite-query options of `sharedWorkspaceObjects`. */
export function sharedWorkspaceObjectsInfiniteQuery(client: ServiceClient, params: ListParams<WorkspaceObjectsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'shared-workspace'], sharedWorkspaceObjects, params);
}

export function useSharedWorkspaceObjects<Data = Page<Workbook>>(
  params: ListParams<WorkspaceObjectsParams>,
  options?: ReadOptions<Page<Workbook>, Data>,
) {
  return useRead(sharedWorkspaceObjectsQuery(useServiceClient(), params), options);
}

export function useSharedWorkspaceObjectsInfinite<Data = Pages<Workbook>>(
  params: ListParams<WorkspaceObjectsParams>,
  options?: CursorReadOptions<Workbook, Data>,
) {
  return useCursorRead(sharedWorkspaceObjectsInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `moveWorkspaceObject`. */
export function useMoveWorkspaceObject(options?: WriteOptions<Workbook, DeploymentAddress & MoveWorkspaceObjectInput>) {
  return useResourceMutation(moveWorkspaceObject, ({ deploymentId }) => [['deployments', deploymentId, 'workspace']], options);
}

/** Runs `bulkDeleteWorkspaceObjects`. */
export function useBulkDeleteWorkspaceObjects(
  options?: WriteOptions<BulkDeleteWorkspaceObjectsPayload, DeploymentAddress & BulkDeleteWorkspaceObjectsInput>,
) {
  return useResourceMutation(bulkDeleteWorkspaceObjects, ({ deploymentId }) => [['deployments', deploymentId, 'workspace']], options);
}

/** Runs `bulkMoveWorkspaceObjects`. */
export function useBulkMoveWorkspaceObjects(
  options?: WriteOptions<BulkMoveWorkspaceObjectsResponse, DeploymentAddress & BulkMoveWorkspaceObjectsInput>,
) {
  return useResourceMutation(bulkMoveWorkspaceObjects, ({ deploymentId }) => [['deployments', deploymentId, 'workspace']], options);
}
