import type { JsonObject } from '../chat-stream/QueryRows.js';
import { listOperation, operation } from '../http/operation.js';
import { type CursorParams, readPage } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress } from './addresses.js';
import { checkPlacementAddress, checkResultChecksum } from './checks/checkPlacement.js';
import { checkMaxLength, refuse } from './checks/checks.js';
import type { PivotItems } from './pivot-items.js';
import type { RoleWithAccess } from './policies.js';
import type {
  ConnectReportToWorkbookInput,
  DisconnectReportFromWorkbookInput,
  RefreshReportInput,
  ReportPlacement,
  ReportPlacementResultChecksum,
  SpreadsheetHost,
} from './report-placements.js';
import type { ResourceOwner } from './users.js';
import type { ItemType, WorkspaceFolderPathEntry } from './workspace-items.js';

/**
 * Lists the reports of a deployment that the caller may read. By `lastViewedAt` there is one page only: `first` shortens
 * it, and `after` is refused before anything is sent (docs/contract/reports.md#reports).
 * @throws 400 if the cursor belongs to another list
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist
 */
export const getReports = listOperation<GetReportsParams, Report>('getReports', '/api/v1/deployments/{deploymentId}/reports', {
  check({ sortBy, after }, operation) {
    if (sortBy === 'lastViewedAt' && typeof after === 'string') {
      refuse({ field: 'after', operation }, 'cannot be combined with sorting by lastViewedAt, which has a single page; leave it out');
    }
  },
  shape(answer, operation, { sortBy }) {
    const page = readPage<Report>(answer, operation);
    return sortBy === 'lastViewedAt' ? { ...page, pageInfo: { ...page.pageInfo, hasNextPage: false, endCursor: null } } : page;
  },
});

/**
 * Creates a report, and its placement in a spreadsheet if `externalWorkbookId` is given. Fails with 400 if `publicId` has
 * the form that the service reserves for generated ids (docs/contract/reports.md#reports).
 * @throws 400 if the `publicId` is a reserved placeholder, or a spreadsheet is given without a cell
 * @throws 404 if the folder belongs to another deployment
 * @throws 409 if the `publicId` is taken
 */
export const createReport = operation<DeploymentAddress & CreateReportInput, Report>(
  'createReport',
  'POST',
  '/api/v1/deployments/{deploymentId}/reports',
  { check: checkReport },
);

/**
 * Changes the report of this `publicId`, or creates it; `source` is read on creation alone. Of the failures with 409,
 * `upsert_branch_changed` means that someone else wrote in the same moment: send it again. `ambiguous_legacy_id` means
 * that several old reports answer to this id: give the report a unique one. Without a code, the id belongs to another
 * deployment (docs/contract/reports.md#reports).
 * @throws 400 if the report is new and its `publicId` is a reserved placeholder
 * @throws 403 if the caller can only read the report
 * @throws 409 if the id belongs to another deployment or to several old reports, or another write happens at the same time
 */
export const upsertReportByPublicId = operation<
  { readonly deploymentId: number; readonly publicId: string } & Omit<CreateReportInput, 'publicId'>,
  Report
>('upsertReportByPublicId', 'PUT', '/api/v1/deployments/{deploymentId}/reports/by-public-id/{publicId}', {
  check: checkReport,
});

/**
 * Gets one report with its query and its placements in spreadsheets (docs/contract/reports.md#reports).
 * @throws 403 if the caller cannot read the report
 * @throws 404 if the report does not exist or belongs to another deployment
 */
export const getReport = operation<ReportAddress, Report>('getReport', 'GET', '/api/v1/deployments/{deploymentId}/reports/{reportId}');

/**
 * Changes the given fields of a report and increments its `version`. After a new query, its placements are `CHANGED` until
 * they are refreshed. A `publicId` can be set once: changing it fails with 400, using another report's with 409. With
 * `expectedVersion`, fails if the report has a different version (docs/contract/reports.md#versions).
 * @throws 400 if the report already has a different `publicId`
 * @throws 403 if the caller can only read the report
 * @throws 404 if the report or workbook does not exist
 * @throws 409 if the `publicId` is taken, or the report's version is not `expectedVersion`
 */
export const updateReport = operation<ReportAddress & UpdateReportInput, Report>(
  'updateReport',
  'PUT',
  '/api/v1/deployments/{deploymentId}/reports/{reportId}',
  { check: checkReport },
);

/**
 * Deletes a report; its rows in spreadsheets stay (docs/contract/reports.md#reports).
 * @throws 403 if the caller can only read the report
 * @throws 404 if the report does not exist
 */
export const deleteReport = operation<ReportAddress, void>(
  'deleteReport',
  'DELETE',
  '/api/v1/deployments/{deploymentId}/reports/{reportId}',
);

/**
 * Records that the rows of a report were written to a place in a spreadsheet. The same address updates its placement.
 * Read access is enough (docs/contract/reports.md#reports).
 * @throws 400 if no place in the spreadsheet is given
 * @throws 403 if the caller cannot read the report
 * @throws 404 if the report does not exist
 */
export const connectReportToWorkbook = operation<ReportAddress & ConnectReportToWorkbookInput, Report>(
  'connectReportToWorkbook',
  'PUT',
  '/api/v1/deployments/{deploymentId}/reports/{reportId}/connect-workbook',
  { check: ({ resultChecksum }, operation) => checkResultChecksum(resultChecksum, operation) },
);

/**
 * Forgets one placement and answers the report; an address without a placement changes nothing and succeeds. Give
 * `placementId`, or `externalWorkbookId` with `sheetName` and `anchorCell` or with a `resultLocation` such as `Sales!B4`
 * (docs/contract/reports.md#reports).
 * @throws 403 if the caller cannot read the report
 * @throws 404 if the report does not exist
 */
export const disconnectReportFromWorkbook = operation<ReportAddress & DisconnectReportFromWorkbookInput, Report>(
  'disconnectReportFromWorkbook',
  'DELETE',
  '/api/v1/deployments/{deploymentId}/reports/{reportId}/connect-workbook',
  { check: checkPlacementAddress, send: 'body' },
);

/**
 * Records that the cells of one placement were rewritten from the current query, which makes it `UP_TO_DATE`. It is
 * addressed as in `disconnectReportFromWorkbook` (docs/contract/reports.md#reports).
 * @throws 403 if the caller cannot read the report
 * @throws 404 if the report does not exist, or there is no placement at the address
 */
export const refreshReport = operation<ReportAddress & RefreshReportInput, Report>(
  'refreshReport',
  'PUT',
  '/api/v1/deployments/{deploymentId}/reports/{reportId}/refresh',
  {
    check(params, operation) {
      checkPlacementAddress(params, operation);
      checkResultChecksum(params.resultChecksum, operation);
    },
  },
);

/** The ids in the path of a report. */
export interface ReportAddress extends DeploymentAddress {
  /** The id of the report in its deployment. */
  readonly reportId: number;
}

/** The filters and sort order of `getReports`. */
export interface GetReportsParams extends DeploymentAddress, CursorParams {
  /** Only reports of this workbook. */
  readonly workbookId?: number | null | undefined;
  /** Only reports in this folder. */
  readonly folderId?: number | null | undefined;
  /** Only reports placed in this spreadsheet. */
  readonly externalWorkbookId?: string | null | undefined;
  /** A part of the name. */
  readonly search?: string | null | undefined;
  /** The field to sort by. `lastViewedAt` has one page only. */
  readonly sortBy?: 'name' | 'createdAt' | 'updatedAt' | 'lastViewedAt' | null | undefined;
  /** The direction of the order. */
  readonly sortDirection?: 'ASC' | 'DESC' | null | undefined;
}

/** The place where a report was created. */
export type ReportSource = SpreadsheetHost | 'PLAYGROUND' | 'AIBI';

/** A saved query with how its result is shown (docs/contract/reports.md#reports). */
export interface Report {
  readonly id: number;
  /** 12 characters. Reports older than these ids show a made up one, which several of them may share. */
  readonly publicId: string;
  readonly deploymentId: number;
  /** Tells reports from other items of a workspace. */
  readonly type: Open<ItemType>;
  /** @maxLength 255 */
  readonly name: string;
  /** The id of the owner. */
  readonly userId: number;
  /** The owner. */
  readonly user: ResourceOwner;
  /** The user who ran the query last. */
  readonly refreshedByUser: ResourceOwner;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The title above the result. */
  readonly title?: string | null;
  /** A longer text about the report. */
  readonly description?: string | null;
  /** The id of the user who created it. */
  readonly createdBy?: number;
  /** The id of the user who ran the query last. */
  readonly refreshedBy?: number | null;
  /** The number of its changes. */
  readonly version?: number | null;
  /** The folder it lies in; `null` at the top level. */
  readonly folderId?: number | null;
  /** The folders it lies in, the root first. */
  readonly folderPath?: readonly WorkspaceFolderPathEntry[];
  /** The workbook it belongs to. */
  readonly workbookId?: number | null;
  /** The query as JSON text. */
  readonly jsonQuery?: string | null;
  /** The query as SQL. */
  readonly sqlQuery?: string | null;
  /** Settings that the contract does not specify, such as the chart. */
  readonly meta?: JsonObject | null;
  /** The layout of a pivot table. */
  readonly pivotItems?: PivotItems | null;
  /** The place where it was created. */
  readonly source?: Open<ReportSource> | null;
  /** True if the caller may edit it. */
  readonly canEdit?: boolean | null;
  /** True if the caller may manage it, which includes editing. */
  readonly canManage?: boolean | null;
  /** The roles that reach it, with what they allow. */
  readonly rolesWithAccess?: readonly RoleWithAccess[] | null;
  /** The checksum that `queryChecksum` of a placement is compared with. */
  readonly currentQueryChecksum?: string | null;
  /** The spreadsheet of one placement; `externalWorkbookPlacements` has them all. */
  readonly externalWorkbookId?: string | null;
  /** Its placements in spreadsheets. */
  readonly externalWorkbookPlacements?: readonly ReportPlacement[] | null;
  /** The place of its rows in that spreadsheet, such as `Sales!B4`. */
  readonly resultLocation?: string | null;
  /** The last cell of its rows, such as `F20`. */
  readonly endResultCell?: string | null;
}

/** A new report. */
export interface CreateReportInput {
  /**
   * At most 255 characters.
   * @maxLength 255
   */
  readonly name?: string | null | undefined;
  /** At most 255 characters. */
  readonly title?: string | null | undefined;
  /** 12 characters. */
  readonly publicId?: string | null | undefined;
  /** The folder it lies in. Default: the top level. */
  readonly folderId?: number | null | undefined;
  /** The workbook it belongs to. */
  readonly workbookId?: number | null | undefined;
  /** The query as JSON text. */
  readonly jsonQuery?: string | null | undefined;
  /** The query as SQL. */
  readonly sqlQuery?: string | null | undefined;
  /** Settings that the contract does not specify, such as the chart. */
  readonly meta?: JsonObject | null | undefined;
  /** The layout of a pivot table. */
  readonly pivotItems?: PivotItems | null | undefined;
  /** The place where it is created. Read on creation alone. */
  readonly source?: ReportSource | null | undefined;
  /** The kind of spreadsheet to record a placement in. */
  readonly host?: Open<SpreadsheetHost> | null | undefined;
  /** The spreadsheet to record a placement in. */
  readonly externalWorkbookId?: string | null | undefined;
  /** The place of the rows in that spreadsheet, such as `Sales!B4`. */
  readonly resultLocation?: string | null | undefined;
  /** The last cell of the rows, such as `F20`. */
  readonly endResultCell?: string | null | undefined;
  /** The id of the sheet, which survives renaming it. */
  readonly sheetId?: string | null | undefined;
  /** The file name of that spreadsheet. */
  readonly workbookName?: string | null | undefined;
  /** The checksum of the written cells. */
  readonly resultChecksum?: ReportPlacementResultChecksum | null | undefined;
}

/** A change of a report. A missing field stays as it is. */
export interface UpdateReportInput extends Omit<CreateReportInput, 'source'> {
  /** The placement to update together with the report. */
  readonly placementId?: string | null | undefined;
  /** The `version` that the change is based on. Default: any. Services before 0.17 ignore or reject it. */
  readonly expectedVersion?: number | null | undefined;
}

function checkReport({ name, title, publicId, resultChecksum }: CreateReportInput, operation: string): void {
  checkMaxLength(name, maxNameLength, { field: 'name', operation });
  checkMaxLength(title, maxNameLength, { field: 'title', operation });
  if (typeof publicId === 'string' && !/^[0-9A-Za-z]{12}$/.test(publicId)) {
    refuse({ field: 'publicId', operation }, `must be 12 letters and digits, got "${publicId}"`);
  }
  checkResultChecksum(resultChecksum, operation);
}

const maxNameLength = 255;
