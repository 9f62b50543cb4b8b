'use client';
import {
  type GenerateEmbedTokenResponse,
  type GenerateSession,
  type GenerateSessionResponse,
  generateSession,
  type PostTokenBySessionIdInput,
  postTokenBySessionId,
  type RevokeEmbedSessionInput,
  revokeSession,
} from '../../client/resources/embed-sessions.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/**
 * Opens an embed session, which may make its embed user, tenant and groups. For an admin's page that tries embedding out;
 * a product opens its sessions on its server.
 */
export function useGenerateEmbedSession(options?: WriteOptions<GenerateSessionResponse, GenerateSession>) {
  return useResourceMutation(
    generateSession,
    ({ userAttributeDefinitions }) => [['embed-tenants'], ...(userAttributeDefinitions ? [['user-attributes']] : [])],
    options,
  );
}

/** Redeems an embed session for its token. Works once, so redeem it when the session id arrives, never in an effect. */
export function useRedeemEmbedSession(options?: WriteOptions<GenerateEmbedTokenResponse, PostTokenBySessionIdInput>) {
  return useResourceMutation(postTokenBySessionId, () => [], options);
}

/** Ends an embed session, whose token is refused from then on. No list shows sessions, so nothing is read again. */
export function useRevokeEmbedSession(options?: WriteOptions<void, RevokeEmbedSessionInput>) {
  return useResourceMutation(revokeSession, () => [], options);
}
