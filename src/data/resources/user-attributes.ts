'use client';
import { useQueryClient } from '@tanstack/react-query';
import { ServiceError } from '../../client/errors/ServiceError.js';
import { eachItem } from '../../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import {
  createUserAttribute,
  getUserAttributes,
  getUserAttributeValues,
  type UserAttribute,
  type UserAttributeValue,
  type UserAttributeValueCreateInput,
  updateUserAttribute,
  upsertUserAttributeValue,
} from '../../client/resources/user-attributes.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { detailQuery } from '../resourceQueries.js';
import { useResourceMutation, type WriteOptions, writeHook } from '../useResourceMutation.js';

/** Query options of the user attributes of the account: the first page. */
export const userAttributesQuery = firstPageQuery(getUserAttributes);

/** Infinite-query options of the user attributes of the account. */
export const userAttributesInfiniteQuery = pagesQuery(getUserAttributes);

/** Reads the first page of the user attributes, newest first. */
export const useUserAttributes = readHook(userAttributesQuery);

/** Reads the user attributes page by page, newest first. */
export const useUserAttributesInfinite = pagesHook(userAttributesInfiniteQuery);

/** Query options of one user attribute. */
export function userAttributeQuery(client: ServiceClient, params: { readonly id: number }) {
  return detailQuery(client, ['user-attributes', params.id], findUserAttribute, params);
}

/** Reads one user attribute. The service has no call for that, so the list is read page by page until it is found. */
export const useUserAttribute = readHook(userAttributeQuery);

async function findUserAttribute(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions): Promise<UserAttribute> {
  for await (const attribute of eachItem(getUserAttributes, client, { first: 200 }, options)) if (attribute.id === id) return attribute;
  throw new ServiceError('not-found', 'The user attribute was not found.', { operation: 'getUserAttributes', status: 404 });
}

/** Defines a user attribute. */
export const useCreateUserAttribute = writeHook(createUserAttribute, () => [['user-attributes']]);

/** Changes the texts and the default of a user attribute, which values show, too. */
export const useUpdateUserAttribute = writeHook(updateUserAttribute, () => [['user-attributes'], ['user-attribute-values']]);

/** Query options of the attribute values of one user. */
export const userAttributeValuesQuery = recordQuery(getUserAttributeValues);

/** Reads what one user has for the attributes of the account. */
export const useUserAttributeValues = readHook(userAttributeValuesQuery);

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
