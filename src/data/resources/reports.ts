'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  connectReportToWorkbook,
  createReport,
  deleteReport,
  disconnectReportFromWorkbook,
  getReport,
  getReports,
  type ReportAddress,
  refreshReport,
  type UpdateReportInput,
  upsertReportByPublicId,
} from '../../client/resources/reports.js';
import { changeReport } from '../conflict/changeReport.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';
import { optimisticItem, pathsShowingItems } from './workspacePaths.js';

/** The reports of a deployment that the reader may see: the first page of them, or all without `first`. */
export const reportsQuery = firstPageQuery(getReports);

/** The reports of a deployment page by page. Sorted by `lastViewedAt` there is exactly one page. */
export const reportsInfiniteQuery = pagesQuery(getReports);

/** Reads the first page of the reports of a deployment. */
export const useReports = readHook(reportsQuery);

/** Reads the reports of a deployment page by page; sorted by `lastViewedAt` it has no next page. */
export const useReportsInfinite = pagesHook(reportsInfiniteQuery);

/** Creates a report, then refetches the report lists and the workspace. */
export const useCreateReport = writeHook(createReport, pathsShowing);

/** Creates or updates a report by its `publicId`, and refetches whatever shows it. */
export const useUpsertReportByPublicId = writeHook(upsertReportByPublicId, pathsShowing);

/** One report with its query and its placements. */
export const reportQuery = recordQuery(getReport);

/** Reads one report; `syncStatus` of its placements says which cells are behind its query. */
export const useReport = readHook(reportQuery);

const shownReport = optimisticItem<ReportAddress & UpdateReportInput>(
  'REPORT',
  ({ reportId }) => reportId,
  ({ name }) => ({ name: name ?? undefined }),
);

/**
 * Updates a report, then refetches it and the lists and spreadsheets that show it. With `optimistic`, its name changes immediately. With
 * `base` or `expectedVersion`, does not overwrite other people's edits (docs/admin-data.md#concurrent-edits).
 * @throws 409 if the `publicId` is taken, or with the code `version_mismatch` if someone else has changed the same fields
 */
export const useUpdateReport = writeHook(changeReport, pathsShowing, shownReport);

/** Deletes a report, then refetches the lists and spreadsheets that showed it. */
export const useDeleteReport = writeHook(deleteReport, pathsShowing);

/** Records where a report was written into a spreadsheet, then refetches the report and the spreadsheets. */
export const useConnectReportToWorkbook = writeHook(connectReportToWorkbook, pathsOfPlacements);

/** Removes one placement of a report, then refetches the report and the spreadsheets. */
export const useDisconnectReportFromWorkbook = writeHook(disconnectReportFromWorkbook, pathsOfPlacements);

/** Records that the cells of a placement were rewritten, then refetches the report and the spreadsheets. */
export const useRefreshReport = writeHook(refreshReport, pathsOfPlacements);

function pathsShowing({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return pathsShowingItems(deploymentId, ['REPORT']);
}

/** Keys of queries that return where a report was placed, including in spreadsheets the call does not name. */
function pathsOfPlacements({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return [['deployments', deploymentId, 'reports'], ['external-documents']];
}
