'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import type {
  ConnectReportToWorkbookInput,
  DisconnectReportFromWorkbookInput,
  RefreshReportInput,
} from '../../client/resources/report-placements.js';
import {
  type CreateReportInput,
  connectReportToWorkbook,
  createReport,
  deleteReport,
  disconnectReportFromWorkbook,
  type GetReportsParams,
  getReport,
  getReports,
  type Report,
  type ReportAddress,
  refreshReport,
  type UpdateReportInput,
  updateReport,
  upsertReportByPublicId,
} from '../../client/resources/reports.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getReports`: its first page. */
export function reportsQuery(client: ServiceClient, params: ListParams<GetReportsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'reports'], getReports, params);
}

/** Infinite-query options of `getReports`. */
export function reportsInfiniteQuery(client: ServiceClient, params: ListParams<GetReportsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'reports'], getReports, params);
}

export function useReports<Data = Page<Report>>(params: ListParams<GetReportsParams>, options?: ReadOptions<Page<Report>, Data>) {
  return useRead(reportsQuery(useServiceClient(), params), options);
}

export function useReportsInfinite<Data = Pages<Report>>(params: ListParams<GetReportsParams>, options?: CursorReadOptions<Report, Data>) {
  return useCursorRead(reportsInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createReport`. */
export function useCreateReport(options?: WriteOptions<Report, DeploymentAddress & CreateReportInput>) {
  return useResourceMutation(createReport, ({ deploymentId }) => [['deployments', deploymentId, 'reports']], options);
}

/** Runs `upsertReportByPublicId`. */
export function useUpsertReportByPublicId(
  options?: WriteOptions<Report, { readonly deploymentId: number; readonly publicId: string } & Omit<CreateReportInput, 'publicId'>>,
) {
  return useResourceMutation(upsertReportByPublicId, ({ deploymentId }) => [['deployments', deploymentId, 'reports']], options);
}

/** Query options of `getReport`. */
export function reportQuery(client: ServiceClient, params: ReportAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'reports', params.reportId], getReport, params);
}

export function useReport<Data = Report>(params: ReportAddress, options?: ReadOptions<Report, Data>) {
  return useRead(reportQuery(useServiceClient(), params), options);
}

/** Runs `updateReport`. */
export function useUpdateReport(options?: WriteOptions<Report, ReportAddress & UpdateReportInput>) {
  return useResourceMutation(updateReport, ({ deploymentId }) => [['deployments', deploymentId, 'reports']], options);
}

/** Runs `deleteReport`. */
export function useDeleteReport(options?: WriteOptions<void, ReportAddress>) {
  return useResourceMutation(deleteReport, ({ deploymentId }) => [['deployments', deploymentId, 'reports']], options);
}

/** Runs `connectReportToWorkbook`. */
export function useConnectReportToWorkbook(options?: WriteOptions<Report, ReportAddress & ConnectReportToWorkbookInput>) {
  return useResourceMutation(connectReportToWorkbook, ({ deploymentId }) => [['deployments', deploymentId, 'reports']], options);
}

/** Runs `disconnectReportFromWorkbook`. */
export function useDisconnectReportFromWorkbook(options?: WriteOptions<Report, ReportAddress & DisconnectReportFromWorkbookInput>) {
  return useResourceMutation(disconnectReportFromWorkbook, ({ deploymentId }) => [['deployments', deploymentId, 'reports']], options);
}

/** Runs `refreshReport`. */
export function useRefreshReport(options?: WriteOptions<Report, ReportAddress & RefreshReportInput>) {
  return useResourceMutation(refreshReport, ({ deploymentId }) => [['deployments', deploymentId, 'reports']], options);
}
