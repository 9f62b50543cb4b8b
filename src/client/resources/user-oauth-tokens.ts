import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';

/** Lists the connections of the user who calls, all at once. The tokens themselves are never shown (docs/contract/account.md#oauth-connections). */
export const listUserOAuthTokens = operation<NoParams, readonly UserOAuthToken[]>(
  'listUserOAuthTokens',
  'GET',
  '/api/v1/user-oauth-tokens',
);

/**
 * Returns the caller's connection to an integration; 404 if there is none (docs/contract/account.md#oauth-connections).
 * @throws 404 if the caller has no connection to the integration, even if another user has one
 */
export const getUserOAuthToken = operation<{ readonly integrationId: number }, UserOAuthToken>(
  'getUserOAuthToken',
  'GET',
  '/api/v1/user-oauth-tokens/{integrationId}',
);

/**
 * Ends one's own connection of one integration (docs/contract/account.md#oauth-connections).
 * @throws 404 if the caller has no connection to the integration
 */
export const revokeUserOAuthToken = operation<{ readonly integrationId: number }, void>(
  'revokeUserOAuthToken',
  'DELETE',
  '/api/v1/user-oauth-tokens/{integrationId}',
);

/**
 * Starts connecting the caller: open the returned address, where the user agrees, then poll the connection until it
 * has another `status`. The interface does not say how the answer looks, so check the address before opening it
 * (docs/contract/account.md#oauth-connections).
 * @throws 404 if the integration does not exist
 */
export const initiateOAuthFlow = operation<{ readonly integrationId: number }, InitiatedOAuthFlow | undefined>(
  'initiateOAuthFlow',
  'POST',
  '/api/v1/user-oauth-tokens/{integrationId}/initiate',
  { send: false },
);

/** Whatever the service answers. */
export interface InitiatedOAuthFlow {
  /** The URL for the user's consent. */
  readonly authorizationUrl?: string;
  readonly [field: string]: unknown;
}

/** That a user is connected, without the tokens themselves. */
export interface UserOAuthToken {
  readonly id: number;
  /** The id of the calling user. */
  readonly userId: number;
  /** The id of the integration. */
  readonly integrationId: number;
  /** The state of the connection. The values are not specified. */
  readonly status: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The time the access token expires. */
  readonly accessTokenExpiresAt?: string | null;
  /** The time the refresh token expires. */
  readonly refreshTokenExpiresAt?: string | null;
  /** The last error of the provider. The contract does not specify its form. */
  readonly lastError?: unknown;
}
