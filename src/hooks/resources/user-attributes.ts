'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
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
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getUserAttributes`: its first page. */
export function userAttributesQuery(client: ServiceClient, params: ListParams<GetUserAttributesParams> = {}) {
  return listQuery(client, ['user-attributes'], getUserAttributes, params);
}

/** Infinite-query options of `getUserAttributes`. */
export function userAttributesInfiniteQuery(client: ServiceClient, params: ListParams<GetUserAttributesParams> = {}) {
  return cursorQuery(client, ['user-attributes'], getUserAttributes, params);
}

export function useUserAttributes<Data = Page<UserAttribute>>(
  params?: ListParams<GetUserAttributesParams>,
  options?: ReadOptions<Page<UserAttribute>, Data>,
) {
  return useRead(userAttributesQuery(useServiceClient(), params), options);
}

export function useUserAttributesInfinite<Data = Pages<UserAttribute>>(
  params?: ListParams<GetUserAttributesParams>,
  options?: CursorReadOptions<UserAttribute, Data>,
) {
  return useCursorRead(userAttributesInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createUserAttribute`. */
export function useCreateUserAttribute(options?: WriteOptions<UserAttribute, UserAttributeCreateInput>) {
  return useResourceMutation(createUserAttribute, () => [['user-attributes']], options);
}

/** Runs `updateUserAttribute`. */
export function useUpdateUserAttribute(options?: WriteOptions<UserAttribute, { readonly id: number } & UserAttributeUpdateInput>) {
  return useResourceMutation(updateUserAttribute, () => [['user-attributes']], options);
}

/** Query options of `getUserAttributeValues`. */
export function userAttributeValuesQuery(client: ServiceClient, params: { readonly userId: number }) {
  return detailQuery(client, ['user-attribute-values', params.userId], getUserAttributeValues, params);
}

export function useUserAttributeValues<Data = readonly UserAttributeValue[]>(
  params: { readonly userId: number },
  options?: ReadOptions<readonly UserAttributeValue[], Data>,
) {
  return useRead(userAttributeValuesQuery(useServiceClient(), params), options);
}

/** Runs `upsertUserAttributeValue`. */
export function useUpsertUserAttributeValue(options?: WriteOptions<UserAttributeValue, UserAttributeValueCreateInput>) {
  return useResourceMutation(upsertUserAttributeValue, () => [['user-attribute-values']], options);
}
