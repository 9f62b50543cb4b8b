import { ServiceError } from '../client/errors/ServiceError.js';

/** Limits of a request, in bytes and milliseconds. */
export interface ProxyLimits {
  /** The size of a request body. Default 1 MiB; file uploads may need more. */
  readonly bodyBytes: number;
  /** The time for the browser to send its body. Default 30 s. */
  readonly bodyMs: number;
  /** The time limit for each call of `resolveSession`, `mintDataToken`, `onRequest` and `deploymentIds`. Default 10 s. */
  readonly hostMs: number;
  /** The time until the service responds; for chats, until its first line. Default 60 s. */
  readonly answerMs: number;
  /** The longest pause of a response, whether the service sends nothing or the browser reads nothing. Default 2 min. */
  readonly idleMs: number;
  /** The duration of a whole response. Default 30 min. The browser resumes a chat that exceeds it. */
  readonly totalMs: number;
}

export const defaultProxyLimits: ProxyLimits = {
  bodyBytes: 1024 * 1024,
  bodyMs: 30_000,
  hostMs: 10_000,
  answerMs: 60_000,
  idleMs: 120_000,
  totalMs: 1_800_000,
};

export function readLimits(given: Partial<ProxyLimits> = {}): ProxyLimits {
  const limits = { ...defaultProxyLimits, ...given };
  for (const [name, value] of Object.entries(limits)) {
    if (value > 0 && value <= maxTimerMs) continue;
    throw new ServiceError('validation', `createServiceProxy: limits.${name} must be a number greater than 0 and at most ${maxTimerMs}.`, {
      field: `limits.${name}`,
    });
  }
  return limits;
}

/** A longer timer would fire at once. */
const maxTimerMs = 2 ** 31 - 1;
