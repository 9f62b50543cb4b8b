import type { LocalService } from '@parley/local-service';
import { createServiceProxy, type SessionSettings } from '../../src/server.js';
import { type DemoUser, demoUsers, isDemoUserId } from './demoUsers.js';

/**
 * Keeps the API key of the portal. The portal's cookie identifies the user, as whom it may chat, read reports and run
 * queries.
 */
export function createDemoProxy(service: LocalService, readUser: (request: Request) => string | undefined) {
  return createServiceProxy({
    credentials: { kind: 'api-key', key: service.apiKey },
    chatUrl: service.addresses.agentChatUrl,
    baseUrl: service.addresses.baseUrl,
    dataUrl: service.addresses.dataUrl,
    allow: [{ operation: 'getReports', deploymentIds: [1] }, { operation: 'getReport', deploymentIds: [1] }, 'runSql'],
    mintDataToken: (_session, request) => service.mintToken({ ...userOf(request)?.claims, expiresInSeconds: 60 }),
    resolveSession: (request) => sessionOf(userOf(request)),
    fetch: service.fetch,
  });

  function userOf(request: Request): DemoUser | undefined {
    const user = readUser(request);
    return isDemoUserId(user) ? demoUsers[user] : undefined;
  }
}

function sessionOf(user: DemoUser | undefined): SessionSettings | undefined {
  if (user === undefined) return undefined;
  const { externalId, email, userAttributes = {} } = user.claims;
  return { externalId, email, userAttributes: Object.entries(userAttributes).map(([name, value]) => ({ name, value })) };
}
