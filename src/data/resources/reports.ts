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
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { type OptimisticWriteOptions, useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { optimisticItem, pathsShowingItems } from './workspacePaths.js';

/** The reports of a deployment that the reader may see: the first page of them, or all without `first`. */
export function reportsQuery(client: ServiceClient, params: ListParams<GetReportsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'reports'], getReports, params);
}

/** The reports of a deployment page by page. Sorted by `lastViewedAt` there is exactly one page. */
export function reportsInfiniteQuery(client: ServiceClient, params: ListParams<GetReportsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'reports'], getReports, params);
}

/** Reads the first page of the reports of a deployment. */
export function useReports<Data = Page<Report>>(params: ListParams<GetReportsParams>, options?: ReadOptions<Page<Report>, Data>) {
  return useRead(reportsQuery(useServiceClient(), params), options);
}

/** Reads the reports of a deployment page by page; sorted by `lastViewedAt` it has no next page. */
export function useReportsInfinite<Data = Pages<Report>>(params: ListParams<GetReportsParams>, options?: CursorReadOptions<Report, Data>) {
  return useCursorRead(reportsInfiniteQuery(useServiceClient(), params), options);
}

/** Creates a report. Refetches the lists of reports and of the workspace. */
export function useCreateReport(options?: WriteOptions<Report, DeploymentAddress & CreateReportInput>) {
  return useResourceMutation(createReport, pathsShowing, options);
}

/** Creates or updates a report by its `publicId`, and refetches whatever shows it. */
export function useUpsertReportByPublicId(
  options?: WriteOptions<Report, { readonly deploymentId: number; readonly publicId: string } & Omit<CreateReportInput, 'publicId'>>,
) {
  return useResourceMutation(upsertReportByPublicId, pathsShowing, options);
}

/** One report with its query and its placements. */
export function reportQuery(client: ServiceClient, params: ReportAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'reports', params.reportId], getReport, params);
}

/** Reads one report; `syncStatus` of its placements says which cells are behind its query. */
export function useReport<Data = Report>(params: ReportAddress, options?: ReadOptions<Report, Data>) {
  return useRead(reportQuery(useServiceClient(), params), options);
}

/** Changes a report. Reads it again, with the lists and spreadsheets that show it. With `optimistic`, its name changes at once. */
export function useUpdateReport(options?: OptimisticWriteOptions<Report, ReportAddress & UpdateReportInput>) {
  return useResourceMutation(updateReport, pathsShowing, options, shownReport);
}

/** Deletes a report. Reads the lists and spreadsheets that showed it again. */
export function useDeleteReport(options?: WriteOptions<void, ReportAddress>) {
  return useResourceMutation(deleteReport, pathsShowing, options);
}

/** Records where a report was written into a spreadsheet. Reads the report and the spreadsheets again. */
export function useConnectReportToWorkbook(options?: WriteOptions<Report, ReportAddress & ConnectReportToWorkbookInput>) {
  return useResourceMutation(connectReportToWorkbook, pathsOfPlacements, options);
}

/** Forgets one placement of a report. Reads the report and the spreadsheets again. */
export function useDisconnectReportFromWorkbook(options?: WriteOptions<Report, ReportAddress & DisconnectReportFromWorkbookInput>) {
  return useResourceMutation(disconnectReportFromWorkbook, pathsOfPlacements, options);
}

/** Records that the cells of a placement were rewritten. Refetches the report and the spreadsheets. */
export function useRefreshReport(options?: WriteOptions<Report, ReportAddress & RefreshReportInput>) {
  return useResourceMutation(refreshReport, pathsOfPlacements, options);
}

const shownReport = optimisticItem<ReportAddress & UpdateReportInput>(
  'REPORT',
  ({ reportId }) => reportId,
  ({ name }) => ({ name: name ?? undefined }),
);

function pathsShowing({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return pathsShowingItems(deploymentId, ['REPORT']);
}

/** Keys of queries that return where a report was placed, including in spreadsheets the call does not name. */
function pathsOfPlacements({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return [['deployments', deploymentId, 'reports'], ['external-documents']];
}
