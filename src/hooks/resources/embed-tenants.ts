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
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `listEmbedTenants`: its first page. */
export function embedTenantsQuery(client: ServiceClient, params: ListParams<ListEmbedTenantsParams> = {}) {
  return listQuery(client, ['embed-tenants'], listEmbedTenants, params);
}

/** Infinite-query options of `listEmbedTenants`. */
export function embedTenantsInfiniteQuery(client: ServiceClient, params: ListParams<ListEmbedTenantsParams> = {}) {
  return cursorQuery(client, ['embed-tenants'], listEmbedTenants, params);
}

export function useEmbedTenants<Data = Page<EmbedTenant>>(
  params?: ListParams<ListEmbedTenantsParams>,
  options?: ReadOptions<Page<EmbedTenant>, Data>,
) {
  return useRead(embedTenantsQuery(useServiceClient(), params), options);
}

export function useEmbedTenantsInfinite<Data = Pages<EmbedTenant>>(
  params?: ListParams<ListEmbedTenantsParams>,
  options?: CursorReadOptions<EmbedTenant, Data>,
) {
  return useCursorRead(embedTenantsInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `deleteEmbedTenant`. */
export function useDeleteEmbedTenant(options?: WriteOptions<void, EmbedTenantAddress>) {
  return useResourceMutation(deleteEmbedTenant, () => [['embed-tenants']], options);
}

/** Query options of `listEmbedUsers`: its first page. */
export function embedUsersQuery(client: ServiceClient, params: ListParams<ListEmbedUsersParams>) {
  return listQuery(client, ['embed-tenants', params.embedTenantName, 'users'], listEmbedUsers, params);
}

/** Infinite-query options of `listEmbedUsers`. */
export function embedUsersInfiniteQuery(client: ServiceClient, params: ListParams<ListEmbedUsersParams>) {
  return cursorQuery(client, ['embed-tenants', params.embedTenantName, 'users'], listEmbedUsers, params);
}

export function useEmbedUsers<Data = Page<EmbedUser>>(
  params: ListParams<ListEmbedUsersParams>,
  options?: ReadOptions<Page<EmbedUser>, Data>,
) {
  return useRead(embedUsersQuery(useServiceClient(), params), options);
}

export function useEmbedUsersInfinite<Data = Pages<EmbedUser>>(
  params: ListParams<ListEmbedUsersParams>,
  options?: CursorReadOptions<EmbedUser, Data>,
) {
  return useCursorRead(embedUsersInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `provisionEmbedUsers`. */
export function useProvisionEmbedUsers(options?: WriteOptions<ProvisionEmbedUsersResponse, EmbedTenantAddress & ProvisionEmbedUsersInput>) {
  return useResourceMutation(provisionEmbedUsers, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'users']], options);
}

/** Runs `provisionEmbedUser`. */
export function useProvisionEmbedUser(options?: WriteOptions<EmbedUser, EmbedTenantAddress & ProvisionEmbedUserInput>) {
  return useResourceMutation(provisionEmbedUser, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'user']], options);
}
