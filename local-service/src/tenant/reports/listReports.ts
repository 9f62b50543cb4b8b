import type { GetReportsParams, Page } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { type Order, pageOf } from '../../http/pageOf.js';
import type { Caller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import type { ReportRecord } from '../workspace/Workspace.js';
import { canRead } from '../workspace/workspaceAccess.js';

/** The reports that the caller may read, with the count of all of them. */
export function listReports(tenant: Tenant, caller: Caller, query: GetReportsParams): Page<ReportRecord> & { readonly count: number } {
  const sortBy = query.sortBy ?? 'createdAt';
  if (sortBy === 'lastViewedAt' && query.after !== undefined)
    throw invalid('after', 'cannot be combined with sortBy lastViewedAt, which has only one page');
  const reports = tenant.workspace.reports.values().filter((report) => isAsked(report, query) && canRead(tenant, caller, report));
  const listed = pageOf(reports, query, orderOf(sortBy, query.sortDirection));
  const { items, pageInfo } = listed;
  if (sortBy !== 'lastViewedAt') return { ...listed, count: reports.length };
  return { items, pageInfo: { ...pageInfo, hasNextPage: false, endCursor: null }, count: reports.length };
}

function isAsked(report: ReportRecord, { deploymentId, folderId, workbookId, externalWorkbookId, search }: GetReportsParams): boolean {
  if (report.deploymentId !== deploymentId) return false;
  if (folderId !== undefined && report.folderId !== folderId) return false;
  if (workbookId !== undefined && report.workbookId !== workbookId) return false;
  if (externalWorkbookId !== undefined && !report.placements.some((placement) => placement.externalWorkbookId === externalWorkbookId)) {
    return false;
  }
  const wanted = search?.trim().toLowerCase();
  return !wanted || [report.name, report.title].some((text) => text?.toLowerCase().includes(wanted) === true);
}

/** Names from A to Z, times from the newest on, unless another direction is asked for. */
function orderOf(sortBy: NonNullable<GetReportsParams['sortBy']>, sortDirection: GetReportsParams['sortDirection']): Order<ReportRecord> {
  const direction = sortDirection ?? (sortBy === 'name' ? 'ASC' : 'DESC');
  const keyOf = (report: ReportRecord) => [sortBy === 'name' ? report.name.toLowerCase() : report[sortBy], report.id];
  return { keyOf, directions: [direction, direction] };
}
