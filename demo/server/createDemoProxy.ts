import type { LocalService } from '@parley/local-service';
import { createServiceProxy, type SessionSettings } from '../../src/server.js';
import { type DemoUser, demoUsers, isDemoUserId } from './demoUsers.js';

/** Keeps the API key of the portal. The portal's cookie identifies the user; besides the chat, one list of reports can be read. */
export function createDemoProxy(service: LocalService, readUser: (request: Request) => string | undefined) {
  return createServiceProxy({
    credentials: { kind: 'api-key', key: service.apiKey },
    chatUrl: service.addresses.agentChatUrl,
    baseUrl: service.addresses.baseUrl,
    allow: [{ operation: 'getReports', deploymentIds: [1] }],
    resolveSession: (request) => {
      const user = readUser(request);
      return isDemoUserId(user) ? sessionOf(demoUsers[user]) : undefined;
    },
    fetch: service.fetch,
  });
}

function sessionOf({ claims: { externalId, email, userAttributes = {} } }: DemoUser): SessionSettings {
  return { externalId, email, userAttributes: Object.entries(userAttributes).map(([name, value]) => ({ name, value })) };
}
