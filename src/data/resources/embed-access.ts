'use client';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
import {
  getEmbedAccess,
  listEmbedTenantWorkbooks,
  type UpdateEmbedAccessInput,
  updateEmbedAccess,
} from '../../client/resources/embed-access.js';
import { deploymentParts, workbookParts } from '../deploymentParts.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of `getEmbedAccess`. */
export const embedAccessQuery = recordQuery(getEmbedAccess);

/** Reads with whom the dashboard of a workbook is shared, and whether it may be embedded. */
export const useEmbedAccess = readHook(embedAccessQuery);

/**
 * Shares the dashboard of a workbook, takes it back, or allows to embed it. Lists of what reaches embed tenants are read
 * again, and where `allowEmbed` is given, whatever shows the dashboard too.
 */
export const useUpdateEmbedAccess = writeHook(updateEmbedAccess, changedByEmbedAccess);

/** Query options of `listEmbedTenantWorkbooks`: its first page. */
export const embedTenantWorkbooksQuery = firstPageQuery(listEmbedTenantWorkbooks);

/** Infinite-query options of `listEmbedTenantWorkbooks`. */
export const embedTenantWorkbooksInfiniteQuery = pagesQuery(listEmbedTenantWorkbooks);

/** Reads the workbooks of a deployment that reach an embed tenant. Admin only. */
export const useEmbedTenantWorkbooks = readHook(embedTenantWorkbooksQuery);

/** Reads the workbooks that reach an embed tenant page by page. Admin only. */
export const useEmbedTenantWorkbooksInfinite = pagesHook(embedTenantWorkbooksInfiniteQuery);

function changedByEmbedAccess({ deploymentId, workbookId, allowEmbed }: WorkbookAddress & UpdateEmbedAccessInput): readonly ResourcePath[] {
  if (typeof allowEmbed !== 'boolean') {
    const access = ['deployments', deploymentId, 'workbooks', workbookId, 'embed-access'];
    return [access, ...deploymentParts(deploymentId, ['embed-tenants', 'shared-workspace'])];
  }
  return [['embed', 'dashboard'], ...deploymentParts(deploymentId, workbookParts)];
}
