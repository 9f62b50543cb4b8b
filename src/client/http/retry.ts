import { isServiceError, type ServiceError } from '../errors/ServiceError.js';
import { abortable } from './abortable.js';

/** How often and how long to wait before retrying transient failures. */
export interface RetryPolicy {
  /** The total number of attempts, including the first. */
  readonly attempts: number;
  /** Upper bound of the first wait; it doubles with each attempt. */
  readonly baseDelayMs: number;
  /** The upper bound of every wait, unless the service asks for a longer one with `Retry-After`. */
  readonly maxDelayMs: number;
  /** A longer `Retry-After` is not awaited: the error is thrown at once and includes it. */
  readonly maxRetryAfterMs: number;
}

export const defaultRetryPolicy: RetryPolicy = { attempts: 3, baseDelayMs: 300, maxDelayMs: 8_000, maxRetryAfterMs: 30_000 };

/** Retries a request after a transient failure. Use it only for requests that are safe to repeat: see `isIdempotent`. */
export async function withRetry<T>(policy: RetryPolicy, signal: AbortSignal | undefined, attempt: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const waitMs = failures < policy.attempts ? waitBefore(policy, failures, error) : undefined;
      if (waitMs === undefined) throw error;
      await sleep(waitMs, signal);
    }
  }
}

/** A request that changes nothing, or has a key by which the service recognizes a repetition. */
export function isIdempotent({
  method,
  idempotencyKey,
  isIdempotent: saysSo,
}: {
  readonly method: string;
  readonly idempotencyKey?: string | undefined;
  readonly isIdempotent?: boolean | undefined;
}): boolean {
  return method === 'GET' || method === 'HEAD' || idempotencyKey !== undefined || saysSo === true;
}

/** Milliseconds to wait after so many failures; `undefined` if waiting does not help. */
function waitBefore(policy: RetryPolicy, failures: number, error: unknown): number | undefined {
  if (!isServiceError(error) || !isTransient(error)) return undefined;
  if (error.retryAfterMs !== undefined) return error.retryAfterMs <= policy.maxRetryAfterMs ? error.retryAfterMs : undefined;
  return Math.random() * Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (failures - 1));
}

const passingStatuses: readonly number[] = [408, 429, 502, 503, 504];

function isTransient(error: ServiceError): boolean {
  if (error.reason === 'quota') return false;
  return error.kind === 'network' || (error.status !== undefined && passingStatuses.includes(error.status));
}

async function sleep(durationMs: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await abortable(
      new Promise((resolve) => {
        timer = setTimeout(resolve, durationMs);
      }),
      signal,
    );
  } finally {
    clearTimeout(timer);
  }
}
