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
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `listUserOAuthTokens`. */
export function userOAuthTokensQuery(client: ServiceClient) {
  return detailQuery(client, ['user-oauth-tokens'], listUserOAuthTokens, {});
}

export function useUserOAuthTokens<Data = readonly UserOAuthToken[]>(options?: ReadOptions<readonly UserOAuthToken[], Data>) {
  return useRead(userOAuthTokensQuery(useServiceClient()), options);
}

/** Query options of `getUserOAuthToken`. */
export function userOAuthTokenQuery(client: ServiceClient, params: { readonly integrationId: number }) {
  return detailQuery(client, ['user-oauth-tokens', params.integrationId], getUserOAuthToken, params);
}

export function useUserOAuthToken<Data = UserOAuthToken>(
  params: { readonly integrationId: number },
  options?: ReadOptions<UserOAuthToken, Data>,
) {
  return useRead(userOAuthTokenQuery(useServiceClient(), params), options);
}

/** Runs `revokeUserOAuthToken`. */
export function useRevokeUserOAuthToken(options?: WriteOptions<void, { readonly integrationId: number }>) {
  return useResourceMutation(revokeUserOAuthToken, () => [['user-oauth-tokens']], options);
}

/** Runs `initiateOAuthFlow`. */
export function useInitiateOAuthFlow(options?: WriteOptions<InitiatedOAuthFlow | undefined, { readonly integrationId: number }>) {
  return useResourceMutation(initiateOAuthFlow, () => [['user-oauth-tokens']], options);
}
