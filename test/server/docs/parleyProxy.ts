import { createServiceProxy } from '../../../src/server.js';
import { readSession } from './sessions.js';

export const proxy = createServiceProxy({
  credentials: { kind: 'api-key', key: process.env.SERVICE_API_KEY ?? '' },
  chatUrl: 'https://chat.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state',
  resolveSession: async (request) => {
    const session = await readSession(request.headers.get('cookie'));
    if (session === undefined) return undefined; // 401: nobody is signed in
    if (!session.mayAsk) return 'forbidden'; // 403
    return { externalId: session.userId, userAttributes: [{ name: 'region', value: session.region }] };
  },
});
