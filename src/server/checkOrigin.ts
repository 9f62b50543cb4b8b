import { refuse } from './refuse.js';

/**
 * Lets only pages of the host's own origin change something. The browser itself says where a request comes from, by
 * `Sec-Fetch-Site` or, where it sends none, by `Origin`; a request that says neither comes from no browser page.
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
