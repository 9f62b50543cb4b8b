'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  cancelTransformSync,
  getTransformSyncGeneratedFiles,
  getTransformSyncLogs,
  getTransformSyncResult,
  getTransformSyncStatus,
  type ListTransformSyncsParams,
  listTransformSyncs,
  type StartTransformSyncInput,
  startTransformSync,
  type TransformGeneratedFileContent,
  type TransformSyncAddress,
  type TransformSyncCancelResponse,
  type TransformSyncLogEntry,
  type TransformSyncResponse,
  type TransformSyncResultResponse,
  type TransformSyncStatusResponse,
} from '../../client/resources/transform-sync.js';
import type { TransformSyncRun } from '../../client/resources/transform-sync-runs.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Starts a transform sync, which is a new run in the history. Follow it by `transformSyncStatusQuery`. */
export function useStartTransformSync(options?: WriteOptions<TransformSyncResponse, DeploymentAddress & StartTransformSyncInput>) {
  return useResourceMutation(startTransformSync, ({ deploymentId }) => historyOf(deploymentId), options);
}

/** Query options of the newest runs of a deployment. */
export function transformSyncsQuery(client: ServiceClient, params: ListParams<ListTransformSyncsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'transform-sync'], listTransformSyncs, params);
}

/** Infinite-query options of the runs of a deployment, newest first. */
export function transformSyncsInfiniteQuery(client: ServiceClient, params: ListParams<ListTransformSyncsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'transform-sync'], listTransformSyncs, params);
}

/** Reads the newest runs of a deployment. */
export function useTransformSyncs<Data = Page<TransformSyncRun>>(
  params: ListParams<ListTransformSyncsParams>,
  options?: ReadOptions<Page<TransformSyncRun>, Data>,
) {
  return useRead(transformSyncsQuery(useServiceClient(), params), options);
}

/** Reads the runs of a deployment page by page, newest first. */
export function useTransformSyncsInfinite<Data = Pages<TransformSyncRun>>(
  params: ListParams<ListTransformSyncsParams>,
  options?: CursorReadOptions<TransformSyncRun, Data>,
) {
  return useCursorRead(transformSyncsInfiniteQuery(useServiceClient(), params), options);
}

/**
 * Query options of how far a run has come. Poll until `isTransformSyncDone` is true of `status`, which is at `COMPLETED`,
 * `FAILED` or `CANCELLED`; any other word, an unknown one too, means that it still runs.
 */
export function transformSyncStatusQuery(client: ServiceClient, params: TransformSyncAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'transform-sync', params.syncJobId], getTransformSyncStatus, params);
}

/** Reads how far a run has come, once; polling is up to the caller. */
export function useTransformSyncStatus<Data = TransformSyncStatusResponse>(
  params: TransformSyncAddress,
  options?: ReadOptions<TransformSyncStatusResponse, Data>,
) {
  return useRead(transformSyncStatusQuery(useServiceClient(), params), options);
}

/** Query options of what a completed run made; fails with a conflict for any other run. */
export function transformSyncResultQuery(client: ServiceClient, params: TransformSyncAddress) {
  return detailQuery(
    client,
    ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'result'],
    getTransformSyncResult,
    params,
  );
}

/** Reads what a completed run made; `enabled` belongs to its completion. */
export function useTransformSyncResult<Data = TransformSyncResultResponse>(
  params: TransformSyncAddress,
  options?: ReadOptions<TransformSyncResultResponse, Data>,
) {
  return useRead(transformSyncResultQuery(useServiceClient(), params), options);
}

/** Query options of the first lines a run wrote. */
export function transformSyncLogsQuery(client: ServiceClient, params: ListParams<TransformSyncAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'logs'], getTransformSyncLogs, params);
}

/** Infinite-query options of what a run wrote, oldest first. */
export function transformSyncLogsInfiniteQuery(client: ServiceClient, params: ListParams<TransformSyncAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'logs'],
    getTransformSyncLogs,
    params,
  );
}

/** Reads the first lines a run wrote, or all of them without `first`. */
export function useTransformSyncLogs<Data = Page<TransformSyncLogEntry>>(
  params: ListParams<TransformSyncAddress & CursorParams>,
  options?: ReadOptions<Page<TransformSyncLogEntry>, Data>,
) {
  return useRead(transformSyncLogsQuery(useServiceClient(), params), options);
}

/** Reads what a run wrote page by page, oldest first. */
export function useTransformSyncLogsInfinite<Data = Pages<TransformSyncLogEntry>>(
  params: ListParams<TransformSyncAddress & CursorParams>,
  options?: CursorReadOptions<TransformSyncLogEntry, Data>,
) {
  return useCursorRead(transformSyncLogsInfiniteQuery(useServiceClient(), params), options);
}

/** Asks a run to stop. It ends a little later, so keep polling it. */
export function useCancelTransformSync(options?: WriteOptions<TransformSyncCancelResponse, TransformSyncAddress>) {
  return useResourceMutation(
    cancelTransformSync,
    ({ deploymentId, syncJobId }) => [...historyOf(deploymentId), ['deployments', deploymentId, 'transform-sync', syncJobId]],
    options,
  );
}

/** Query options of the first files of a run whose output was `files`; not found from an hour after its completion on. */
export function transformSyncGeneratedFilesQuery(client: ServiceClient, params: ListParams<TransformSyncAddress & CursorParams>) {
  return listQuery(
    client,
    ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'generated-files'],
    getTransformSyncGeneratedFiles,
    params,
  );
}

/** Infinite-query options of the files of a run whose output was `files`. */
export function transformSyncGeneratedFilesInfiniteQuery(client: ServiceClient, params: ListParams<TransformSyncAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'generated-files'],
    getTransformSyncGeneratedFiles,
    params,
  );
}

/** Reads the first files of a run whose output was `files`, or all of them without `first`. */
export function useTransformSyncGeneratedFiles<Data = Page<TransformGeneratedFileContent>>(
  params: ListParams<TransformSyncAddress & CursorParams>,
  options?: ReadOptions<Page<TransformGeneratedFileContent>, Data>,
) {
  return useRead(transformSyncGeneratedFilesQuery(useServiceClient(), params), options);
}

/** Reads the files of a run whose output was `files` page by page. */
export function useTransformSyncGeneratedFilesInfinite<Data = Pages<TransformGeneratedFileContent>>(
  params: ListParams<TransformSyncAddress & CursorParams>,
  options?: CursorReadOptions<TransformGeneratedFileContent, Data>,
) {
  return useCursorRead(transformSyncGeneratedFilesInfiniteQuery(useServiceClient(), params), options);
}

/** The lists of runs, and nothing of any single run. */
function historyOf(deploymentId: number): readonly ResourcePath[] {
  return [
    ['deployments', deploymentId, 'transform-sync', 'list'],
    ['deployments', deploymentId, 'transform-sync', 'infinite'],
  ];
}
