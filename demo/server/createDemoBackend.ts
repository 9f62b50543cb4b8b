import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalService } from '@parley/local-service';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { BuiltFiles } from './builds.js';
import { docsFolder, hasDocs } from './builtDocs.js';
import { consoleProvisioning, consoleRoutes } from './consoleRoutes.js';
import { createDemoProxy } from './createDemoProxy.js';
import { type DemoUserId, demoUsers, isDemoUserId } from './demoUsers.js';
import { fillPage } from './fillPage.js';
import { serveBuilt, serveFile } from './serveFile.js';

/** The shop's own server. It knows who is signed in and mints tokens for them, so that no key reaches the browser. */
export function createDemoBackend({ service, element, app, admin }: DemoBackendOptions): Hono {
  const backend = new Hono();
  const addresses = {
    chatUrl: new URL(service.addresses.deploymentChatUrl).pathname,
    dataUrl: new URL(service.addresses.dataUrl).pathname,
  };

  const run = crypto.randomUUID();
  backend.get('/', async (context) =>
    context.html(fillPage(await readPage('home/index.html'), { ...addresses, run, docs: hasDocs() ? '/docs/' : docsInSource })),
  );
  backend.get('/docs', (context) => context.redirect('/docs/'));
  backend.get('/docs/*', ({ req }) => serveFile(docsFolder, req.path.slice('/docs'.length).replace(/\/$/, '/index.html')));
  backend.get('/home/*', ({ req }) => serveFile(folder, req.path));
  backend.get('/customer', (context) => customerPage(context));
  backend.get('/customer-strict', (context) => customerPage(context, { 'content-security-policy': strictPolicy }));
  backend.get('/customer/*', ({ req }) => serveFile(folder, req.path));
  backend.get('/element/*', async ({ req }) => serveBuilt(await element, req.path.slice('/element/'.length)));
  backend.get('/app', async () => serveBuilt(await app, 'index.html'));
  backend.get('/app/*', async ({ req }) => serveBuilt(await app, req.path.slice('/app/'.length)));
  backend.get('/admin', async () => serveBuilt(await admin, 'index.html'));
  backend.get('/admin/*', async ({ req }) => serveBuilt(await admin, req.path.slice('/admin/'.length)));

  backend.get('/portal', async (context) => {
    // Whoever comes is signed in by a cookie from here on.
    if (getCookie(context, userCookie) === undefined) remember(context, signedInUser(context));
    const page = serveBuilt(await app, 'portal/index.html');
    return context.newResponse(page.body, page);
  });

  const proxy = createDemoProxy(service, ({ headers }) => parse(headers.get('cookie') ?? '')[userCookie]);
  backend.all('/parley/*', ({ req }) => proxy(req.raw));

  backend.route('/demo/console', consoleRoutes(service));
  backend.get('/demo/session', (context) => {
    const users = Object.entries(demoUsers).map(([id, { name }]) => ({ id, name }));
    return context.json({ ...addresses, user: signedInUser(context), users, defaultBranch, branches: demoBranches });
  });
  backend.post('/demo/session', async (context) => {
    const { user } = await context.req.parseBody();
    if (!isDemoUserId(user)) return context.text('There is no such user.', 400);
    remember(context, user);
    return context.redirect(backTo(context), 303);
  });
  backend.get('/demo/token', async (context) => {
    const { claims } = demoUsers[signedInUser(context)];
    const token = await service.mintToken({ scope: ['chat'], expiresInSeconds: tokenLifetimeSeconds, ...claims });
    return context.json({ token }, 200, { 'cache-control': 'no-store' });
  });

  backend.get('/demo/faults', (context) => context.json(service.faults));
  backend.put('/demo/faults', async (context) => {
    service.faults = await context.req.json();
    return context.body(null, 204);
  });

  backend.all('/api/scim/*', consoleProvisioning(service));
  for (const path of ['/api/*', '/build/*']) backend.all(path, ({ req }) => service.fetch(req.raw));
  return backend;

  async function customerPage(context: Context, headers?: Record<string, string>): Promise<Response> {
    const user = demoUsers[signedInUser(context)];
    return context.html(
      fillPage(await readPage('customer/index.html'), {
        ...addresses,
        userName: user.name,
        userFirstName: user.name.split(' ', 1)[0] ?? '',
      }),
      200,
      headers,
    );
  }
}

export interface DemoBackendOptions {
  readonly service: LocalService;
  /** Requests for the element wait until it is built. */
  readonly element: Promise<BuiltFiles>;
  /** The React app with the chat, and the portal that uses the proxy. */
  readonly app: Promise<BuiltFiles>;
  /** The console of admin widgets. */
  readonly admin: Promise<BuiltFiles>;
}

function signedInUser(context: Context): DemoUserId {
  const user = getCookie(context, userCookie);
  return isDemoUserId(user) ? user : 'ada';
}

function remember(context: Context, user: DemoUserId): void {
  setCookie(context, userCookie, user, { httpOnly: true, sameSite: 'Lax', path: '/' });
}

/** The page that contained the form, if it is part of the demo. */
function backTo(context: Context): string {
  const referer = context.req.header('referer');
  return referer === undefined ? '/' : new URL(referer).pathname;
}

function readPage(path: string): Promise<string> {
  return readFile(join(folder, path), 'utf8');
}

/** The address of the published documentation, used if it was not built. */
const docsInSource = 'https://github.com/parley/parley/tree/main/docs';

const folder = join(process.cwd(), 'demo');
/** The name of the local service's default branch. */
const defaultBranch = 'main';

/** The development branches. */
export const demoBranches = ['winter-prices'];

const userCookie = 'halloway-user';
const tokenLifetimeSeconds = 600;

/** The policy of a careful customer: no other hosts, no inline code, no eval. */
const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'";
