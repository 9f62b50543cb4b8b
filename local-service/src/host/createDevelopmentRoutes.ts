import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { fieldsOf } from '../json/anyJson.js';
import type { LocalService, ServiceFaults, TokenClaims } from '../LocalService.js';

/** Who may use the routes besides pages and programs of this machine. */
export interface DevelopmentRouteOptions {
  /** The name that the server listens on. Other names are refused, because a web page can make its own name lead here. */
  readonly host?: string | undefined;
  /** Origins of other pages. */
  readonly origins?: readonly string[] | undefined;
}

/**
 * What a host's own server does for its pages, and what developer tools change: `/dev/token` responds with a chat token, for the
 * claims in the body of a POST, and `/dev/access-token` with one of the management API, for the email in it. GET responds with
 * tokens for the default users. `/dev/faults` reads and sets the faults in force. Other names of the host and other origins than loopback get
 * 403. Resolves to `undefined` for any other path.
 */
export function createDevelopmentRoutes(
  service: LocalService,
  { host, origins = [] }: DevelopmentRouteOptions = {},
): (request: Request) => Promise<Response | undefined> {
  const routes = new Hono().basePath('/dev');
  const isAllowed = (origin: string) => origins.includes(origin) || (URL.canParse(origin) && isLoopback(new URL(origin).hostname));
  routes.use('*', cors({ origin: (origin) => (isAllowed(origin) ? origin : null) }));
  routes.use('*', async ({ req, json }, next) => {
    const { hostname } = new URL(req.url);
    if (hostname !== host && !isAddress(hostname) && !isLoopback(hostname)) {
      return json({ message: `The host ${hostname} is not allowed. Call localhost, or start the service with --host ${hostname}.` }, 403);
    }
    const origin = req.header('origin');
    if (origin === undefined || isAllowed(origin)) return next();
    return json({ message: `The origin ${origin} is not allowed. Open the page from localhost, or list its origin in \`cors\`.` }, 403);
  });
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

function isLoopback(hostname: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** True for an IP address, which no name server can point elsewhere. */
function isAddress(hostname: string): boolean {
  return /^(?:\d+(?:\.\d+){3}|\[[\da-f:.]+\])$/.test(hostname);
}

const methodsOfTokens = ['GET', 'POST'];
const unstored = { 'cache-control': 'no-store' };
