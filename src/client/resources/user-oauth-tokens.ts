import { path } from '../http/path.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';

/** Lists the connections of the user who calls, all at once. The tokens themselves are never shown (docs/contract/account.md#oauth-connections). */
export function listUserOAuthTokens(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<readonly UserOAuthToken[]>('/api/v1/user-oauth-tokens', { ...options, operation: 'listUserOAuthTokens' });
}

/**
 * Gets one's own connection of one integration; 404 where there is none (docs/contract/account.md#oauth-connections).
 * @throws 404 a connection of somebody else; an integration without a connection
 */
export function getUserOAuthToken(client: ServiceClient, { integrationId }: { readonly integrationId: number }, options?: CallOptions) {
  return client.get<UserOAuthToken>(path`/api/v1/user-oauth-tokens/${integrationId}`, { ...options, operation: 'getUserOAuthToken' });
}

/**
 * Ends one's own connection of one integration (docs/contract/account.md#oauth-connections).
 * @throws 404 an integration without a connection
 */
export function revokeUserOAuthToken(client: ServiceClient, { integrationId }: { readonly integrationId: number }, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/user-oauth-tokens/${integrationId}`, { ...options, operation: 'revokeUserOAuthToken' });
}

/**
 * Begins to connect the user who calls: open the address it answers, where the user agrees, then read the connection until it
 * has another `status`. The interface does not say how the answer looks, so check the address before opening it
 * (docs/contract/account.md#oauth-connections).
 * @throws 404 an unknown integration
 */
export function initiateOAuthFlow(client: ServiceClient, { integrationId }: { readonly integrationId: number }, options?: CallOptions) {
  return client.post<InitiatedOAuthFlow | undefined>(path`/api/v1/user-oauth-tokens/${integrationId}/initiate`, {
    ...options,
    operation: 'initiateOAuthFlow',
  });
}

/** Whatever the service answers. */
export interface InitiatedOAuthFlow {
  /** The URL where the user gives consent. */
  readonly authorizationUrl?: string;
  readonly [field: string]: unknown;
}

/** That a user is connected, without the tokens themselves. */
export interface UserOAuthToken {
  readonly id: number;
  readonly userId: number;
  readonly integrationId: number;
  readonly status: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly accessTokenExpiresAt?: string | null;
  readonly refreshTokenExpiresAt?: string | null;
  readonly lastError?: unknown;
}
