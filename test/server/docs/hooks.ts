import { createServiceProxy } from '../../../src/server.js';
import { audit, takeToken } from './limits.js';
import { resolveSession } from './sessions.js';

export const proxy = createServiceProxy({
  credentials: { kind: 'api-key', key: process.env.SERVICE_API_KEY ?? '' },
  chatUrl: 'https://chat.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state',
  resolveSession,
  onRequest: async ({ session, operation }) => {
    const waitSeconds = await takeToken(session.externalId, operation);
    return waitSeconds > 0 ? { status: 429, retryAfterSeconds: waitSeconds } : undefined;
  },
  onAnswer: ({ session, operation, status, durationMs, error }) => {
    audit({ user: session?.externalId, operation, status, durationMs, reason: error?.code });
  },
});
