'use client';
import type { DownloadedFile } from '../../client/http/readFile.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type DashboardExportAddress,
  type DashboardExportJobResponse,
  type DashboardExportStatusResponse,
  type DownloadExportParams,
  downloadExport,
  getExportStatus,
  type StartDashboardExportInput,
  startExport,
} from '../../client/resources/dashboard-exports.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Starts an export, which changes nothing that is read elsewhere. Follow it by `dashboardExportQuery`. */
export function useStartDashboardExport(options?: WriteOptions<DashboardExportJobResponse, DeploymentAddress & StartDashboardExportInput>) {
  return useResourceMutation(startExport, () => [], options);
}

/**
 * Query options of how far an export has come. Poll until `isExportDone` is true of `status`, which is at `completed` or
 * `failed`; any other word, an unknown one too, means that it still runs. Not found from `expiresAt` on.
 */
export function dashboardExportQuery(client: ServiceClient, params: DashboardExportAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'dashboard-exports', params.jobId], getExportStatus, params);
}

/** Reads how far an export has come, once; polling is up to the caller. */
export function useDashboardExport<Data = DashboardExportStatusResponse>(
  params: DashboardExportAddress,
  options?: ReadOptions<DashboardExportStatusResponse, Data>,
) {
  return useRead(dashboardExportQuery(useServiceClient(), params), options);
}

/** Downloads the file of a completed export. Each call downloads it again; the cache does not keep it. */
export function useDownloadDashboardExport(options?: WriteOptions<DownloadedFile, DownloadExportParams>) {
  return useResourceMutation(downloadExport, () => [], options);
}
