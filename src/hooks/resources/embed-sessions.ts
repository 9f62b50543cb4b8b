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

/** Runs `generateSession`. */
export function useGenerateEmbedSession(options?: WriteOptions<GenerateSessionResponse, GenerateSession>) {
  return useResourceMutation(generateSession, () => [['embed', 'generate-session']], options);
}

/** Runs `postTokenBySessionId`. */
export function useRedeemEmbedSession(options?: WriteOptions<GenerateEmbedTokenResponse, PostTokenBySessionIdInput>) {
  return useResourceMutation(postTokenBySessionId, () => [['embed', 'session', 'token']], options);
}

/** Runs `revokeSession`. */
export function useRevokeEmbedSession(options?: WriteOptions<void, RevokeEmbedSessionInput>) {
  return useResourceMutation(revokeSession, () => [['embed', 'session', 'revoke']], options);
}
