'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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
import { type ResourcePath, resourcePrefix } from '../queryKeys.js';
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

/**
 * Deactivates, activates or deletes users. Succeeds even if it failed for some: check `failed` of the result. Deleted users leave the
 * lists at once. Admin only.
 */
export function useBulkUserAction(options?: WriteOptions<BulkUserActionPayload, BulkUserActionInput>) {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  return useResourceMutation(bulkUserAction, ({ action, userIds }) => (action === 'DELETE' ? deletedUsers(userIds) : changedUsers), {
    ...options,
    async onSuccess(payload, params, ...rest) {
      if (params.action === 'DELETE') await dropUsers(queryClient, client, payload.succeeded);
      await options?.onSuccess?.(payload, params, ...rest);
    },
  });
}

/** Removes deleted users from all paginated lists before they are refetched. */
async function dropUsers(queryClient: QueryClient, client: ServiceClient, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const gone = new Set(userIds);
  const queryKey = [...resourcePrefix(client, ['users']), 'infinite'];
  // A page that is still loading would bring them back.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<Pages<ResourceOwner>>({ queryKey }, (before) => before && withoutUsers(before, gone));
}

function withoutUsers(pages: Pages<ResourceOwner>, gone: ReadonlySet<number>): Pages<ResourceOwner> {
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      const items = page.items.filter(({ id }) => !gone.has(id));
      return items.length === page.items.length ? page : { ...page, items };
    }),
  };
}

const changedUsers: readonly ResourcePath[] = [['users'], ['scim', 'Users']];
