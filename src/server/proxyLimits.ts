import { ServiceError } from '../client/http/ServiceError.js';

/** What one request may take, in bytes and milliseconds. */
export interface ProxyLimits {
  /** Of a request's body. Default 1 MiB; uploads of files may need more. */
  readonly bodyBytes: number;
  /** For the browser to send its body. Default 30 s. */
  readonly bodyMs: number;
  /** For `resolveSession`, `mintDataToken` and `onRequest` to answer, each. Default 10 s. */
  readonly hostMs: number;
  /** Until the service begins to answer; in the chat, until its first line. Default 60 s. */
  readonly answerMs: number;
  /** Longest silence of an answer, whether the service sends nothing or the browser takes nothing. Default 2 min. */
  readonly idleMs: number;
  /** Of a whole answer. Default 30 min. A chat that is cut by it is resumed by the browser. */
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
    throw new ServiceError('validation', `createServiceProxy: limits.${name} must be a number above 0 and at most ${maxTimerMs}.`, {
      field: `limits.${name}`,
    });
  }
  return limits;
}

/** A longer timer would end at once. */
const maxTimerMs = 2 ** 31 - 1;
