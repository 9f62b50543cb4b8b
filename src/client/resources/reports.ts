import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import type { RoleWithAccess } from './policies.js';
import type { ResourceOwner } from './users.js';
import type { ItemType, WorkspaceFolderPathEntry } from './workspace-items.js';

/** No cursor paging with lastViewedAt (payload facts, Reports). */
export function getReports(client: ServiceClient, { deploymentId, ...query }: GetReportsParams, options?: CallOptions) {
  return getPage<Report>(client, path`/api/v1/deployments/${deploymentId}/reports`, { ...options, operation: 'getReports', query });
}

/** 400 for a reserved placeholder publicId or a name/title over 255 (payload facts, Reports). */
export function createReport(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & CreateReportInput,
  options?: CallOptions,
) {
  return client.post<Report>(path`/api/v1/deployments/${deploymentId}/reports`, { ...options, operation: 'createReport', body });
}

/** 409 without `code` = the id belongs to another deployment (permanent); 409 `code: 'upsert_branch_changed'` = concurrent writer, retry; 409 `code: 'ambiguous_legacy_id'` = permanent, give the report its own publicId. `source` is used on create only (payload facts, Reports). */
export function upsertReportByPublicId(
  client: ServiceClient,
  { deploymentId, publicId, ...body }: { readonly deploymentId: number; readonly publicId: string } & Omit<CreateReportInput, 'publicId'>,
  options?: CallOptions,
) {
  return client.put<Report>(path`/api/v1/deployments/${deploymentId}/reports/by-public-id/${publicId}`, {
    ...options,
    operation: 'upsertReportByPublicId',
    body,
  });
}

/** (payload facts, Reports). */
export function getReport(client: ServiceClient, { deploymentId, reportId }: ReportAddress, options?: CallOptions) {
  return client.get<Report>(path`/api/v1/deployments/${deploymentId}/reports/${reportId}`, { ...options, operation: 'getReport' });
}

/** 400 when changing an existing publicId; 409 publicId taken ([later] `expectedVersion` mismatch also 409) (payload facts, Reports). */
export function updateReport(
  client: ServiceClient,
  { deploymentId, reportId, ...body }: ReportAddress & UpdateReportInput,
  options?: CallOptions,
) {
  return client.put<Report>(path`/api/v1/deployments/${deploymentId}/reports/${reportId}`, { ...options, operation: 'updateReport', body });
}

/** (payload facts, Reports). */
export function deleteReport(client: ServiceClient, { deploymentId, reportId }: ReportAddress, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/deployments/${deploymentId}/reports/${reportId}`, { ...options, operation: 'deleteReport' });
}

/** Read access is enough (payload facts, Reports). */
export function connectReportToWorkbook(
  client: ServiceClient,
  { deploymentId, reportId, ...body }: ReportAddress & ConnectReportToWorkbookInput,
  options?: CallOptions,
) {
  return client.put<Report>(path`/api/v1/deployments/${deploymentId}/reports/${reportId}/connect-workbook`, {
    ...options,
    operation: 'connectReportToWorkbook',
    body,
  });
}

/** Address by placementId, or externalWorkbookId + sheetName + anchorCell (or a resultLocation naming both); sheetId only narrows; no match = success, nothing changed (payload facts, Reports). */
export function disconnectReportFromWorkbook(
  client: ServiceClient,
  { deploymentId, reportId, ...body }: ReportAddress & DisconnectReportFromWorkbookInput,
  options?: CallOptions,
) {
  return client.delete<Report>(path`/api/v1/deployments/${deploymentId}/reports/${reportId}/connect-workbook`, {
    ...options,
    operation: 'disconnectReportFromWorkbook',
    body,
  });
}

/** (payload facts, Reports). */
export function refreshReport(
  client: ServiceClient,
  { deploymentId, reportId, ...body }: ReportAddress & RefreshReportInput,
  options?: CallOptions,
) {
  return client.put<Report>(path`/api/v1/deployments/${deploymentId}/reports/${reportId}/refresh`, {
    ...options,
    operation: 'refreshReport',
    body,
  });
}

export interface ReportAddress extends DeploymentAddress {
  readonly reportId: number;
}

/** Which of them `getReports` lists, or how. */
export interface GetReportsParams extends DeploymentAddress, CursorParams {
  readonly workbookId?: number | null | undefined;
  readonly folderId?: number | null | undefined;
  readonly externalWorkbookId?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sortBy?: 'name' | 'createdAt' | 'updatedAt' | 'lastViewedAt' | null | undefined;
  readonly sortDirection?: 'ASC' | 'DESC' | null | undefined;
}

/** Two opaque values, see the naming map. */
export type SpreadsheetHost = 'sheets' | 'excel';

export type ReportSource = SpreadsheetHost | 'PLAYGROUND' | 'AIBI';

/** PublicId may be a synthesized, non-unique id on reports older than stable ids. */
export interface Report {
  readonly id: number;
  /** 12 characters. */
  readonly publicId: string;
  readonly deploymentId: number;
  readonly type: Open<ItemType>;
  /** At most 255 characters. */
  readonly name: string;
  readonly userId: number;
  readonly user: ResourceOwner;
  readonly refreshedByUser: ResourceOwner;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly createdBy?: number;
  readonly refreshedBy?: number | null;
  readonly version?: number | null;
  readonly folderId?: number | null;
  readonly folderPath?: readonly WorkspaceFolderPathEntry[];
  readonly workbookId?: number | null;
  readonly jsonQuery?: string | null;
  readonly sqlQuery?: string | null;
  readonly meta?: JsonObject | null;
  readonly pivotItems?: PivotItems | null;
  readonly source?: Open<ReportSource> | null;
  readonly canEdit?: boolean | null;
  readonly canManage?: boolean | null;
  readonly rolesWithAccess?: readonly RoleWithAccess[] | null;
  readonly currentQueryChecksum?: string | null;
  readonly externalWorkbookId?: string | null;
  readonly externalWorkbookPlacements?: readonly ReportPlacement[] | null;
  readonly resultLocation?: string | null;
  readonly endResultCell?: string | null;
}

export interface ReportPlacement {
  readonly workbookId: string;
  readonly resultLocation: string;
  readonly id?: string | null;
  readonly host?: Open<SpreadsheetHost> | null;
  readonly sheetId?: string | null;
  readonly sheetName?: string | null;
  readonly anchorCell?: string | null;
  readonly endResultCell?: string | null;
  readonly workbookName?: string | null;
  readonly placedAt?: string | null;
  readonly placedByUserId?: number | null;
  readonly refreshedAt?: string | null;
  readonly refreshedByUserId?: number | null;
  readonly queryChecksum?: string | null;
  readonly resultChecksum?: ReportPlacementResultChecksum | null;
  readonly syncStatus?: Open<'UP_TO_DATE' | 'CHANGED' | 'UNKNOWN'> | null;
}

/** Input type has the same fields; [later] optional . */
export interface ReportPlacementResultChecksum {
  /** At least 1. */
  readonly v: number;
  /** Max 2000. */
  readonly chunks: readonly ReportPlacementResultChunk[];
}

export interface ReportPlacementResultChunk {
  /** At least 0. */
  readonly from: number;
  /** 1 to 64 characters. */
  readonly hash: string;
  /** At least 0. @deprecated */
  readonly to?: number | null;
}

/** Input type has the same fields. */
export interface PivotItems {
  readonly columns: readonly string[];
  readonly measures: readonly string[];
  readonly rows: readonly string[];
  readonly filters: readonly string[];
  readonly displayScale?: Open<'model' | 'absolute' | 'thousands' | 'millions' | 'billions'> | null;
  readonly measuresAxis?: Open<'columns' | 'rows'> | null;
  readonly measuresPosition?: Open<'before' | 'after'> | null;
  readonly showAppliedFilters?: boolean | null;
  readonly showColumnTotals?: boolean | null;
  readonly showRowTotals?: boolean | null;
}

export interface CreateReportInput {
  /** At most 255 characters. */
  readonly name?: string | null | undefined;
  /** At most 255 characters. */
  readonly title?: string | null | undefined;
  /** 12 characters. */
  readonly publicId?: string | null | undefined;
  readonly folderId?: number | null | undefined;
  readonly workbookId?: number | null | undefined;
  readonly jsonQuery?: string | null | undefined;
  readonly sqlQuery?: string | null | undefined;
  readonly meta?: JsonObject | null | undefined;
  readonly pivotItems?: PivotItems | null | undefined;
  readonly source?: ReportSource | null | undefined;
  readonly host?: SpreadsheetHost | null | undefined;
  readonly externalWorkbookId?: string | null | undefined;
  readonly resultLocation?: string | null | undefined;
  readonly endResultCell?: string | null | undefined;
  readonly sheetId?: string | null | undefined;
  readonly workbookName?: string | null | undefined;
  readonly resultChecksum?: ReportPlacementResultChecksum | null | undefined;
}

export interface UpdateReportInput {
  /** At most 255 characters. */
  readonly name?: string | null | undefined;
  /** At most 255 characters. */
  readonly title?: string | null | undefined;
  /** 12 characters. */
  readonly publicId?: string | null | undefined;
  readonly folderId?: number | null | undefined;
  readonly workbookId?: number | null | undefined;
  readonly jsonQuery?: string | null | undefined;
  readonly sqlQuery?: string | null | undefined;
  readonly meta?: JsonObject | null | undefined;
  readonly pivotItems?: PivotItems | null | undefined;
  readonly host?: SpreadsheetHost | null | undefined;
  readonly placementId?: string | null | undefined;
  readonly externalWorkbookId?: string | null | undefined;
  readonly resultLocation?: string | null | undefined;
  readonly endResultCell?: string | null | undefined;
  readonly sheetId?: string | null | undefined;
  readonly workbookName?: string | null | undefined;
  readonly resultChecksum?: ReportPlacementResultChecksum | null | undefined;
}

/** AddressOnly = correct the address, keep the stored checksum. */
export interface ConnectReportToWorkbookInput {
  readonly externalWorkbookId: string;
  readonly resultLocation: string;
  readonly placementId?: string | null | undefined;
  readonly host?: SpreadsheetHost | null | undefined;
  readonly sheetId?: string | null | undefined;
  readonly sheetName?: string | null | undefined;
  readonly anchorCell?: string | null | undefined;
  readonly endResultCell?: string | null | undefined;
  readonly workbookName?: string | null | undefined;
  readonly resultChecksum?: ReportPlacementResultChecksum | null | undefined;
  readonly addressOnly?: boolean | null | undefined;
}

export interface DisconnectReportFromWorkbookInput {
  readonly placementId?: string | null | undefined;
  readonly externalWorkbookId?: string | null | undefined;
  readonly sheetId?: string | null | undefined;
  readonly sheetName?: string | null | undefined;
  readonly anchorCell?: string | null | undefined;
  readonly resultLocation?: string | null | undefined;
}

export interface RefreshReportInput {
  readonly placementId?: string | null | undefined;
  readonly externalWorkbookId?: string | null | undefined;
  readonly sheetId?: string | null | undefined;
  readonly sheetName?: string | null | undefined;
  readonly anchorCell?: string | null | undefined;
  readonly resultLocation?: string | null | undefined;
  readonly resultChecksum?: ReportPlacementResultChecksum | null | undefined;
}
