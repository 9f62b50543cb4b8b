'use client';
import {
  deleteEmbedTenant,
  listEmbedTenants,
  listEmbedUsers,
  provisionEmbedUser,
  provisionEmbedUsers,
} from '../../client/resources/embed-tenants.js';
import { deploymentParts, workbookParts } from '../deploymentParts.js';
import { everyId, type ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of `listEmbedTenants`: its first page. */
export const embedTenantsQuery = firstPageQuery(listEmbedTenants);

/** Infinite-query options of `listEmbedTenants`. */
export const embedTenantsInfiniteQuery = pagesQuery(listEmbedTenants);

/** Reads the embed tenants of the account, by name. Admin only. */
export const useEmbedTenants = readHook(embedTenantsQuery);

/** Reads the embed tenants of the account page by page. Admin only. */
export const useEmbedTenantsInfinite = pagesHook(embedTenantsInfiniteQuery);

/**
 * Deletes an embed tenant and everything in it. Refetches the workspaces and schedules of all deployments, because
 * shares, recipients and what its users made go with it.
 */
export const useDeleteEmbedTenant = writeHook(deleteEmbedTenant, pathsOfTenant);

function pathsOfTenant(): readonly ResourcePath[] {
  return [['embed-tenants'], ...deploymentParts(everyId, [...workbookParts, 'folders', 'reports', 'notifications'])];
}

/** Query options of `listEmbedUsers`: its first page. */
export const embedUsersQuery = firstPageQuery(listEmbedUsers);

/** Infinite-query options of `listEmbedUsers`. */
export const embedUsersInfiniteQuery = pagesQuery(listEmbedUsers);

/** Reads the users of an embed tenant, by email. Admin only. */
export const useEmbedUsers = readHook(embedUsersQuery);

/** Reads the users of an embed tenant page by page. Admin only. */
export const useEmbedUsersInfinite = pagesHook(embedUsersInfiniteQuery);

/**
 * Creates or updates embed users; check `failed` too. Counts of tenants and members of groups change with
 * them, and the tenant itself may be new.
 */
export const useProvisionEmbedUsers = writeHook(provisionEmbedUsers, () => [['embed-tenants']]);

/** Creates or updates one embed user. Refetches the same queries as `useProvisionEmbedUsers`. */
export const useProvisionEmbedUser = writeHook(provisionEmbedUser, () => [['embed-tenants']]);
