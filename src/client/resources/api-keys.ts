import { type CursorParams, getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import { refuse } from './checks.js';

/**
 * Lists the API keys of the account, oldest first and without their tokens. Admin only (docs/contract/authentication.md#api-keys).
 * @throws 403 if the caller is not an admin
 */
export function listApiKeys(client: ServiceClient, query: CursorParams = {}, options?: CallOptions) {
  return getPage<ApiKeyResponse>(client, '/api/v1/api-keys', { ...options, operation: 'listApiKeys', query });
}

/**
 * Makes an API key that speaks for the caller. Its token is shown in this answer and never again. Without `deploymentIds` it covers every
 * deployment, without `ttlHours` it never expires. Admin only (docs/contract/authentication.md#api-keys).
 * @throws 400 no name; an unknown deployment
 * @throws 403 if the caller is not an admin, or the new key would grant more than the caller's own
 */
export async function createApiKey(client: ServiceClient, body: CreateApiKeyInput, options?: CallOptions) {
  const operation = 'createApiKey';
  const { ttlHours } = body;
  if (typeof ttlHours === 'number' && !(Number.isInteger(ttlHours) && ttlHours >= 1)) {
    refuse({ field: 'ttlHours', operation }, `must be a whole number of at least 1, got ${ttlHours}`);
  }
  return client.post<ApiKeyCreatedResponse>('/api/v1/api-keys', { ...options, operation, body });
}

/**
 * Gets one API key without its token. Admin only (docs/contract/authentication.md#api-keys).
 * @throws 403 if the caller is not an admin
 * @throws 404 an unknown key
 */
export function getApiKey(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.get<ApiKeyResponse>(path`/api/v1/api-keys/${id}`, { ...options, operation: 'getApiKey' });
}

/**
 * Revokes an API key: from now on, requests with it answer 401. Admin only (docs/contract/authentication.md#api-keys).
 * @throws 403 if the caller is not an admin
 * @throws 404 an unknown key
 */
export function deleteApiKey(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/api-keys/${id}`, { ...options, operation: 'deleteApiKey' });
}

export interface ApiKeyResponse {
  readonly id: number;
  /** Whom the key speaks for. */
  readonly userId: number;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly allowedEndpoints?: readonly string[] | null;
  /** None for every deployment. */
  readonly deploymentIds?: readonly number[] | null;
  readonly expiresAt?: string | null;
  readonly lastUsedAt?: string | null;
  /** The last characters of the token, to distinguish keys. */
  readonly suffix?: string | null;
}

export interface ApiKeyCreatedResponse extends ApiKeyResponse {
  readonly token: string;
}

export interface CreateApiKeyInput {
  readonly name: string;
  readonly allowedEndpoints?: readonly string[] | null | undefined;
  readonly deploymentIds?: readonly number[] | null | undefined;
  /**
   * How long the key lives: a whole number of at least 1.
   * @minimum 1
   */
  readonly ttlHours?: number | null | undefined;
}
