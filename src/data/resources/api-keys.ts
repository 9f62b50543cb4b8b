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
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** The API keys of the account, without their tokens: the first page, or all without `first`. Admin only. */
export function apiKeysQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return listQuery(client, ['api-keys'], listApiKeys, params);
}

/** The API keys of the account, without their tokens, page by page. Admin only. */
export function apiKeysInfiniteQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return cursorQuery(client, ['api-keys'], listApiKeys, params);
}

/** Reads the API keys of the account, without their tokens. Admin only. */
export function useApiKeys<Data = Page<ApiKeyResponse>>(
  params?: ListParams<CursorParams>,
  options?: ReadOptions<Page<ApiKeyResponse>, Data>,
) {
  return useRead(apiKeysQuery(useServiceClient(), params), options);
}

/** Reads the API keys of the account, without their tokens, page by page. Admin only. */
export function useApiKeysInfinite<Data = Pages<ApiKeyResponse>>(
  params?: ListParams<CursorParams>,
  options?: CursorReadOptions<ApiKeyResponse, Data>,
) {
  return useCursorRead(apiKeysInfiniteQuery(useServiceClient(), params), options);
}

/** Creates an API key and refetches the list. Its token is only in this result and in no query. */
export function useCreateApiKey(options?: WriteOptions<ApiKeyCreatedResponse, CreateApiKeyInput>) {
  return useResourceMutation(createApiKey, () => [['api-keys']], options);
}

/** One API key without its token. Admin only. */
export function apiKeyQuery(client: ServiceClient, params: { readonly id: number }) {
  return detailQuery(client, ['api-keys', params.id], getApiKey, params);
}

/** Reads one API key without its token. Admin only. */
export function useApiKey<Data = ApiKeyResponse>(params: { readonly id: number }, options?: ReadOptions<ApiKeyResponse, Data>) {
  return useRead(apiKeyQuery(useServiceClient(), params), options);
}

/** Revokes an API key, and reads the keys again. */
export function useDeleteApiKey(options?: WriteOptions<void, { readonly id: number }>) {
  return useResourceMutation(deleteApiKey, () => [['api-keys']], options);
}
