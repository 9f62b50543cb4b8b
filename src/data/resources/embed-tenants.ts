'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  deleteEmbedTenant,
  type EmbedTenant,
  type EmbedTenantAddress,
  type ListEmbedTenantsParams,
  type ListEmbedUsersParams,
  listEmbedTenants,
  listEmbedUsers,
  type ProvisionEmbedUserInput,
  type ProvisionEmbedUsersInput,
  type ProvisionEmbedUsersResponse,
  provisionEmbedUser,
  provisionEmbedUsers,
} from '../../client/resources/embed-tenants.js';
import type { EmbedUser } from '../../client/resources/embed-users.js';
import { deploymentParts, workbookParts } from '../deploymentParts.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { everyId, type ResourcePath } from '../queryKeys.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of `listEmbedTenants`: its first page. */
export function embedTenantsQuery(client: ServiceClient, params: ListParams<ListEmbedTenantsParams> = {}) {
  return listQuery(client, ['embed-tenants'], listEmbedTenants, params);
}

/** Infinite-query options of `listEmbedTenants`. */
export function embedTenantsInfiniteQuery(client: ServiceClient, params: ListParams<ListEmbedTenantsParams> = {}) {
  return cursorQuery(client, ['embed-tenants'], listEmbedTenants, params);
}

/** Reads the embed tenants of the account, by name. Admin only. */
export function useEmbedTenants<Data = Page<EmbedTenant>>(
  params?: ListParams<ListEmbedTenantsParams>,
  options?: ReadOptions<Page<EmbedTenant>, Data>,
) {
  return useRead(embedTenantsQuery(useServiceClient(), params), options);
}

/** Reads the embed tenants of the account page by page. Admin only. */
export function useEmbedTenantsInfinite<Data = Pages<EmbedTenant>>(
  params?: ListParams<ListEmbedTenantsParams>,
  options?: CursorReadOptions<EmbedTenant, Data>,
) {
  return useCursorRead(embedTenantsInfiniteQuery(useServiceClient(), params), options);
}

/**
 * Deletes an embed tenant with all that is in it. The workspaces and the mailings of all deployments are read again, since
 * shares, recipients and what its users made go with it.
 */
export function useDeleteEmbedTenant(options?: WriteOptions<void, EmbedTenantAddress>) {
  return useResourceMutation(deleteEmbedTenant, pathsOfTenant, options);
}

function pathsOfTenant(): readonly ResourcePath[] {
  return [['embed-tenants'], ...deploymentParts(everyId, [...workbookParts, 'folders', 'reports', 'notifications'])];
}

/** Query options of `listEmbedUsers`: its first page. */
export function embedUsersQuery(client: ServiceClient, params: ListParams<ListEmbedUsersParams>) {
  return listQuery(client, ['embed-tenants', params.embedTenantName, 'users'], listEmbedUsers, params);
}

/** Infinite-query options of `listEmbedUsers`. */
export function embedUsersInfiniteQuery(client: ServiceClient, params: ListParams<ListEmbedUsersParams>) {
  return cursorQuery(client, ['embed-tenants', params.embedTenantName, 'users'], listEmbedUsers, params);
}

/** Reads the users of an embed tenant, by email. Admin only. */
export function useEmbedUsers<Data = Page<EmbedUser>>(
  params: ListParams<ListEmbedUsersParams>,
  options?: ReadOptions<Page<EmbedUser>, Data>,
) {
  return useRead(embedUsersQuery(useServiceClient(), params), options);
}

/** Reads the users of an embed tenant page by page. Admin only. */
export function useEmbedUsersInfinite<Data = Pages<EmbedUser>>(
  params: ListParams<ListEmbedUsersParams>,
  options?: CursorReadOptions<EmbedUser, Data>,
) {
  return useCursorRead(embedUsersInfiniteQuery(useServiceClient(), params), options);
}

/**
 * Creates or updates embed users; check `failed` too. Counts of tenants and members of groups change with
 * them, and the tenant itself may be new.
 */
export function useProvisionEmbedUsers(options?: WriteOptions<ProvisionEmbedUsersResponse, EmbedTenantAddress & ProvisionEmbedUsersInput>) {
  return useResourceMutation(provisionEmbedUsers, () => [['embed-tenants']], options);
}

/** Creates or updates one embed user. Refetches the same queries as `useProvisionEmbedUsers`. */
export function useProvisionEmbedUser(options?: WriteOptions<EmbedUser, EmbedTenantAddress & ProvisionEmbedUserInput>) {
  return useResourceMutation(provisionEmbedUser, () => [['embed-tenants']], options);
}
