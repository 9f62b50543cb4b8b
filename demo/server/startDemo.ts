import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';
import { createLocalService } from '../../src/local-service.js';
import { buildElement } from './buildElement.js';
import { createDemoBackend, demoBranches } from './createDemoBackend.js';

/** Serves the whole demo from one origin: pages, built element, the shop's backend, the service, and the React page from source. */
export function startDemo({ http, vite, origin }: DemoOptions): Demo {
  const service = createLocalService({ origin, paceMs: 14, branches: demoBranches });
  const elementFolder = buildElement();
  elementFolder.catch(() => process.stderr.write('  The element could not be built, so the customer’s pages lack it.\n'));
  const backend = createDemoBackend({ service, elementFolder, compilePage: (url, html) => vite.transformIndexHtml(url, html) });
  const answer = getRequestListener(backend.fetch, { overrideGlobalObjects: false });

  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isSource(request.url ?? '')) vite.middlewares(request, response);
    else void answer(request, response);
  });
  return { origin, close: () => service.close() };
}

export interface DemoOptions {
  /** Listens already, so that the origin is known. */
  readonly http: Server;
  /** Compiles the React page. */
  readonly vite: ViteDevServer;
  readonly origin: string;
}

export interface Demo {
  readonly origin: string;
  close(): Promise<void>;
}

function isSource(url: string): boolean {
  return ['/@', '/demo/app/', '/src/', '/node_modules/'].some((prefix) => url.startsWith(prefix));
}
