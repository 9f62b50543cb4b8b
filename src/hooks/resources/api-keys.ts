'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  type ApiKeyCreatedResponse,
  type ApiKeyResponse,
  type CreateApiKeyInput,
  createApiKey,
  deleteApiKey,
  getApiKey,
  listApiKeys,
} from '../../client/resources/api-keys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `listApiKeys`: its first page. */
export function apiKeysQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return listQuery(client, ['api-keys'], listApiKeys, params);
}

/** Infinite-query options of `listApiKeys`. */
export function apiKeysInfiniteQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return cursorQuery(client, ['api-keys'], listApiKeys, params);
}

export function useApiKeys<Data = Page<ApiKeyResponse>>(
  params?: ListParams<CursorParams>,
  options?: ReadOptions<Page<ApiKeyResponse>, Data>,
) {
  return useRead(apiKeysQuery(useServiceClient(), params), options);
}

export function useApiKeysInfinite<Data = Pages<ApiKeyResponse>>(
  params?: ListParams<CursorParams>,
  options?: CursorReadOptions<ApiKeyResponse, Data>,
) {
  return useCursorRead(apiKeysInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createApiKey`. */
export function useCreateApiKey(options?: WriteOptions<ApiKeyCreatedResponse, CreateApiKeyInput>) {
  return useResourceMutation(createApiKey, () => [['api-keys']], options);
}

/** Query options of `getApiKey`. */
export function apiKeyQuery(client: ServiceClient, params: { readonly id: number }) {
  return detailQuery(client, ['api-keys', params.id], getApiKey, params);
}

export function useApiKey<Data = ApiKeyResponse>(params: { readonly id: number }, options?: ReadOptions<ApiKeyResponse, Data>) {
  return useRead(apiKeyQuery(useServiceClient(), params), options);
}

/** Runs `deleteApiKey`. */
export function useDeleteApiKey(options?: WriteOptions<void, { readonly id: number }>) {
  return useResourceMutation(deleteApiKey, () => [['api-keys']], options);
}
