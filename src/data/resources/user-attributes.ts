'use client';
import { useQueryClient } from '@tanstack/react-query';
import { ServiceError } from '../../client/errors/ServiceError.js';
import { eachItem, type Page } from '../../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import {
  createUserAttribute,
  type GetUserAttributesParams,
  getUserAttributes,
  getUserAttributeValues,
  type UserAttribute,
  type UserAttributeCreateInput,
  type UserAttributeUpdateInput,
  type UserAttributeValue,
  type UserAttributeValueCreateInput,
  updateUserAttribute,
  upsertUserAttributeValue,
} from '../../client/resources/user-attributes.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of the user attributes of the account: the first page. */
export function userAttributesQuery(client: ServiceClient, params: ListParams<GetUserAttributesParams> = {}) {
  return listQuery(client, ['user-attributes'], getUserAttributes, params);
}

/** Infinite-query options of the user attributes of the account. */
export function userAttributesInfiniteQuery(client: ServiceClient, params: ListParams<GetUserAttributesParams> = {}) {
  return cursorQuery(client, ['user-attributes'], getUserAttributes, params);
}

/** Reads the first page of the user attributes, newest first. */
export function useUserAttributes<Data = Page<UserAttribute>>(
  params?: ListParams<GetUserAttributesParams>,
  options?: ReadOptions<Page<UserAttribute>, Data>,
) {
  return useRead(userAttributesQuery(useServiceClient(), params), options);
}

/** Reads the user attributes page by page, newest first. */
export function useUserAttributesInfinite<Data = Pages<UserAttribute>>(
  params?: ListParams<GetUserAttributesParams>,
  options?: CursorReadOptions<UserAttribute, Data>,
) {
  return useCursorRead(userAttributesInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of one user attribute. */
export function userAttributeQuery(client: ServiceClient, params: { readonly id: number }) {
  return detailQuery(client, ['user-attributes', params.id], findUserAttribute, params);
}

/** Reads one user attribute. The service has no call for that, so the list is read page by page until it is found. */
export function useUserAttribute<Data = UserAttribute>(params: { readonly id: number }, options?: ReadOptions<UserAttribute, Data>) {
  return useRead(userAttributeQuery(useServiceClient(), params), options);
}

async function findUserAttribute(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions): Promise<UserAttribute> {
  for await (const attribute of eachItem(getUserAttributes, client, { first: 200 }, options)) if (attribute.id === id) return attribute;
  throw new ServiceError('not-found', 'The user attribute was not found.', { operation: 'getUserAttributes', status: 404 });
}

/** Defines a user attribute. */
export function useCreateUserAttribute(options?: WriteOptions<UserAttribute, UserAttributeCreateInput>) {
  return useResourceMutation(createUserAttribute, () => [['user-attributes']], options);
}

/** Changes the texts and the default of a user attribute, which values show, too. */
export function useUpdateUserAttribute(options?: WriteOptions<UserAttribute, { readonly id: number } & UserAttributeUpdateInput>) {
  return useResourceMutation(updateUserAttribute, () => [['user-attributes'], ['user-attribute-values']], options);
}

/** Query options of the attribute values of one user. */
export function userAttributeValuesQuery(client: ServiceClient, params: { readonly userId: number }) {
  return detailQuery(client, ['user-attribute-values', params.userId], getUserAttributeValues, params);
}

/** Reads what one user has for the attributes of the account. */
export function useUserAttributeValues<Data = readonly UserAttributeValue[]>(
  params: { readonly userId: number },
  options?: ReadOptions<readonly UserAttributeValue[], Data>,
) {
  return useRead(userAttributeValuesQuery(useServiceClient(), params), options);
}

/** Sets what one user has for one attribute. Shows the value as saved until it is refetched. */
export function useUpsertUserAttributeValue(options?: WriteOptions<UserAttributeValue, UserAttributeValueCreateInput>) {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  return useResourceMutation(upsertUserAttributeValue, ({ userId }) => [['user-attribute-values', Number(userId)]], {
    ...options,
    onSuccess(saved, params, ...rest) {
      const { queryKey } = userAttributeValuesQuery(client, { userId: Number(params.userId) });
      queryClient.setQueryData<readonly UserAttributeValue[]>(
        queryKey,
        (before) => before && [...before.filter(({ userAttributeId }) => userAttributeId !== saved.userAttributeId), saved],
      );
      return options?.onSuccess?.(saved, params, ...rest);
    },
  });
}
