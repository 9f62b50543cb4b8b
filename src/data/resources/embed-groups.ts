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
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of `getEmbedGroups`: its first page. */
export function embedGroupsQuery(client: ServiceClient, params: ListParams<EmbedTenantAddress & CursorParams>) {
  return listQuery(client, ['embed-tenants', params.embedTenantName, 'groups'], getEmbedGroups, params);
}

/** Infinite-query options of `getEmbedGroups`. */
export function embedGroupsInfiniteQuery(client: ServiceClient, params: ListParams<EmbedTenantAddress & CursorParams>) {
  return cursorQuery(client, ['embed-tenants', params.embedTenantName, 'groups'], getEmbedGroups, params);
}

/** Reads the groups of an embed tenant, newest first. Admin only. */
export function useEmbedGroups<Data = Page<UserGroup>>(
  params: ListParams<EmbedTenantAddress & CursorParams>,
  options?: ReadOptions<Page<UserGroup>, Data>,
) {
  return useRead(embedGroupsQuery(useServiceClient(), params), options);
}

/** Reads the groups of an embed tenant page by page. Admin only. */
export function useEmbedGroupsInfinite<Data = Pages<UserGroup>>(
  params: ListParams<EmbedTenantAddress & CursorParams>,
  options?: CursorReadOptions<UserGroup, Data>,
) {
  return useCursorRead(embedGroupsInfiniteQuery(useServiceClient(), params), options);
}

/** Makes a group of an embed tenant, still without members. */
export function useCreateEmbedGroup(options?: WriteOptions<UserGroup, EmbedTenantAddress & CreateEmbedGroupInput>) {
  return useResourceMutation(createEmbedGroup, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']], options);
}

/** Query options of `getEmbedGroup`. */
export function embedGroupQuery(client: ServiceClient, params: EmbedGroupAddress) {
  return detailQuery(client, ['embed-tenants', params.embedTenantName, 'groups', params.id], getEmbedGroup, params);
}

/** Reads one group of an embed tenant with the count of its members. Admin only. */
export function useEmbedGroup<Data = UserGroup>(params: EmbedGroupAddress, options?: ReadOptions<UserGroup, Data>) {
  return useRead(embedGroupQuery(useServiceClient(), params), options);
}

/** Updates the description of a group, in lists as well. */
export function useUpdateEmbedGroup(options?: WriteOptions<UserGroup, EmbedGroupAddress & UpdateEmbedGroupInput>) {
  return useResourceMutation(updateEmbedGroup, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']], options);
}

/** Deletes a group, which must have no members. */
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

/** Reads the members of a group, by email. Admin only. */
export function useEmbedGroupMembers<Data = Page<EmbedUser>>(
  params: ListParams<EmbedGroupAddress & CursorParams>,
  options?: ReadOptions<Page<EmbedUser>, Data>,
) {
  return useRead(embedGroupMembersQuery(useServiceClient(), params), options);
}

/** Reads the members of a group page by page. Admin only. */
export function useEmbedGroupMembersInfinite<Data = Pages<EmbedUser>>(
  params: ListParams<EmbedGroupAddress & CursorParams>,
  options?: CursorReadOptions<EmbedUser, Data>,
) {
  return useCursorRead(embedGroupMembersInfiniteQuery(useServiceClient(), params), options);
}

/** Adds members to a group. Some may be new to the tenant, whose users and their count are read again too. */
export function useAddEmbedGroupMembers(
  options?: WriteOptions<EmbedGroupMembersMutationResponse, EmbedGroupAddress & EmbedGroupMembersInput>,
) {
  return useResourceMutation(addEmbedGroupMembers, () => [['embed-tenants']], options);
}

/** Takes members out of a group; its count is read again, the users of the tenant are not. */
export function useRemoveEmbedGroupMembers(options?: WriteOptions<void, EmbedGroupAddress & EmbedGroupMembersInput>) {
  return useResourceMutation(removeEmbedGroupMembers, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']], options);
}
