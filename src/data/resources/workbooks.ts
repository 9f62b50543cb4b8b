'use client';
import { useCallback } from 'react';
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
  type WorkbookSlugAddress,
} from '../../client/resources/workbooks.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { type OptimisticWriteOptions, useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { optimisticItem, pathsShowingDeletedItems, pathsShowingItems, pathsShowingPromotions } from './workspacePaths.js';

/** The workbooks of a deployment or of one folder: the first page of them, or all without `first`. */
export function workbooksQuery(client: ServiceClient, params: ListParams<GetWorkbooksParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'workbooks'], getWorkbooks, params);
}

/** The workbooks of a deployment or of one folder, page by page. */
export function workbooksInfiniteQuery(client: ServiceClient, params: ListParams<GetWorkbooksParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'workbooks'], getWorkbooks, params);
}

/** Reads the first page of the workbooks of a deployment, or of one folder. */
export function useWorkbooks<Data = Page<Workbook>>(params: ListParams<GetWorkbooksParams>, options?: ReadOptions<Page<Workbook>, Data>) {
  return useRead(workbooksQuery(useServiceClient(), params), options);
}

/**
 * Returns the name of a workbook by its id, for records that contain only the id; `undefined` until it is known. Nothing is read without
 * `isNeeded`. The same function until the names change.
 */
export function useWorkbookNames({ deploymentId }: DeploymentAddress, isNeeded: boolean): (workbookId: number) => string | undefined {
  const { data } = useWorkbooks({ deploymentId }, { enabled: isNeeded });
  return useCallback((workbookId) => data?.items.find(({ id }) => id === workbookId)?.name, [data]);
}

/** Reads the workbooks of a deployment, or of one folder, page by page. */
export function useWorkbooksInfinite<Data = Pages<Workbook>>(
  params: ListParams<GetWorkbooksParams>,
  options?: CursorReadOptions<Workbook, Data>,
) {
  return useCursorRead(workbooksInfiniteQuery(useServiceClient(), params), options);
}

/** Makes a workbook. Reads the lists of workbooks and of the workspace again. */
export function useCreateWorkbook(options?: WriteOptions<Workbook, DeploymentAddress & CreateWorkbookInput>) {
  return useResourceMutation(createWorkbook, pathsShowing, options);
}

/** Makes or changes the workbook of a slug. Reads it again, with the lists that show it. */
export function useUpsertWorkbookBySlug(options?: WriteOptions<Workbook, WorkbookSlugAddress & CreateWorkbookInput>) {
  return useResourceMutation(upsertWorkbookBySlug, pathsShowingName, options);
}

/** One workbook with its draft and its published dashboard. */
export function workbookQuery(client: ServiceClient, params: WorkbookAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'workbooks', params.workbookId], getWorkbook, params);
}

/** Reads one workbook with its draft and its published dashboard. */
export function useWorkbook<Data = Workbook>(params: WorkbookAddress, options?: ReadOptions<Workbook, Data>) {
  return useRead(workbookQuery(useServiceClient(), params), options);
}

/**
 * Changes a workbook, also its slug and its folder. Reads it again, with the lists that show it; a slug may leave another workbook. With
 * `optimistic`, its name changes at once.
 */
export function useUpdateWorkbook(options?: OptimisticWriteOptions<void, WorkbookAddress & UpdateWorkbookInput>) {
  return useResourceMutation(updateWorkbook, pathsShowingName, options, shownWorkbook);
}

/** Deletes a workbook. Reads again what showed it or a report of it, mailings, and promotions, which lose an end. */
export function useDeleteWorkbook(options?: WriteOptions<void, WorkbookAddress>) {
  return useResourceMutation(deleteWorkbook, ({ deploymentId }) => pathsShowingDeletedItems(deploymentId, ['WORKBOOK']), options);
}

/** Copies a workbook. Reads the lists of workbooks, of reports and of the workspace again. */
export function useDuplicateWorkbook(options?: WriteOptions<Workbook, WorkbookAddress & DuplicateWorkbookInput>) {
  return useResourceMutation(duplicateWorkbook, pathsShowingWithReports, options);
}

const shownWorkbook = optimisticItem<WorkbookAddress & UpdateWorkbookInput>(
  'WORKBOOK',
  ({ workbookId }) => workbookId,
  ({ name }) => ({ name: name ?? undefined }),
);

function pathsShowing({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return pathsShowingItems(deploymentId, ['WORKBOOK']);
}

/** With a name, promotions to and from it are read again, too. */
function pathsShowingName({ deploymentId, name }: DeploymentAddress & Pick<UpdateWorkbookInput, 'name'>): readonly ResourcePath[] {
  const shown = pathsShowingItems(deploymentId, ['WORKBOOK']);
  return typeof name === 'string' ? [...shown, ...pathsShowingPromotions] : shown;
}

/** The content of a workbook is read with it. */
function pathsShowingWithReports({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return pathsShowingItems(deploymentId, ['WORKBOOK', 'REPORT']);
}
