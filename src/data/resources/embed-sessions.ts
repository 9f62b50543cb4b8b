'use client';
import { generateSession, postTokenBySessionId, revokeSession } from '../../client/resources/embed-sessions.js';
import { writeHook } from '../useResourceMutation.js';

/**
 * Opens an embed session, which may make its embed user, tenant and groups. For an admin's page that tries embedding out;
 * a product opens its sessions on its server.
 */
export const useGenerateEmbedSession = writeHook(generateSession, ({ userAttributeDefinitions }) => [
  ['embed-tenants'],
  ...(userAttributeDefinitions ? [['user-attributes']] : []),
]);

/** Redeems an embed session for its token. Works once, so redeem it when the session id arrives, never in an effect. */
export const useRedeemEmbedSession = writeHook(postTokenBySessionId, () => []);

/** Ends an embed session and invalidates its token. Refetches nothing, because no list shows sessions. */
export const useRevokeEmbedSession = writeHook(revokeSession, () => []);
