'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { type ListGroupsParams, listGroups, type UserGroup } from '../../client/resources/user-groups.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';

/** Query options of the groups of the account: the first page. */
export function userGroupsQuery(client: ServiceClient, params: ListParams<ListGroupsParams> = {}) {
  return listQuery(client, ['user-groups'], listGroups, params);
}

/** Infinite-query options of the groups of the account. */
export function userGroupsInfiniteQuery(client: ServiceClient, params: ListParams<ListGroupsParams> = {}) {
  return cursorQuery(client, ['user-groups'], listGroups, params);
}

/** Reads the first page of the groups, with how many users each has. */
export function useUserGroups<Data = Page<UserGroup>>(params?: ListParams<ListGroupsParams>, options?: ReadOptions<Page<UserGroup>, Data>) {
  return useRead(userGroupsQuery(useServiceClient(), params), options);
}

/** Reads the groups page by page. */
export function useUserGroupsInfinite<Data = Pages<UserGroup>>(
  params?: ListParams<ListGroupsParams>,
  options?: CursorReadOptions<UserGroup, Data>,
) {
  return useCursorRead(userGroupsInfiniteQuery(useServiceClient(), params), options);
}
