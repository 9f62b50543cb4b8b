import { createServiceProxy } from '@parley/react/server';

/** Keeps the API key on this server. Browsers send only the cookie of their session. */
export const proxy = createServiceProxy({
  credentials: { kind: 'api-key', key: process.env.SERVICE_API_KEY ?? '' },
  chatUrl: process.env.CHAT_URL ?? '',
  // In your product: who is signed in, by your own session; `undefined` if nobody is.
  resolveSession: async () => ({ externalId: 'ada' }),
  // The origin that browsers see, such as https://shop.example. Next.js knows only the address it listens on.
  ...(process.env.PUBLIC_ORIGIN && { publicOrigin: process.env.PUBLIC_ORIGIN }),
});
