import { isServiceError } from '../errors/ServiceError.js';
import { abortable, throwIfAborted } from './abortable.js';
import { isSendable } from './isSendable.js';
import { loadFailures } from './loadFailures.js';
import { readTokenClaims } from './readTokenClaims.js';
import type { TokenSource } from './ServiceClient.js';

/** Tokens of one source, asked for once however many requests wait for them. */
export interface TokenCache {
  /**
   * Returns a usable token. `refused` is a token that the service rejected: unless another request has already replaced it, a new one is
   * fetched.
   */
  get(request: TokenRequest): Promise<string>;
}

interface TokenRequest {
  readonly refused?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export function createTokenCache(source: TokenSource): TokenCache {
  let cached: CachedToken | undefined;
  let pending: PendingToken | undefined;

  return { get };

  async function get({ refused, signal }: TokenRequest): Promise<string> {
    throwIfAborted(signal);
    if (cached !== undefined && cached.token === refused) cached = undefined;
    if (cached !== undefined && Date.now() < cached.usableUntil) return cached.token;
    pending ??= ask(refused !== undefined);
    const { isForced } = pending;
    const token = await wait(pending, signal);
    return token === refused && !isForced ? get({ refused, signal }) : token;
  }

  function ask(forceRefresh: boolean): PendingToken {
    const controller = new AbortController();
    const token = askSource(source, forceRefresh, controller.signal)
      .then((fresh) => {
        cached = { token: fresh, usableUntil: usableUntil(fresh) };
        return fresh;
      })
      .finally(() => {
        if (pending === asked) pending = undefined;
      });
    const asked: PendingToken = { token, isForced: forceRefresh, controller, waiting: 0 };
    return asked;
  }

  /** A caller that is aborted leaves the request to the others; the last one cancels it. */
  async function wait(asked: PendingToken, signal: AbortSignal | undefined): Promise<string> {
    asked.waiting += 1;
    try {
      return await abortable(asked.token, signal);
    } finally {
      asked.waiting -= 1;
      if (asked.waiting === 0 && pending === asked) {
        pending = undefined;
        asked.controller.abort();
      }
    }
  }
}

interface CachedToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly usableUntil: number;
}

interface PendingToken {
  readonly token: Promise<string>;
  readonly isForced: boolean;
  readonly controller: AbortController;
  waiting: number;
}

const maxLeewayMs = 30_000;

/** Shortly before `exp`, a fifth of a short life at most; an opaque token is good until it is refused. */
function usableUntil(token: string): number {
  const exp = readTokenClaims(token)?.exp;
  if (typeof exp !== 'number') return Number.POSITIVE_INFINITY;
  const lifeMs = exp * 1000 - Date.now();
  return exp * 1000 - Math.min(maxLeewayMs, lifeMs / 5);
}

async function askSource(source: TokenSource, forceRefresh: boolean, signal: AbortSignal): Promise<string> {
  let failure: { readonly cause: unknown } | undefined;
  try {
    const token: unknown = await source({ forceRefresh, signal });
    if (isSendable(token)) return token;
  } catch (cause) {
    if (isServiceError(cause)) throw cause;
    failure = { cause };
  }
  throw (await loadFailures()).tokenError(failure);
}
