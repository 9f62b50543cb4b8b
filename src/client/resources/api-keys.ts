import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';

/** (payload facts, API Keys). */
export function listApiKeys(client: ServiceClient, query: CursorParams = {}, options?: CallOptions) {
  return getPage<ApiKeyResponse>(client, '/api/v1/api-keys', { ...options, operation: 'listApiKeys', query });
}

/** (token shown once) (payload facts, API Keys). */
export function createApiKey(client: ServiceClient, body: CreateApiKeyInput, options?: CallOptions) {
  return client.post<ApiKeyCreatedResponse>('/api/v1/api-keys', { ...options, operation: 'createApiKey', body });
}

/** (payload facts, API Keys). */
export function getApiKey(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.get<ApiKeyResponse>(path`/api/v1/api-keys/${id}`, { ...options, operation: 'getApiKey' });
}

/** (payload facts, API Keys). */
export function deleteApiKey(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/api-keys/${id}`, { ...options, operation: 'deleteApiKey' });
}

export interface ApiKeyResponse {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly allowedEndpoints?: readonly string[] | null;
  readonly deploymentIds?: readonly number[] | null;
  readonly expiresAt?: string | null;
  readonly lastUsedAt?: string | null;
  readonly suffix?: string | null;
}

export interface ApiKeyCreatedResponse {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly token: string;
  readonly allowedEndpoints?: readonly string[] | null;
  readonly deploymentIds?: readonly number[] | null;
  readonly expiresAt?: string | null;
  readonly lastUsedAt?: string | null;
  readonly suffix?: string | null;
}

export interface CreateApiKeyInput {
  readonly name: string;
  readonly allowedEndpoints?: readonly string[] | null | undefined;
  readonly deploymentIds?: readonly number[] | null | undefined;
  /** At least 1. */
  readonly ttlHours?: number | null | undefined;
}
