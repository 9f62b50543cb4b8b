import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import { refuse } from './checks/checks.js';

/**
 * Lists the API keys of the account, oldest first and without their tokens. Admin only (docs/contract/authentication.md#api-keys).
 * @throws 403 if the caller is not an admin
 */
export const listApiKeys = listOperation<CursorParams, ApiKeyResponse>('listApiKeys', '/api/v1/api-keys');

/**
 * Creates an API key that acts on behalf of the caller. Its token is returned only once, in this response. Without `deploymentIds` it
 * covers every
 * deployment, without `ttlHours` it never expires. Admin only (docs/contract/authentication.md#api-keys).
 * @throws 400 if the name is empty, or a deployment does not exist
 * @throws 403 if the caller is not an admin, or the new key would grant more than the caller's own
 */
export const createApiKey = operation<CreateApiKeyInput, ApiKeyCreatedResponse>('createApiKey', 'POST', '/api/v1/api-keys', {
  check({ ttlHours }, operation) {
    if (typeof ttlHours === 'number' && !(Number.isInteger(ttlHours) && ttlHours >= 1)) {
      refuse({ field: 'ttlHours', operation }, `must be a whole number of at least 1, got ${ttlHours}`);
    }
  },
});

/**
 * Gets one API key without its token. Admin only (docs/contract/authentication.md#api-keys).
 * @throws 403 if the caller is not an admin
 * @throws 404 if the key does not exist
 */
export const getApiKey = operation<{ readonly id: number }, ApiKeyResponse>('getApiKey', 'GET', '/api/v1/api-keys/{id}');

/**
 * Revokes an API key: from now on, requests with it answer 401. Admin only (docs/contract/authentication.md#api-keys).
 * @throws 403 if the caller is not an admin
 * @throws 404 if the key does not exist
 */
export const deleteApiKey = operation<{ readonly id: number }, void>('deleteApiKey', 'DELETE', '/api/v1/api-keys/{id}');

/** An API key without its token. */
export interface ApiKeyResponse {
  readonly id: number;
  /** The user that requests with this key act as. */
  readonly userId: number;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The endpoints that the key may call. */
  readonly allowedEndpoints?: readonly string[] | null;
  /** None for every deployment. */
  readonly deploymentIds?: readonly number[] | null;
  /** The time it stops working; none if it never does. */
  readonly expiresAt?: string | null;
  /** The time of the last call with it. */
  readonly lastUsedAt?: string | null;
  /** The last characters of the token, to distinguish keys. */
  readonly suffix?: string | null;
}

/** A new API key, with its token. */
export interface ApiKeyCreatedResponse extends ApiKeyResponse {
  /** The token. No later call returns it. */
  readonly token: string;
}

/** The settings of a new API key. */
export interface CreateApiKeyInput {
  /** A name by which admins recognize the key. */
  readonly name: string;
  /** The endpoints that the key may call. */
  readonly allowedEndpoints?: readonly string[] | null | undefined;
  /** The deployments that the key covers. Default: all. */
  readonly deploymentIds?: readonly number[] | null | undefined;
  /**
   * How long the key lives: a whole number of at least 1.
   * @minimum 1
   */
  readonly ttlHours?: number | null | undefined;
}
