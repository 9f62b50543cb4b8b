import { existsSync } from 'node:fs';
import { createServiceClient } from '@parley/react/client';
import { createServiceProxy } from '@parley/react/server';

if (existsSync('.env')) process.loadEnvFile();
const { SERVICE_API_KEY = '', SERVICE_URL = '', CHAT_URL = '' } = process.env;
const credentials = { kind: 'api-key', key: SERVICE_API_KEY } as const;

/** For loaders and actions. */
export const serverClient = createServiceClient({ baseUrl: SERVICE_URL, credentials });

/** For browsers: keeps the API key here. They send only the cookie of their session. */
export const proxy = createServiceProxy({
  credentials,
  chatUrl: CHAT_URL,
  // In your product: who is signed in, by your own session; `undefined` if nobody is.
  resolveSession: async () => ({ externalId: 'ada' }),
});
