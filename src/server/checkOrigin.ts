import { refuse } from './refuse.js';

/**
 * Allows changes only from pages of the host's own origin. The browser sends the origin of a request in `Sec-Fetch-Site` or, without that,
 * in `Origin`; a request with neither does not come from a browser page.
 */
export function checkOrigin({ method, headers }: Request, ownOrigin: string): void {
  if (safeMethods.includes(method)) return;
  const site = headers.get('sec-fetch-site');
  const isOwn = site === null ? headers.get('origin') === ownOrigin : site === 'same-origin';
  if (isOwn) return;
  refuse({
    status: 403,
    code: 'cross-site',
    message:
      'Only pages from this server’s own origin may send this request. If a load balancer changes the host name, set `publicOrigin` of createServiceProxy.',
  });
}

const safeMethods = ['GET', 'HEAD'];
