'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  type BulkUserActionInput,
  type BulkUserActionPayload,
  bulkUserAction,
  createUser,
  deleteUser,
  getUsers,
  type ResourceOwner,
  updateUser,
} from '../../client/resources/users.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { type ResourcePath, resourcePrefix } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';
import type { Pages } from '../resourceQueries.js';
import { useResourceMutation, type WriteOptions, writeHook } from '../useResourceMutation.js';
import { deletedUsers, pathsShowingOwners } from './deletedUsers.js';

/** Query options of the users of the account: the first page. */
export const usersQuery = firstPageQuery(getUsers);

/** Infinite-query options of the users of the account. */
export const usersInfiniteQuery = pagesQuery(getUsers);

/** Reads the first page of the users; each `search` is cached as a separate list, so debounce it. */
export const useUsers = readHook(usersQuery);

/** Reads the users page by page. */
export const useUsersInfinite = pagesHook(usersInfiniteQuery);

/** Adds a user, who then shows up in provisioning, too. Admin only. */
export const useCreateUser = writeHook(createUser, () => changedUsers);

/**
 * Updates a user. A new name or picture also refetches what the user owns. With `optimistic`, the name changes immediately among the
 * users. Admin only.
 */
export const useUpdateUser = writeHook(
  updateUser,
  ({ firstName, picture }) => (firstName === undefined && picture === undefined ? changedUsers : [...changedUsers, ...pathsShowingOwners]),
  {
    paths: () => [['users']],
    isTarget: ({ id, email }, params) => id === params.id && email !== undefined,
    fields: ({ firstName }) => ({ firstName: firstName ?? undefined }),
  },
);

/** Deletes a user, with memberships, attribute values and API keys. Admin only. */
export const useDeleteUser = writeHook(deleteUser, ({ id }) => deletedUsers([id]));

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
