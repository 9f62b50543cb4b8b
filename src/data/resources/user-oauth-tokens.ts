'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  getUserOAuthToken,
  type InitiatedOAuthFlow,
  initiateOAuthFlow,
  listUserOAuthTokens,
  revokeUserOAuthToken,
  type UserOAuthToken,
} from '../../client/resources/user-oauth-tokens.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of one's own connections. */
export function userOAuthTokensQuery(client: ServiceClient) {
  return detailQuery(client, ['user-oauth-tokens'], listUserOAuthTokens, {});
}

/** Reads one's own connections with other services. */
export function useUserOAuthTokens<Data = readonly UserOAuthToken[]>(options?: ReadOptions<readonly UserOAuthToken[], Data>) {
  return useRead(userOAuthTokensQuery(useServiceClient()), options);
}

/** Query options of one's own connection of one integration. */
export function userOAuthTokenQuery(client: ServiceClient, params: { readonly integrationId: number }) {
  return detailQuery(client, ['user-oauth-tokens', params.integrationId], getUserOAuthToken, params);
}

/** Reads one's own connection of one integration. While the user agrees elsewhere, read again until `status` changes. */
export function useUserOAuthToken<Data = UserOAuthToken>(
  params: { readonly integrationId: number },
  options?: ReadOptions<UserOAuthToken, Data>,
) {
  return useRead(userOAuthTokenQuery(useServiceClient(), params), options);
}

/** Ends one's own connection of one integration. */
export function useRevokeUserOAuthToken(options?: WriteOptions<void, { readonly integrationId: number }>) {
  return useResourceMutation(revokeUserOAuthToken, () => [['user-oauth-tokens']], options);
}

/** Starts connecting: the result contains the address at which the user agrees. Check the address before opening it. */
export function useInitiateOAuthFlow(options?: WriteOptions<InitiatedOAuthFlow | undefined, { readonly integrationId: number }>) {
  return useResourceMutation(initiateOAuthFlow, () => [['user-oauth-tokens']], options);
}
