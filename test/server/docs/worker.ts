import { createServiceProxy } from '../../../src/server.js';
import { readSession } from './sessions.js';

// biome-ignore lint/style/noDefaultExport: Workers export their handlers as default.
export default {
  fetch: (request: Request, env: { readonly SERVICE_API_KEY: string; readonly CHAT_URL: string }) =>
    createServiceProxy({
      credentials: { kind: 'api-key', key: env.SERVICE_API_KEY },
      chatUrl: env.CHAT_URL,
      resolveSession: async ({ headers }) => {
        const session = await readSession(headers.get('cookie'));
        return session && { externalId: session.userId };
      },
    })(request),
};
