import { path } from '../http/path.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';

/** (plain array) (payload facts, User OAuth Tokens). */
export function listUserOAuthTokens(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<readonly UserOAuthToken[]>('/api/v1/user-oauth-tokens', { ...options, operation: 'listUserOAuthTokens' });
}

/** (payload facts, User OAuth Tokens). */
export function getUserOAuthToken(client: ServiceClient, { integrationId }: { readonly integrationId: number }, options?: CallOptions) {
  return client.get<UserOAuthToken>(path`/api/v1/user-oauth-tokens/${integrationId}`, { ...options, operation: 'getUserOAuthToken' });
}

/** (payload facts, User OAuth Tokens). */
export function revokeUserOAuthToken(client: ServiceClient, { integrationId }: { readonly integrationId: number }, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/user-oauth-tokens/${integrationId}`, { ...options, operation: 'revokeUserOAuthToken' });
}

/** response payload unknown (declared as an empty JSON schema; a client prints whatever JSON comes) (payload facts, User OAuth Tokens). */
export function initiateOAuthFlow(client: ServiceClient, { integrationId }: { readonly integrationId: number }, options?: CallOptions) {
  return client.post<void>(path`/api/v1/user-oauth-tokens/${integrationId}/initiate`, { ...options, operation: 'initiateOAuthFlow' });
}

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
