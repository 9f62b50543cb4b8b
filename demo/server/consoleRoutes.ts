import type { LocalService } from '@parley/local-service';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createServiceClient, generateSession, postTokenBySessionId } from '../../src/client.js';
import { type ConsoleUserId, consoleUsers, isConsoleUserId } from './consoleUsers.js';

/** The console's own endpoints: who is signed in, and a short-lived token for them. */
export function consoleRoutes(service: LocalService): Hono {
  const routes = new Hono();
  const { baseUrl } = service.addresses;
  const server = createServiceClient({ baseUrl, fetch: service.fetch, credentials: { kind: 'api-key', key: service.apiKey } });
  routes.get('/session', (context) => {
    const users = Object.entries(consoleUsers).map(([id, { name }]) => ({ id, name }));
    return context.json({ baseUrl: '/', user: signedInUser(context), users });
  });
  routes.post('/session', async (context) => {
    const { user } = await context.req.parseBody();
    if (!isConsoleUserId(user)) return context.text('There is no such user.', 400);
    setCookie(context, userCookie, user, { httpOnly: true, sameSite: 'Lax', path: '/' });
    return context.body(null, 204);
  });
  routes.get('/token', async (context) => {
    const user = signedInUser(context);
    const { name, email } = consoleUsers[user];
    // A page must not go on with the rights of whoever signed in in another tab.
    if (context.req.query('user') !== user) {
      return context.text(`This page was opened by someone else: ${name} has signed in since. Reload it to continue as ${name}.`, 409);
    }
    const token = await service.mintAccessToken({ email, expiresInSeconds: tokenLifetimeSeconds });
    return context.json({ token }, 200, { 'cache-control': 'no-store' });
  });
  routes.get('/embed-token', async (context) => {
    const { id: externalId } = embeddedReader;
    const { sessionId } = await generateSession(server, { deploymentId: 1, externalId, embedTenantName: embeddedReader.tenant });
    const { token } = await postTokenBySessionId(server, { sessionId });
    return context.json({ token }, 200, { 'cache-control': 'no-store' });
  });
  return routes;
}

/**
 * Provisioning for administrators of the console. It has a separate token, which must not reach the browser: the console's server adds it
 * once it knows who asks. Requests with other credentials stay as they are.
 */
export function consoleProvisioning(service: LocalService): (context: Context) => Promise<Response> {
  const { baseUrl } = service.addresses;
  return async ({ req, json }) => {
    const { raw } = req;
    const authorization = raw.headers.get('authorization') ?? '';
    const answer = await service.fetch(new Request(new URL('/api/v1/users/me', baseUrl), { headers: { authorization } }));
    if (!answer.ok) return service.fetch(raw);
    const { isAdmin } = await answer.json();
    if (isAdmin !== true) return json({ schemas: [scimError], status: '403', detail: 'Only administrators can provision users.' }, 403);
    const headers = new Headers(raw.headers);
    headers.set('authorization', `Bearer ${service.scimToken}`);
    const body = raw.method === 'GET' || raw.method === 'HEAD' ? null : await raw.arrayBuffer();
    return service.fetch(new Request(raw.url, { method: raw.method, headers, body }));
  };
}

function signedInUser(context: Context): ConsoleUserId {
  const user = getCookie(context, userCookie);
  return isConsoleUserId(user) ? user : 'admin';
}

const scimError = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** The user of the embedded page. */
const embeddedReader = { id: 'user-1', tenant: 'harbor-goods' };
const userCookie = 'halloway-console-user';
const tokenLifetimeSeconds = 600;
