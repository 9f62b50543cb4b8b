import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress, WorkbookAddress } from './addresses.js';
import type { DashboardConfig } from './dashboard-config.js';
import type { Dashboard } from './dashboards.js';
import type { ResourceOwner } from './users.js';
import type { WorkbookPromotionSummary } from './workbook-promotions.js';
import type { ItemType, WorkspaceFolderPathEntry } from './workspace-items.js';

/** (payload facts, Workbooks). */
export function getWorkbooks(client: ServiceClient, { deploymentId, ...query }: GetWorkbooksParams, options?: CallOptions) {
  return getPage<Workbook>(client, path`/api/v1/deployments/${deploymentId}/workbooks`, { ...options, operation: 'getWorkbooks', query });
}

/** (payload facts, Workbooks). */
export function createWorkbook(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & CreateWorkbookInput,
  options?: CallOptions,
) {
  return client.post<Workbook>(path`/api/v1/deployments/${deploymentId}/workbooks`, { ...options, operation: 'createWorkbook', body });
}

/** 409 `code: 'upsert_branch_changed'` = retry; 404. Slug is trimmed and lowercased; `meta` is merged on update (payload facts, Workbooks). */
export function upsertWorkbookBySlug(
  client: ServiceClient,
  { deploymentId, slug, ...body }: { readonly deploymentId: number; readonly slug: string } & CreateWorkbookInput,
  options?: CallOptions,
) {
  return client.put<Workbook>(path`/api/v1/deployments/${deploymentId}/workbooks/by-slug/${slug}`, {
    ...options,
    operation: 'upsertWorkbookBySlug',
    body,
  });
}

/** (payload facts, Workbooks). */
export function getWorkbook(client: ServiceClient, { deploymentId, workbookId }: WorkbookAddress, options?: CallOptions) {
  return client.get<Workbook>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}`, { ...options, operation: 'getWorkbook' });
}

/** 404. `meta` replaces; `folderId: null` moves to the root (payload facts, Workbooks). */
export function updateWorkbook(
  client: ServiceClient,
  { deploymentId, workbookId, ...body }: WorkbookAddress & UpdateWorkbookInput,
  options?: CallOptions,
) {
  return client.put<void>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}`, {
    ...options,
    operation: 'updateWorkbook',
    body,
  });
}

/** (payload facts, Workbooks). */
export function deleteWorkbook(client: ServiceClient, { deploymentId, workbookId }: WorkbookAddress, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}`, {
    ...options,
    operation: 'deleteWorkbook',
  });
}

/** 400 when the plan's workbook limit is reached, or `shared` without a published dashboard; 403 `shared` outside creator mode; 404. Sharing and allowEmbed are not copied (payload facts, Workbooks). */
export function duplicateWorkbook(
  client: ServiceClient,
  { deploymentId, workbookId, ...body }: WorkbookAddress & DuplicateWorkbookInput,
  options?: CallOptions,
) {
  return client.post<Workbook>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/duplicate`, {
    ...options,
    operation: 'duplicateWorkbook',
    body,
  });
}

/** Which of them `getWorkbooks` lists, or how. */
export interface GetWorkbooksParams extends DeploymentAddress, CursorParams {
  /** at least 0 */
  readonly folderId?: number | null | undefined;
}

export interface Workbook {
  readonly id: number;
  readonly name: string;
  readonly deploymentId: number;
  readonly type: Open<ItemType>;
  readonly meta: JsonObject;
  readonly calculatedFields: JsonObject;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy?: number;
  readonly userId?: number | null;
  readonly user?: ResourceOwner | null;
  readonly folderId?: number | null;
  readonly folderPath?: readonly WorkspaceFolderPathEntry[];
  readonly isFavorite?: boolean | null;
  readonly slug?: string | null;
  readonly dashboardDraft?: DashboardConfig | null;
  readonly dashboardPublished?: DashboardConfig | null;
  readonly publishedDashboard?: Dashboard | null;
  readonly promotion?: WorkbookPromotionSummary | null;
}

export interface CreateWorkbookInput {
  readonly name?: string | null | undefined;
  readonly folderId?: number | null | undefined;
  readonly meta?: JsonObject | null | undefined;
}

export interface UpdateWorkbookInput {
  readonly name?: string | null | undefined;
  readonly folderId?: number | null | undefined;
  readonly meta?: JsonObject | null | undefined;
  readonly slug?: string | null | undefined;
  readonly slugTakeover?: boolean | null | undefined;
}

export interface DuplicateWorkbookInput {
  readonly shared?: boolean | null | undefined;
}
