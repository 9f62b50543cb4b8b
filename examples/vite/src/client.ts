import { createServiceClient } from '@parley/react/client';

// The addresses that `npx @parley/local-service` prints. Put those of your own service in their place.
const service = 'http://localhost:4600';

/** One client for the chat and the admin widgets. */
export const client = createServiceClient({
  chatUrl: `${service}/api/v1/public/halloway/deployments/1/chat/stream-chat-state`,
  credentials: { kind: 'service-token', token: () => readToken(`${service}/dev/token`) },
  baseUrl: service,
  managementCredentials: { kind: 'bearer', token: () => readToken(`${service}/dev/access-token`) },
});

/** In your product, your server mints short-lived tokens for the signed-in user, and responds with `{"token": "…"}`. */
async function readToken(url: string): Promise<string> {
  const response = await fetch(url);
  const { token } = await response.json();
  return token;
}
