import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { TrieRouter } from 'hono/router/trie-router';
import { pause } from './clock.js';
import type { FaultBox } from './faults.js';
import { failureResponse } from './http/failureResponse.js';
import type { FailedRequest } from './LocalService.js';
import { randomId } from './randomId.js';

/** All routes, with CORS and active faults. */
export function createRouter({ chat, data, management, origins, faults, beforeEach, save }: RouterOptions): Hono {
  // Collections are printed with and without a slash at their end.
  const router = new Hono({ strict: false, router: new TrieRouter() });

  router.use(
    cors({
      origin: origins === '*' ? '*' : [...origins],
      exposeHeaders: ['X-Request-Id', 'Retry-After', 'Content-Disposition'],
      maxAge: 600,
    }),
  );
  router.use(async ({ req, header }, next) => {
    header('X-Request-Id', randomId('req_'));
    const { delayMs = 0 } = faults.current;
    if (delayMs > 0) await pause(delayMs, req.raw.signal);
    const failure = faults.takeFailure(req.path);
    if (failure !== undefined) return failedResponse(failure);
    beforeEach();
    await next();
    if (!isRead(req.method)) await save();
    return undefined;
  });
  router.route(chatBase, chat);
  router.all(`${chatBase}/*`, () => nothingHere());
  router.route('/api/v1/deployments', data);
  for (const base of managementBases) router.all(`${base}/*`, async ({ req }) => (await management()).fetch(req.raw));
  router.notFound(() => nothingHere());
  router.onError((error, { req }) =>
    failureResponse(error, { asJsonRpc: req.path.startsWith(`${chatBase}/`) && faults.current.jsonRpcErrors !== false }),
  );
  return router;
}

/** What reading changes, such as when a key was last used, waits for the next write. */
function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

function nothingHere(): Response {
  return Response.json({ error: 'This endpoint does not exist.' }, { status: 404 });
}

function failedResponse({ status, body, retryAfterSeconds }: FailedRequest): Response {
  const headers = retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) };
  return Response.json(body ?? { error: `The service responded with ${status}.` }, { status, ...(headers && { headers }) });
}

interface RouterOptions {
  readonly chat: Hono;
  readonly data: Hono;
  /** Started by the first request that needs it. */
  readonly management: () => Promise<{ readonly fetch: (request: Request) => Promise<Response> }>;
  readonly origins: readonly string[] | '*';
  readonly faults: FaultBox;
  /** Runs before each request, such as the removal of expired users. */
  readonly beforeEach: () => void;
  /** Makes what a request changed outlive the process, before anyone hears of it. */
  readonly save: () => Promise<void>;
}

const managementBases = ['/api/v1', '/build/api/v1', '/api/scim/v2'];
const chatBase = '/api/v1/public';
