import { ServiceError } from '../client/errors/ServiceError.js';
import type { TokenSource } from '../client/http/ServiceClient.js';

/** Requests the signed-in user's token from the page's own server: GET, same-origin cookies, `{"token": "…"}`. */
export function tokenFromUrl(tokenUrl: string): TokenSource {
  return async ({ signal }) => {
    const response = await fetchToken(tokenUrl, signal);
    if (!response.ok) throw refusal(response.status);
    const body: unknown = await response.json().catch(() => undefined);
    if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string' || body.token === '') {
      throw new ServiceError('protocol', 'The endpoint in token-url must respond with {"token": "…"}.', {
        reason: 'token-malformed',
        operation,
      });
    }
    return body.token;
  };
}

async function fetchToken(tokenUrl: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(tokenUrl, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      cache: 'no-store',
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new ServiceError('network', 'The endpoint in token-url could not be reached.', {
      reason: 'token-unavailable',
      operation,
      cause,
    });
  }
}

function refusal(status: number): ServiceError {
  const kind = status === 401 || status === 403 ? 'authentication' : status === 404 ? 'not-found' : 'server';
  return new ServiceError(kind, `The endpoint in token-url responded with ${status}.`, {
    // If nobody is signed in, the page's own server says so.
    reason: kind === 'authentication' ? undefined : 'token-unavailable',
    operation,
    status,
  });
}

const operation = 'fetchToken';
