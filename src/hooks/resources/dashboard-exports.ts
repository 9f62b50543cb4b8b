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
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Runs `startExport`. */
export function useStartDashboardExport(options?: WriteOptions<DashboardExportJobResponse, DeploymentAddress & StartDashboardExportInput>) {
  return useResourceMutation(startExport, ({ deploymentId }) => [['deployments', deploymentId, 'dashboard-exports']], options);
}

/** Query options of `getExportStatus`. */
export function dashboardExportQuery(client: ServiceClient, params: DashboardExportAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'dashboard-exports', params.jobId], getExportStatus, params);
}

export function useDashboardExport<Data = DashboardExportStatusResponse>(
  params: DashboardExportAddress,
  options?: ReadOptions<DashboardExportStatusResponse, Data>,
) {
  return useRead(dashboardExportQuery(useServiceClient(), params), options);
}

/** Runs `downloadExport`. */
export function useDownloadDashboardExport(options?: WriteOptions<DownloadedFile, DownloadExportParams>) {
  return useResourceMutation(downloadExport, () => [], options);
}
