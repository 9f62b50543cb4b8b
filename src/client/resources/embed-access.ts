import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { WorkbookAddress } from './addresses.js';
import type { Workbook } from './workbooks.js';

/** 404 (payload facts, Dashboard Embed Access). */
export function getEmbedAccess(client: ServiceClient, { deploymentId, workbookId }: WorkbookAddress, options?: CallOptions) {
  return client.get<EmbedAccessResponse>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/embed-access`, {
    ...options,
    operation: 'getEmbedAccess',
  });
}

/** 400 no change asked, or allowEmbed without a published dashboard; 404 workbook or tenant unknown. One target per call (embedTenantName, or allEmbedUsers true) with action; no target = change allowEmbed only (payload facts, Dashboard Embed Access). */
export function updateEmbedAccess(
  client: ServiceClient,
  { deploymentId, workbookId, ...body }: WorkbookAddress & UpdateEmbedAccessInput,
  options?: CallOptions,
) {
  return client.put<EmbedAccessResponse>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/embed-access`, {
    ...options,
    operation: 'updateEmbedAccess',
    body,
  });
}

/** Admin only (payload facts, Dashboard Embed Access). */
export function listEmbedTenantWorkbooks(
  client: ServiceClient,
  { deploymentId, embedTenantName, ...query }: ListEmbedTenantWorkbooksParams,
  options?: CallOptions,
) {
  return getPage<Workbook>(client, path`/api/v1/deployments/${deploymentId}/embed-tenants/${embedTenantName}/workbooks`, {
    ...options,
    operation: 'listEmbedTenantWorkbooks',
    query,
  });
}

/** Which of them `listEmbedTenantWorkbooks` lists, or how. */
export interface ListEmbedTenantWorkbooksParams extends CursorParams {
  readonly deploymentId: number;
  readonly embedTenantName: string;
  readonly accessSource?: 'tenant' | 'allEmbedUsers' | 'folder' | null | undefined;
}

export type EmbedAccessAction = 'read' | 'none';

export interface EmbedAccessResponse {
  readonly allowEmbed: boolean;
  readonly allEmbedUsers: EmbedAccessAllEmbedUsers;
  readonly tenants: readonly EmbedAccessTenantEntry[];
}

export interface EmbedAccessAllEmbedUsers {
  readonly enabled: boolean;
  readonly action: EmbedAccessAction;
  readonly groupId?: number | null;
}

export interface EmbedAccessTenantEntry {
  readonly embedTenantName: string;
  readonly groupId: number;
  readonly action: EmbedAccessAction;
}

export interface UpdateEmbedAccessInput {
  readonly embedTenantName?: string | null | undefined;
  readonly allEmbedUsers?: boolean | null | undefined;
  readonly action?: EmbedAccessAction | null | undefined;
  readonly allowEmbed?: boolean | null | undefined;
}
