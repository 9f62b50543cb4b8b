'use client';
import { createApiKey, deleteApiKey, getApiKey, listApiKeys } from '../../client/resources/api-keys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** The API keys of the account, without their tokens: the first page, or all without `first`. Admin only. */
export const apiKeysQuery = firstPageQuery(listApiKeys);

/** The API keys of the account, without their tokens, page by page. Admin only. */
export const apiKeysInfiniteQuery = pagesQuery(listApiKeys);

/** Reads the API keys of the account, without their tokens. Admin only. */
export const useApiKeys = readHook(apiKeysQuery);

/** Reads the API keys of the account, without their tokens, page by page. Admin only. */
export const useApiKeysInfinite = pagesHook(apiKeysInfiniteQuery);

/** Creates an API key and refetches the list. Its token is only in this result and in no query. */
export const useCreateApiKey = writeHook(createApiKey, () => [['api-keys']]);

/** One API key without its token. Admin only. */
export const apiKeyQuery = recordQuery(getApiKey);

/** Reads one API key without its token. Admin only. */
export const useApiKey = readHook(apiKeyQuery);

/** Revokes an API key, then refetches the keys. */
export const useDeleteApiKey = writeHook(deleteApiKey, () => [['api-keys']]);
