import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { WorkbookAddress } from './addresses.js';
import { refuse } from './checks/checks.js';
import type { Workbook } from './workbooks.js';

/**
 * Returns the embed tenants that the dashboard of a workbook is shared with, and whether it may be embedded. What
 * reaches a tenant by a folder is not listed (docs/contract/embedding.md#access).
 * @throws 403 if the caller uses an embed session
 * @throws 404 if the workbook does not exist
 */
export const getEmbedAccess = operation<WorkbookAddress, EmbedAccessResponse>(
  'getEmbedAccess',
  'GET',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/embed-access',
);

/**
 * Shares the dashboard of a workbook with one target or takes it back, allows or forbids to embed it, or both. 404 for an
 * unknown embed tenant; 400 if the request contains no change, or has `allowEmbed` without a published dashboard
 * (docs/contract/embedding.md#access).
 * @throws 400 if the request contains no change, or has `allowEmbed` without a published dashboard
 * @throws 403 if the caller cannot manage the workbook, or uses an embed session
 * @throws 404 if the workbook does not exist or belongs to another deployment, or the tenant does not exist
 */
export const updateEmbedAccess = operation<WorkbookAddress & UpdateEmbedAccessInput, EmbedAccessResponse>(
  'updateEmbedAccess',
  'PUT',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/embed-access',
  { check: checkTarget },
);

/**
 * Lists the workbooks of a deployment that reach an embed tenant: by its own share, by the share of all embed users, or
 * by a folder that is shared. Admin only (docs/contract/embedding.md#access).
 * @throws 403 if the caller is not an admin or uses an embed session, or the API key does not cover the deployment
 * @throws 404 if the tenant does not exist
 */
export const listEmbedTenantWorkbooks = listOperation<ListEmbedTenantWorkbooksParams, Workbook>(
  'listEmbedTenantWorkbooks',
  '/api/v1/deployments/{deploymentId}/embed-tenants/{embedTenantName}/workbooks',
);

/** The embed tenant whose workbooks are listed. */
export interface ListEmbedTenantWorkbooksParams extends CursorParams {
  /** The deployment of the workbooks. */
  readonly deploymentId: number;
  /** The name of the tenant, in lower case. */
  readonly embedTenantName: string;
  /** Only those that reach the tenant in this way. */
  readonly accessSource?: 'tenant' | 'allEmbedUsers' | 'folder' | null | undefined;
}

/** `read` grants access to the published dashboard, `none` takes it away. */
export type EmbedAccessAction = 'read' | 'none';

/** The access of embed users to the dashboard of a workbook. */
export interface EmbedAccessResponse {
  /** True if the dashboard may be embedded at all. */
  readonly allowEmbed: boolean;
  /** The access of all embed users. */
  readonly allEmbedUsers: EmbedAccessAllEmbedUsers;
  /** The tenants with direct access. */
  readonly tenants: readonly EmbedAccessTenantEntry[];
}

/** The access of all embed users. */
export interface EmbedAccessAllEmbedUsers {
  /** True if all embed users have access. */
  readonly enabled: boolean;
  /** The access of all embed users. */
  readonly action: Open<EmbedAccessAction>;
  /** The group that grants it. */
  readonly groupId?: number | null;
}

/** The access of one embed tenant. */
export interface EmbedAccessTenantEntry {
  /** The name of the tenant. */
  readonly embedTenantName: string;
  /** The group that grants it. */
  readonly groupId: number;
  /** The access of the tenant. */
  readonly action: Open<EmbedAccessAction>;
}

/** One target at most: an embed tenant, or all embed users. A target goes with an `action`. */
export interface UpdateEmbedAccessInput {
  /** The name of the tenant whose access changes. */
  readonly embedTenantName?: string | null | undefined;
  /** True to change the access of all embed users. */
  readonly allEmbedUsers?: boolean | null | undefined;
  /** The access of the target. */
  readonly action?: EmbedAccessAction | null | undefined;
  /** True if the dashboard may be embedded at all. */
  readonly allowEmbed?: boolean | null | undefined;
}

function checkTarget({ embedTenantName, allEmbedUsers, action }: UpdateEmbedAccessInput, operation: string): void {
  const hasTenant = typeof embedTenantName === 'string';
  const hasAll = allEmbedUsers === true;
  if (hasTenant && hasAll)
    refuse({ field: 'allEmbedUsers', operation }, 'cannot be combined with embedTenantName; change them one at a time');
  if ((hasTenant || hasAll) !== (typeof action === 'string')) {
    refuse({ field: 'action', operation }, 'and a target are required together: pass action with embedTenantName or allEmbedUsers');
  }
}
