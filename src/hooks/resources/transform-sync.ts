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
  type TransformSyncRun,
  type TransformSyncStatusResponse,
} from '../../client/resources/transform-sync.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Runs `startTransformSync`. */
export function useStartTransformSync(options?: WriteOptions<TransformSyncResponse, DeploymentAddress & StartTransformSyncInput>) {
  return useResourceMutation(startTransformSync, ({ deploymentId }) => [['deployments', deploymentId, 'transform-sync']], options);
}

/** Query options of `listTransformSyncs`: its first page. */
export function transformSyncsQuery(client: ServiceClient, params: ListParams<ListTransformSyncsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'transform-sync'], listTransformSyncs, params);
}

/** Infinite-query options of `listTransformSyncs`. */
export function transformSyncsInfiniteQuery(client: ServiceClient, params: ListParams<ListTransformSyncsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'transform-sync'], listTransformSyncs, params);
}

export function useTransformSyncs<Data = Page<TransformSyncRun>>(
  params: ListParams<ListTransformSyncsParams>,
  options?: ReadOptions<Page<TransformSyncRun>, Data>,
) {
  return useRead(transformSyncsQuery(useServiceClient(), params), options);
}

export function useTransformSyncsInfinite<Data = Pages<TransformSyncRun>>(
  params: ListParams<ListTransformSyncsParams>,
  options?: CursorReadOptions<TransformSyncRun, Data>,
) {
  return useCursorRead(transformSyncsInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of `getTransformSyncStatus`. */
export function transformSyncStatusQuery(client: ServiceClient, params: TransformSyncAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'transform-sync', params.syncJobId], getTransformSyncStatus, params);
}

export function useTransformSyncStatus<Data = TransformSyncStatusResponse>(
  params: TransformSyncAddress,
  options?: ReadOptions<TransformSyncStatusResponse, Data>,
) {
  return useRead(transformSyncStatusQuery(useServiceClient(), params), options);
}

/** Query options of `getTransformSyncResult`. */
export function transformSyncResultQuery(client: ServiceClient, params: TransformSyncAddress) {
  return detailQuery(
    client,
    ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'result'],
    getTransformSyncResult,
    params,
  );
}

export function useTransformSyncResult<Data = TransformSyncResultResponse>(
  params: TransformSyncAddress,
  options?: ReadOptions<TransformSyncResultResponse, Data>,
) {
  return useRead(transformSyncResultQuery(useServiceClient(), params), options);
}

/** Query options of `getTransformSyncLogs`: its first page. */
export function transformSyncLogsQuery(client: ServiceClient, params: ListParams<TransformSyncAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'logs'], getTransformSyncLogs, params);
}

/** Infinite-query options of `getTransformSyncLogs`. */
export function transformSyncLogsInfiniteQuery(client: ServiceClient, params: ListParams<TransformSyncAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'logs'],
    getTransformSyncLogs,
    params,
  );
}

export function useTransformSyncLogs<Data = Page<TransformSyncLogEntry>>(
  params: ListParams<TransformSyncAddress & CursorParams>,
  options?: ReadOptions<Page<TransformSyncLogEntry>, Data>,
) {
  return useRead(transformSyncLogsQuery(useServiceClient(), params), options);
}

export function useTransformSyncLogsInfinite<Data = Pages<TransformSyncLogEntry>>(
  params: ListParams<TransformSyncAddress & CursorParams>,
  options?: CursorReadOptions<TransformSyncLogEntry, Data>,
) {
  return useCursorRead(transformSyncLogsInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `cancelTransformSync`. */
export function useCancelTransformSync(options?: WriteOptions<TransformSyncCancelResponse, TransformSyncAddress>) {
  return useResourceMutation(cancelTransformSync, ({ deploymentId }) => [['deployments', deploymentId, 'transform-sync']], options);
}

/** Query options of `getTransformSyncGeneratedFiles`: its first page. */
export function transformSyncGeneratedFilesQuery(client: ServiceClient, params: ListParams<TransformSyncAddress & CursorParams>) {
  return listQuery(
    client,
    ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'generated-files'],
    getTransformSyncGeneratedFiles,
    params,
  );
}

/** Infinite-query options of `getTransformSyncGeneratedFiles`. */
export function transformSyncGeneratedFilesInfiniteQuery(client: ServiceClient, params: ListParams<TransformSyncAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'transform-sync', params.syncJobId, 'generated-files'],
    getTransformSyncGeneratedFiles,
    params,
  );
}

export function useTransformSyncGeneratedFiles<Data = Page<TransformGeneratedFileContent>>(
  params: ListParams<TransformSyncAddress & CursorParams>,
  options?: ReadOptions<Page<TransformGeneratedFileContent>, Data>,
) {
  return useRead(transformSyncGeneratedFilesQuery(useServiceClient(), params), options);
}

export function useTransformSyncGeneratedFilesInfinite<Data = Pages<TransformGeneratedFileContent>>(
  params: ListParams<TransformSyncAddress & CursorParams>,
  options?: CursorReadOptions<TransformGeneratedFileContent, Data>,
) {
  return useCursorRead(transformSyncGeneratedFilesInfiniteQuery(useServiceClient(), params), options);
}
