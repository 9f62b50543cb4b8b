import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { fieldsOf } from '../anyJson.js';
import type { LocalService, ServiceFaults, TokenClaims } from '../LocalService.js';

/**
 * What a host's own server does for its pages, and what developer tools change: `/dev/token` responds with a chat token, for the
 * claims in the body of a POST, and `/dev/access-token` with one of the management API, for the email in it. GET responds with
 * tokens for the default users. `/dev/faults` reads and sets the faults in force. Resolves to `undefined` for any other path.
 */
export function createDevelopmentRoutes(service: LocalService): (request: Request) => Promise<Response | undefined> {
  const routes = new Hono().basePath('/dev');
  routes.use('*', cors());
  routes.on(methodsOfTokens, '/token', async ({ req, json }) => {
    const claims = fieldsOf(await req.json().catch(() => ({})));
    return json({ token: await service.mintToken({ externalId: 'developer', ...claims } satisfies TokenClaims) }, 200, unstored);
  });
  routes.on(methodsOfTokens, '/access-token', async ({ req, json }) => {
    const { email } = fieldsOf(await req.json().catch(() => ({})));
    return json({ token: await service.mintAccessToken(typeof email === 'string' ? { email } : {}) }, 200, unstored);
  });
  routes.get('/faults', ({ json }) => json(service.faults, 200, unstored));
  routes.put('/faults', async ({ req, json, body }) => {
    const faults: unknown = await req.json().catch(() => undefined);
    if (typeof faults !== 'object' || faults === null || Array.isArray(faults))
      return json({ message: 'Send the faults as a JSON object.' }, 400);
    service.faults = faults as ServiceFaults;
    return body(null, 204);
  });
  return async (request) => (isDevelopmentPath(new URL(request.url).pathname) ? routes.fetch(request) : undefined);
}

function isDevelopmentPath(path: string): boolean {
  return path === '/dev' || path.startsWith('/dev/');
}

const methodsOfTokens = ['GET', 'POST'];
const unstored = { 'cache-control': 'no-store' };
