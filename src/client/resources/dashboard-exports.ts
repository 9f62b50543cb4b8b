import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import { path } from '../http/path.js';
import type { DownloadedFile } from '../http/readFile.js';
import { readFile } from '../http/readFile.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import type { DashboardFilterInput, DashboardMemberSwitcher, DashboardTimeGrain } from './dashboard-filters.js';
import type { UserAttributeInput } from './user-attributes.js';

/** 403 no manage access, downloads restricted, renderAs by a non-admin, or the embed subject's tenant has no share; 404 dashboard not in this deployment or deactivated subject; 429 too many running exports for that identity (payload facts, Dashboard Exports). */
export function startExport(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & StartDashboardExportInput,
  options?: CallOptions,
) {
  return client.post<DashboardExportJobResponse>(path`/api/v1/deployments/${deploymentId}/dashboard-exports`, {
    ...options,
    operation: 'startExport',
    body,
  });
}

/** 404 expired or another caller's job. Poll while pending or processing (payload facts, Dashboard Exports). */
export function getExportStatus(client: ServiceClient, { deploymentId, jobId }: DashboardExportAddress, options?: CallOptions) {
  return client.get<DashboardExportStatusResponse>(path`/api/v1/deployments/${deploymentId}/dashboard-exports/${jobId}`, {
    ...options,
    operation: 'getExportStatus',
  });
}

/** /pdf or image/png attachment; 409 still rendering; 422 render failed (submit anew); 404 expired or another caller's job (payload facts, Dashboard Exports). */
export function downloadExport(client: ServiceClient, { deploymentId, jobId, ...query }: DownloadExportParams, options?: CallOptions) {
  return client.request<DownloadedFile>({
    ...options,
    method: 'GET',
    path: path`/api/v1/deployments/${deploymentId}/dashboard-exports/${jobId}/download`,
    operation: 'downloadExport',
    query,
    read: readFile,
  });
}

export interface DashboardExportAddress extends DeploymentAddress {
  readonly jobId: string;
}

/** Which of them `downloadExport` lists, or how. */
export interface DownloadExportParams extends DashboardExportAddress {
  readonly filename?: string | undefined;
}

/** Exactly one of the two ids; [later] , print needs pdf. */
export interface StartDashboardExportInput {
  readonly format: 'png' | 'pdf';
  readonly dashboardId?: number | null | undefined;
  readonly dashboardPublicId?: string | null | undefined;
  readonly filters?: readonly DashboardFilterInput[] | null | undefined;
  readonly timeGrains?: readonly DashboardTimeGrain[] | null | undefined;
  readonly memberSwitchers?: readonly DashboardMemberSwitcher[] | null | undefined;
  readonly renderAs?: ExportSubjectInput | null | undefined;
}

export interface ExportSubjectInput {
  readonly type: 'USER' | 'EMBED_USER';
  readonly userId?: number | null | undefined;
  readonly email?: string | null | undefined;
  readonly embedTenantName?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly groups?: readonly string[] | null | undefined;
  readonly userAttributes?: readonly UserAttributeInput[] | null | undefined;
  readonly securityContext?: JsonObject | null | undefined;
}

export interface DashboardExportJobResponse {
  readonly jobId: string;
  readonly expiresAt: string;
}

export interface DashboardExportStatusResponse {
  readonly status: Open<'pending' | 'processing' | 'completed' | 'failed'>;
  /** 0..100. */
  readonly progress?: number | null;
  readonly contentType?: string | null;
  readonly error?: string | null;
}
