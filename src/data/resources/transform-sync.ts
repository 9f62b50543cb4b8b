'use client';
import {
  cancelTransformSync,
  getTransformSyncGeneratedFiles,
  getTransformSyncLogs,
  getTransformSyncResult,
  getTransformSyncStatus,
  listTransformSyncs,
  startTransformSync,
} from '../../client/resources/transform-sync.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Starts a transform sync, which is a new run in the history. Follow it by `transformSyncStatusQuery`. */
export const useStartTransformSync = writeHook(startTransformSync, ({ deploymentId }) => historyOf(deploymentId));

/** Query options of the newest runs of a deployment. */
export const transformSyncsQuery = firstPageQuery(listTransformSyncs);

/** Infinite-query options of the runs of a deployment, newest first. */
export const transformSyncsInfiniteQuery = pagesQuery(listTransformSyncs);

/** Reads the newest runs of a deployment. */
export const useTransformSyncs = readHook(transformSyncsQuery);

/** Reads the runs of a deployment page by page, newest first. */
export const useTransformSyncsInfinite = pagesHook(transformSyncsInfiniteQuery);

/**
 * Query options of how far a run has come. Poll until `isTransformSyncDone` is true of `status`, which is at `COMPLETED`,
 * `FAILED` or `CANCELLED`; any other word, an unknown one too, means that it still runs.
 */
export const transformSyncStatusQuery = recordQuery(getTransformSyncStatus);

/** Reads how far a run has come, once; polling is up to the caller. */
export const useTransformSyncStatus = readHook(transformSyncStatusQuery);

/** Query options of what a completed run made; fails with a conflict for any other run. */
export const transformSyncResultQuery = recordQuery(getTransformSyncResult);

/** Reads what a completed run made; `enabled` belongs to its completion. */
export const useTransformSyncResult = readHook(transformSyncResultQuery);

/** Query options of the first lines a run wrote. */
export const transformSyncLogsQuery = firstPageQuery(getTransformSyncLogs);

/** Infinite-query options of what a run wrote, oldest first. */
export const transformSyncLogsInfiniteQuery = pagesQuery(getTransformSyncLogs);

/** Reads the first lines a run wrote, or all of them without `first`. */
export const useTransformSyncLogs = readHook(transformSyncLogsQuery);

/** Reads what a run wrote page by page, oldest first. */
export const useTransformSyncLogsInfinite = pagesHook(transformSyncLogsInfiniteQuery);

/** Asks a run to stop. It ends a little later, so keep polling it. */
export const useCancelTransformSync = writeHook(cancelTransformSync, ({ deploymentId, syncJobId }) => [
  ...historyOf(deploymentId),
  ['deployments', deploymentId, 'transform-sync', syncJobId],
]);

/** Query options of the first files of a run whose output was `files`; not found from an hour after its completion on. */
export const transformSyncGeneratedFilesQuery = firstPageQuery(getTransformSyncGeneratedFiles);

/** Infinite-query options of the files of a run whose output was `files`. */
export const transformSyncGeneratedFilesInfiniteQuery = pagesQuery(getTransformSyncGeneratedFiles);

/** Reads the first files of a run whose output was `files`, or all of them without `first`. */
export const useTransformSyncGeneratedFiles = readHook(transformSyncGeneratedFilesQuery);

/** Reads the files of a run whose output was `files` page by page. */
export const useTransformSyncGeneratedFilesInfinite = pagesHook(transformSyncGeneratedFilesInfiniteQuery);

/** The lists of runs, and nothing of any single run. */
function historyOf(deploymentId: number): readonly ResourcePath[] {
  return [
    ['deployments', deploymentId, 'transform-sync', 'list'],
    ['deployments', deploymentId, 'transform-sync', 'infinite'],
  ];
}
