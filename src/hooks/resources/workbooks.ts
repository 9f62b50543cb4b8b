'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress, WorkbookAddress } from '../../client/resources/addresses.js';
import {
  type CreateWorkbookInput,
  createWorkbook,
  type DuplicateWorkbookInput,
  deleteWorkbook,
  duplicateWorkbook,
  type GetWorkbooksParams,
  getWorkbook,
  getWorkbooks,
  type UpdateWorkbookInput,
  updateWorkbook,
  upsertWorkbookBySlug,
  type Workbook,
} from '../../client/resources/workbooks.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getWorkbooks`: its first page. */
export function workbooksQuery(client: ServiceClient, params: ListParams<GetWorkbooksParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'workbooks'], getWorkbooks, params);
}

/** Infinite-query options of `getWorkbooks`. */
export function workbooksInfiniteQuery(client: ServiceClient, params: ListParams<GetWorkbooksParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'workbooks'], getWorkbooks, params);
}

export function useWorkbooks<Data = Page<Workbook>>(params: ListParams<GetWorkbooksParams>, options?: ReadOptions<Page<Workbook>, Data>) {
  return useRead(workbooksQuery(useServiceClient(), params), options);
}

export function useWorkbooksInfinite<Data = Pages<Workbook>>(
  params: ListParams<GetWorkbooksParams>,
  options?: CursorReadOptions<Workbook, Data>,
) {
  return useCursorRead(workbooksInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createWorkbook`. */
export function useCreateWorkbook(options?: WriteOptions<Workbook, DeploymentAddress & CreateWorkbookInput>) {
  return useResourceMutation(createWorkbook, ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']], options);
}

/** Runs `upsertWorkbookBySlug`. */
export function useUpsertWorkbookBySlug(
  options?: WriteOptions<Workbook, { readonly deploymentId: number; readonly slug: string } & CreateWorkbookInput>,
) {
  return useResourceMutation(upsertWorkbookBySlug, ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']], options);
}

/** Query options of `getWorkbook`. */
export function workbookQuery(client: ServiceClient, params: WorkbookAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'workbooks', params.workbookId], getWorkbook, params);
}

export function useWorkbook<Data = Workbook>(params: WorkbookAddress, options?: ReadOptions<Workbook, Data>) {
  return useRead(workbookQuery(useServiceClient(), params), options);
}

/** Runs `updateWorkbook`. */
export function useUpdateWorkbook(options?: WriteOptions<void, WorkbookAddress & UpdateWorkbookInput>) {
  return useResourceMutation(updateWorkbook, ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']], options);
}

/** Runs `deleteWorkbook`. */
export function useDeleteWorkbook(options?: WriteOptions<void, WorkbookAddress>) {
  return useResourceMutation(deleteWorkbook, ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']], options);
}

/** Runs `duplicateWorkbook`. */
export function useDuplicateWorkbook(options?: WriteOptions<Workbook, WorkbookAddress & DuplicateWorkbookInput>) {
  return useResourceMutation(duplicateWorkbook, ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']], options);
}
