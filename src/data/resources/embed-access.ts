'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
import {
  type EmbedAccessResponse,
  getEmbedAccess,
  type ListEmbedTenantWorkbooksParams,
  listEmbedTenantWorkbooks,
  type UpdateEmbedAccessInput,
  updateEmbedAccess,
} from '../../client/resources/embed-access.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import { deploymentParts, workbookParts } from '../deploymentParts.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of `getEmbedAccess`. */
export function embedAccessQuery(client: ServiceClient, params: WorkbookAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'embed-access'], getEmbedAccess, params);
}

/** Reads with whom the dashboard of a workbook is shared, and whether it may be embedded. */
export function useEmbedAccess<Data = EmbedAccessResponse>(params: WorkbookAddress, options?: ReadOptions<EmbedAccessResponse, Data>) {
  return useRead(embedAccessQuery(useServiceClient(), params), options);
}

/**
 * Shares the dashboard of a workbook, takes it back, or allows to embed it. Lists of what reaches embed tenants are read
 * again, and where `allowEmbed` is given, whatever shows the dashboard too.
 */
export function useUpdateEmbedAccess(options?: WriteOptions<EmbedAccessResponse, WorkbookAddress & UpdateEmbedAccessInput>) {
  return useResourceMutation(updateEmbedAccess, changedByEmbedAccess, options);
}

/** Query options of `listEmbedTenantWorkbooks`: its first page. */
export function embedTenantWorkbooksQuery(client: ServiceClient, params: ListParams<ListEmbedTenantWorkbooksParams>) {
  return listQuery(
    client,
    ['deployments', params.deploymentId, 'embed-tenants', params.embedTenantName, 'workbooks'],
    listEmbedTenantWorkbooks,
    params,
  );
}

/** Infinite-query options of `listEmbedTenantWorkbooks`. */
export function embedTenantWorkbooksInfiniteQuery(client: ServiceClient, params: ListParams<ListEmbedTenantWorkbooksParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'embed-tenants', params.embedTenantName, 'workbooks'],
    listEmbedTenantWorkbooks,
    params,
  );
}

/** Reads the workbooks of a deployment that reach an embed tenant. Admin only. */
export function useEmbedTenantWorkbooks<Data = Page<Workbook>>(
  params: ListParams<ListEmbedTenantWorkbooksParams>,
  options?: ReadOptions<Page<Workbook>, Data>,
) {
  return useRead(embedTenantWorkbooksQuery(useServiceClient(), params), options);
}

/** Reads the workbooks that reach an embed tenant page by page. Admin only. */
export function useEmbedTenantWorkbooksInfinite<Data = Pages<Workbook>>(
  params: ListParams<ListEmbedTenantWorkbooksParams>,
  options?: CursorReadOptions<Workbook, Data>,
) {
  return useCursorRead(embedTenantWorkbooksInfiniteQuery(useServiceClient(), params), options);
}

function changedByEmbedAccess({ deploymentId, workbookId, allowEmbed }: WorkbookAddress & UpdateEmbedAccessInput): readonly ResourcePath[] {
  if (typeof allowEmbed !== 'boolean') {
    const access = ['deployments', deploymentId, 'workbooks', workbookId, 'embed-access'];
    return [access, ...deploymentParts(deploymentId, ['embed-tenants', 'shared-workspace'])];
  }
  return [['embed', 'dashboard'], ...deploymentParts(deploymentId, workbookParts)];
}
