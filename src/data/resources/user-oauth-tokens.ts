'use client';
import {
  getUserOAuthToken,
  initiateOAuthFlow,
  listUserOAuthTokens,
  revokeUserOAuthToken,
} from '../../client/resources/user-oauth-tokens.js';
import { answerHook, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of one's own connections. */
export const userOAuthTokensQuery = recordQuery(listUserOAuthTokens);

/** Reads one's own connections with other services. */
export const useUserOAuthTokens = answerHook(userOAuthTokensQuery);

/** Query options of one's own connection of one integration. */
export const userOAuthTokenQuery = recordQuery(getUserOAuthToken);

/** Reads one's own connection of one integration. While the user agrees elsewhere, read again until `status` changes. */
export const useUserOAuthToken = readHook(userOAuthTokenQuery);

/** Ends one's own connection of one integration. */
export const useRevokeUserOAuthToken = writeHook(revokeUserOAuthToken, () => [['user-oauth-tokens']]);

/** Starts connecting: the result contains the address at which the user agrees. Check the address before opening it. */
export const useInitiateOAuthFlow = writeHook(initiateOAuthFlow, () => [['user-oauth-tokens']]);
