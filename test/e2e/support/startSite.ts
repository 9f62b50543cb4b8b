import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createLocalService, type LocalService, type LocalServiceOptions, type TokenClaims } from '@parley/local-service';
import { serveFile } from '../../../demo/server/serveFile.js';

/** A customer's site over real HTTP: pages, the built element, a token for the signed-in user, and the service. */
export async function startSite({ service: options, pages, headers = {}, elementFolder = builtElement }: SiteOptions): Promise<Site> {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const service = createLocalService({ origin, ...options });
  const site: SiteState = { user: { externalId: 'ada' } };

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const page = pages[pathname];
    if (page !== undefined) return new Response(page(service), { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
    if (pathname.startsWith('/element/')) return serveFile(elementFolder, pathname.slice('/element/'.length));
    if (pathname === '/token') return Response.json({ token: await service.mintToken({ scope: ['chat'], ...site.user }) });
    if (pathname.startsWith('/api/')) return service.fetch(request);
    return new Response('Not found', { status: 404 });
  };
  http.on('request', getRequestListener(answer, { overrideGlobalObjects: false }));
  return Object.assign(site, {
    origin,
    service,
    cutConnections: () => http.closeAllConnections(),
    close: async () => {
      http.closeAllConnections();
      http.close();
      await service.close();
    },
  });
}

export interface SiteOptions {
  readonly service?: LocalServiceOptions;
  /** HTML by path. */
  readonly pages: Readonly<Record<string, (service: LocalService) => string>>;
  /** Sent with every page, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the element was built to. */
  readonly elementFolder?: string;
}

export interface Site extends SiteState {
  readonly origin: string;
  readonly service: LocalService;
  /** Ends all connections at once, as a network that fails does; new ones are taken. */
  cutConnections(): void;
  close(): Promise<void>;
}

interface SiteState {
  /** The user whose token the site returns. */
  user: TokenClaims;
}

const builtElement = `${process.cwd()}/dist/element`;
