import type { LocalService } from '@parley/local-service';
import type { LiveState } from './LiveView.js';

/** Returns the `fetch` of the service in one state: it answers, answers with empty lists, refuses, fails or never answers. */
export function liveFetch(service: LocalService, state: LiveState): (request: Request) => Promise<Response> {
  return async (request) => {
    // Whoever has no access to a list is still signed in.
    if (state === 'data' || isOwnRecord(request)) return service.fetch(request);
    if (state === 'loading') return new Promise(() => {});
    if (state === 'error') return Response.json({ error: 'The service is not available.' }, { status: 503 });
    if (state === 'denied') return Response.json({ error: 'You may not see this.' }, { status: 403 });
    const response = await service.fetch(request);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return response.ok && isJson && request.method === 'GET' ? Response.json(withoutItems(await response.json())) : response;
  };
}

function isOwnRecord({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('/me');
}

/** The answer to a read, with no records in its lists and no next page. */
function withoutItems(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? [] : name === 'totalResults' ? 0 : value]);
  return { ...Object.fromEntries(fields), ...('pageInfo' in body && { pageInfo: { hasNextPage: false, endCursor: null } }) };
}
