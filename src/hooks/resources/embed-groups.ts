'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  addEmbedGroupMembers,
  type CreateEmbedGroupInput,
  createEmbedGroup,
  deleteEmbedGroup,
  type EmbedGroupAddress,
  type EmbedGroupMembersInput,
  type EmbedGroupMembersMutationResponse,
  getEmbedGroup,
  getEmbedGroupMembers,
  getEmbedGroups,
  removeEmbedGroupMembers,
  type UpdateEmbedGroupInput,
  updateEmbedGroup,
} from '../../client/resources/embed-groups.js';
import type { EmbedTenantAddress } from '../../client/resources/embed-tenants.js';
import type { EmbedUser } from '../../client/resources/embed-users.js';
import type { UserGroup } from '../../client/resources/user-groups.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getEmbedGroups`: its first page. */
export function embedGroupsQuery(client: ServiceClient, params: ListParams<EmbedTenantAddress & CursorParams>) {
  return listQuery(client, ['embed-tenants', params.embedTenantName, 'groups'], getEmbedGroups, params);
}

/** Infinite-query options of `getEmbedGroups`. */
export function embedGroupsInfiniteQuery(client: ServiceClient, params: ListParams<EmbedTenantAddress & CursorParams>) {
  return cursorQuery(client, ['embed-tenants', params.embedTenantName, 'groups'], getEmbedGroups, params);
}

export function useEmbedGroups<Data = Page<UserGroup>>(
  params: ListParams<EmbedTenantAddress & CursorParams>,
  options?: ReadOptions<Page<UserGroup>, Data>,
) {
  return useRead(embedGroupsQuery(useServiceClient(), params), options);
}

export function useEmbedGroupsInfinite<Data = Pages<UserGroup>>(
  params: ListParams<EmbedTenantAddress & CursorParams>,
  options?: CursorReadOptions<UserGroup, Data>,
) {
  return useCursorRead(embedGroupsInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createEmbedGroup`. */
export function useCreateEmbedGroup(options?: WriteOptions<UserGroup, EmbedTenantAddress & CreateEmbedGroupInput>) {
  return useResourceMutation(createEmbedGroup, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']], options);
}

/** Query options of `getEmbedGroup`. */
export function embedGroupQuery(client: ServiceClient, params: EmbedGroupAddress) {
  return detailQuery(client, ['embed-tenants', params.embedTenantName, 'groups', params.id], getEmbedGroup, params);
}

export function useEmbedGroup<Data = UserGroup>(params: EmbedGroupAddress, options?: ReadOptions<UserGroup, Data>) {
  return useRead(embedGroupQuery(useServiceClient(), params), options);
}

/** Runs `updateEmbedGroup`. */
export function useUpdateEmbedGroup(options?: WriteOptions<UserGroup, EmbedGroupAddress & UpdateEmbedGroupInput>) {
  return useResourceMutation(updateEmbedGroup, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']], options);
}

/** Runs `deleteEmbedGroup`. */
export function useDeleteEmbedGroup(options?: WriteOptions<void, EmbedGroupAddress>) {
  return useResourceMutation(deleteEmbedGroup, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']], options);
}

/** Query options of `getEmbedGroupMembers`: its first page. */
export function embedGroupMembersQuery(client: ServiceClient, params: ListParams<EmbedGroupAddress & CursorParams>) {
  return listQuery(client, ['embed-tenants', params.embedTenantName, 'groups', params.id, 'users'], getEmbedGroupMembers, params);
}

/** Infinite-query options of `getEmbedGroupMembers`. */
export function embedGroupMembersInfiniteQuery(client: ServiceClient, params: ListParams<EmbedGroupAddress & CursorParams>) {
  return cursorQuery(client, ['embed-tenants', params.embedTenantName, 'groups', params.id, 'users'], getEmbedGroupMembers, params);
}

export function useEmbedGroupMembers<Data = Page<EmbedUser>>(
  params: ListParams<EmbedGroupAddress & CursorParams>,
  options?: ReadOptions<Page<EmbedUser>, Data>,
) {
  return useRead(embedGroupMembersQuery(useServiceClient(), params), options);
}

export function useEmbedGroupMembersInfinite<Data = Pages<EmbedUser>>(
  params: ListParams<EmbedGroupAddress & CursorParams>,
  options?: CursorReadOptions<EmbedUser, Data>,
) {
  return useCursorRead(embedGroupMembersInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `addEmbedGroupMembers`. */
export function useAddEmbedGroupMembers(
  options?: WriteOptions<EmbedGroupMembersMutationResponse, EmbedGroupAddress & EmbedGroupMembersInput>,
) {
  return useResourceMutation(addEmbedGroupMembers, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']], options);
}

/** Runs `removeEmbedGroupMembers`. */
export function useRemoveEmbedGroupMembers(options?: WriteOptions<void, EmbedGroupAddress & EmbedGroupMembersInput>) {
  return useResourceMutation(removeEmbedGroupMembers, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']], options);
}
