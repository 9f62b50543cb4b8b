import type { JsonObject } from '../chat-stream/QueryRows.js';
import { operation } from '../http/operation.js';
import type { DownloadedFile } from '../http/readFile.js';
import { readFile } from '../http/readFile.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress } from './addresses.js';
import { checkMembers } from './checks/checkMembers.js';
import { checkExactlyOne } from './checks/checks.js';
import type { DashboardFilterInput, DashboardMemberSwitcher, DashboardTimeGrain } from './dashboard-filters.js';
import type { UserAttributeInput } from './user-attributes.js';

/**
 * Renders a published dashboard to a picture or a document. It runs as the caller, who needs manage access to the workbook, or
 * as another user by `renderAs`, for tenant admins only. 403 also if downloads are restricted or an embed subject's tenant
 * has no share, 404 for a subject that is deactivated, 429 while too many exports of one identity run (docs/contract/dashboards.md#exports).
 * @throws 400 if `renderAs` does not identify its subject
 * @throws 403 if the caller cannot manage the workbook or sends `renderAs` without being an admin, or the tenant of an embed subject has no
 *   share
 * @throws 404 if the deployment does not exist, the dashboard belongs to another deployment, the subject does not exist or is deactivated,
 *   or the tenant of an embed subject does not exist
 * @throws 429 if three exports of the same identity are already running
 */
export const startExport = operation<DeploymentAddress & StartDashboardExportInput, DashboardExportJobResponse>(
  'startExport',
  'POST',
  '/api/v1/deployments/{deploymentId}/dashboard-exports',
  {
    check({ dashboardId, dashboardPublicId, filters, timeGrains, memberSwitchers }, operation) {
      checkExactlyOne({ dashboardId, dashboardPublicId }, operation);
      checkMembers({ filters, timeGrains, memberSwitchers }, operation);
    },
  },
);

/**
 * Returns the progress of an export. Poll until `isExportDone(status)` is true. 404 for the job of another caller, and
 * from five minutes after its submission on (docs/contract/dashboards.md#exports).
 * @throws 404 if the job does not exist, has expired or belongs to another caller
 */
export const getExportStatus = operation<DashboardExportAddress, DashboardExportStatusResponse>(
  'getExportStatus',
  'GET',
  '/api/v1/deployments/{deploymentId}/dashboard-exports/{jobId}',
);

/**
 * Returns the file of a completed export. 409 while it is rendered, 422 if rendering failed and a new export must be started,
 * 404 from five minutes after its submission on (docs/contract/dashboards.md#exports).
 * @throws 404 if the job does not exist, has expired or belongs to another caller
 * @throws 409 if the export is still being rendered
 * @throws 422 if the export failed
 * @media application/pdf image/png
 */
export const downloadExport = operation<DownloadExportParams, DownloadedFile>(
  'downloadExport',
  'GET',
  '/api/v1/deployments/{deploymentId}/dashboard-exports/{jobId}/download',
  { send: 'query', read: readFile },
);

/** True once an export is over. An unknown word means that it still runs. */
export function isExportDone(status: string): boolean {
  return status === 'completed' || status === 'failed';
}

/** The ids in the path of an export. */
export interface DashboardExportAddress extends DeploymentAddress {
  /** The id that starting the export returned. */
  readonly jobId: string;
}

/** The export whose file is downloaded. */
export interface DownloadExportParams extends DashboardExportAddress {
  /** The file name. Default: the name of the dashboard. */
  readonly filename?: string | undefined;
}

/** A dashboard, and the view of it to export. */
export interface StartDashboardExportInput {
  /** The format of the file. */
  readonly format: 'png' | 'pdf';
  /** Exactly one of this and `dashboardPublicId`. */
  readonly dashboardId?: number | null | undefined;
  /** Exactly one of this and `dashboardId`. */
  readonly dashboardPublicId?: string | null | undefined;
  /** The filters in use. Default: those of the dashboard. */
  readonly filters?: readonly DashboardFilterInput[] | null | undefined;
  /** The chosen time grains. Default: those of the dashboard. */
  readonly timeGrains?: readonly DashboardTimeGrain[] | null | undefined;
  /** The chosen members. Default: those of the dashboard. */
  readonly memberSwitchers?: readonly DashboardMemberSwitcher[] | null | undefined;
  /** The user whose view of the dashboard is rendered. Default: the caller. */
  readonly renderAs?: ExportSubjectInput | null | undefined;
}

/** A user of the account by `userId` or `email`, or an embed user by `embedTenantName` and `externalId`. */
export interface ExportSubjectInput {
  /** `USER` for a user of the account, `EMBED_USER` for a user of an embed tenant. */
  readonly type: 'USER' | 'EMBED_USER';
  /** The id of a user of the account. */
  readonly userId?: number | null | undefined;
  /** The email address of a user of the account. */
  readonly email?: string | null | undefined;
  /** The embed tenant of an embed user. */
  readonly embedTenantName?: string | null | undefined;
  /** The customer's own id of an embed user. */
  readonly externalId?: string | null | undefined;
  /** The names of the groups that the view is rendered with. */
  readonly groups?: readonly string[] | null | undefined;
  /** The attribute values that the view is rendered with. */
  readonly userAttributes?: readonly UserAttributeInput[] | null | undefined;
  /** The security context that the view is rendered with. */
  readonly securityContext?: JsonObject | null | undefined;
}

/** An export that the service has accepted. */
export interface DashboardExportJobResponse {
  /** The id that status and download take. */
  readonly jobId: string;
  /** The time at which the job and its file are deleted. */
  readonly expiresAt: string;
}

/** The progress of an export. */
export interface DashboardExportStatusResponse {
  /** `completed` and `failed` are final. */
  readonly status: Open<'pending' | 'processing' | 'completed' | 'failed'>;
  /** 0 to 100, for display only: the export may be finished at any value. */
  readonly progress?: number | null;
  /** The media type of the file, once there is one. */
  readonly contentType?: string | null;
  /** The reason it failed. */
  readonly error?: string | null;
}
