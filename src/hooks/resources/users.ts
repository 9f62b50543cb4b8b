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
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getUsers`: its first page. */
export function usersQuery(client: ServiceClient, params: ListParams<GetUsersParams> = {}) {
  return listQuery(client, ['users'], getUsers, params);
}

/** Infinite-query options of `getUsers`. */
export function usersInfiniteQuery(client: ServiceClient, params: ListParams<GetUsersParams> = {}) {
  return cursorQuery(client, ['users'], getUsers, params);
}

export function useUsers<Data = Page<ResourceOwner>>(
  params?: ListParams<GetUsersParams>,
  options?: ReadOptions<Page<ResourceOwner>, Data>,
) {
  return useRead(usersQuery(useServiceClient(), params), options);
}

export function useUsersInfinite<Data = Pages<ResourceOwner>>(
  params?: ListParams<GetUsersParams>,
  options?: CursorReadOptions<ResourceOwner, Data>,
) {
  return useCursorRead(usersInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createUser`. */
export function useCreateUser(options?: WriteOptions<User, UserCreateInput>) {
  return useResourceMutation(createUser, () => [['users']], options);
}

/** Runs `updateUser`. */
export function useUpdateUser(options?: WriteOptions<User, { readonly id: number } & UserUpdateInput>) {
  return useResourceMutation(updateUser, () => [['users']], options);
}

/** Runs `deleteUser`. */
export function useDeleteUser(options?: WriteOptions<void, { readonly id: number }>) {
  return useResourceMutation(deleteUser, () => [['users']], options);
}

/** Runs `bulkUserAction`. */
export function useBulkUserAction(options?: WriteOptions<BulkUserActionPayload, BulkUserActionInput>) {
  return useResourceMutation(bulkUserAction, () => [['users']], options);
}
