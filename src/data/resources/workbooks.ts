'use client';
import { useCallback } from 'react';
import type { DeploymentAddress, WorkbookAddress } from '../../client/resources/addresses.js';
import {
  createWorkbook,
  deleteWorkbook,
  duplicateWorkbook,
  getWorkbook,
  getWorkbooks,
  type UpdateWorkbookInput,
  updateWorkbook,
  upsertWorkbookBySlug,
} from '../../client/resources/workbooks.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';
import { optimisticItem, pathsShowingDeletedItems, pathsShowingItems, pathsShowingPromotions } from './workspacePaths.js';

/** The workbooks of a deployment or of one folder: the first page of them, or all without `first`. */
export const workbooksQuery = firstPageQuery(getWorkbooks);

/** The workbooks of a deployment or of one folder, page by page. */
export const workbooksInfiniteQuery = pagesQuery(getWorkbooks);

/** Reads the first page of the workbooks of a deployment, or of one folder. */
export const useWorkbooks = readHook(workbooksQuery);

/**
 * Returns the name of a workbook by its id, for records that contain only the id; `undefined` until it is known. Nothing is read without
 * `isNeeded`. The same function until the names change.
 */
export function useWorkbookNames({ deploymentId }: DeploymentAddress, isNeeded: boolean): (workbookId: number) => string | undefined {
  const { data } = useWorkbooks({ deploymentId }, { enabled: isNeeded });
  return useCallback((workbookId) => data?.items.find(({ id }) => id === workbookId)?.name, [data]);
}

/** Reads the workbooks of a deployment, or of one folder, page by page. */
export const useWorkbooksInfinite = pagesHook(workbooksInfiniteQuery);

/** Creates a workbook, then refetches the workbook lists and the workspace. */
export const useCreateWorkbook = writeHook(createWorkbook, pathsShowing);

/** Creates or updates the workbook with this slug, then refetches it and the lists that show it. */
export const useUpsertWorkbookBySlug = writeHook(upsertWorkbookBySlug, pathsShowingName);

/** One workbook with its draft and its published dashboard. */
export const workbookQuery = recordQuery(getWorkbook);

/** Reads one workbook with its draft and its published dashboard. */
export const useWorkbook = readHook(workbookQuery);

const shownWorkbook = optimisticItem<WorkbookAddress & UpdateWorkbookInput>(
  'WORKBOOK',
  ({ workbookId }) => workbookId,
  ({ name }) => ({ name: name ?? undefined }),
);

/**
 * Updates a workbook, including its slug and folder, then refetches it and the lists that show it. A slug may move from another workbook. With
 * `optimistic`, its name changes at once.
 */
export const useUpdateWorkbook = writeHook(updateWorkbook, pathsShowingName, shownWorkbook);

/** Deletes a workbook, then refetches whatever showed it or its reports, the schedules, and promotions from and to it. */
export const useDeleteWorkbook = writeHook(deleteWorkbook, ({ deploymentId }) => pathsShowingDeletedItems(deploymentId, ['WORKBOOK']));

/** Copies a workbook, then refetches the workbook and report lists and the workspace. */
export const useDuplicateWorkbook = writeHook(duplicateWorkbook, pathsShowingWithReports);

function pathsShowing({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return pathsShowingItems(deploymentId, ['WORKBOOK']);
}

/** A new name is also shown by promotions from and to the workbook. */
function pathsShowingName({ deploymentId, name }: DeploymentAddress & Pick<UpdateWorkbookInput, 'name'>): readonly ResourcePath[] {
  const shown = pathsShowingItems(deploymentId, ['WORKBOOK']);
  return typeof name === 'string' ? [...shown, ...pathsShowingPromotions] : shown;
}

/** The content of a workbook is read with it. */
function pathsShowingWithReports({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return pathsShowingItems(deploymentId, ['WORKBOOK', 'REPORT']);
}
