'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { User } from '../../client/resources/current-user.js';
import {
  type BulkUserActionInput,
  type BulkUserActionPayload,
  bulkUserAction,
  createUser,
  deleteUser,
  type GetUsersParams,
  getUsers,
  type ResourceOwner,
  type UserCreateInput,
  type UserUpdateInput,
  updateUser,
} from '../../client/resources/users.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { type OptimisticWriteOptions, useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { deletedUsers, pathsShowingOwners } from './deletedUsers.js';

/** Query options of the users of the account: the first page. */
export function usersQuery(client: ServiceClient, params: ListParams<GetUsersParams> = {}) {
  return listQuery(client, ['users'], getUsers, params);
}

/** Infinite-query options of the users of the account. */
export function usersInfiniteQuery(client: ServiceClient, params: ListParams<GetUsersParams> = {}) {
  return cursorQuery(client, ['users'], getUsers, params);
}

/** Reads the first page of the users; each `search` is cached as a separate list, so debounce it. */
export function useUsers<Data = Page<ResourceOwner>>(
  params?: ListParams<GetUsersParams>,
  options?: ReadOptions<Page<ResourceOwner>, Data>,
) {
  return useRead(usersQuery(useServiceClient(), params), options);
}

/** Reads the users page by page. */
export function useUsersInfinite<Data = Pages<ResourceOwner>>(
  params?: ListParams<GetUsersParams>,
  options?: CursorReadOptions<ResourceOwner, Data>,
) {
  return useCursorRead(usersInfiniteQuery(useServiceClient(), params), options);
}

/** Adds a user, who then shows up in provisioning, too. Admin only. */
export function useCreateUser(options?: WriteOptions<User, UserCreateInput>) {
  return useResourceMutation(createUser, () => changedUsers, options);
}

/**
 * Changes a user. With a name or a picture, what the user owns is read again, too. With `optimistic`, the name changes at once among the
 * users. Admin only.
 */
export function useUpdateUser(options?: OptimisticWriteOptions<User, { readonly id: number } & UserUpdateInput>) {
  return useResourceMutation(
    updateUser,
    ({ firstName, picture }) =>
      firstName === undefined && picture === undefined ? changedUsers : [...changedUsers, ...pathsShowingOwners],
    options,
    {
      paths: () => [['users']],
      isTarget: ({ id, email }, params) => id === params.id && email !== undefined,
      fields: ({ firstName }) => ({ firstName: firstName ?? undefined }),
    },
  );
}

/** Deletes a user, with memberships, attribute values and API keys. Admin only. */
export function useDeleteUser(options?: WriteOptions<void, { readonly id: number }>) {
  return useResourceMutation(deleteUser, ({ id }) => deletedUsers([id]), options);
}

/** Deactivates, activates or deletes users. Succeeds even if it failed for some: check `failed` of the result. Admin only. */
export function useBulkUserAction(options?: WriteOptions<BulkUserActionPayload, BulkUserActionInput>) {
  return useResourceMutation(
    bulkUserAction,
    ({ action, userIds }) => (action === 'DELETE' ? deletedUsers(userIds) : changedUsers),
    options,
  );
}

const changedUsers: readonly ResourcePath[] = [['users'], ['scim', 'Users']];
