import { abortable } from './abortable.js';
import { connectionError, loaded } from './loadFailures.js';

/** The limit of silence of one request. */
export interface SilenceLimit {
  /** Aborts with the signal of the caller, and after a silence, with the error to throw as its reason. */
  readonly signal: AbortSignal;
  /** Settles like `work`, or rejects when `signal` aborts. Only the time that something is awaited counts as silence. */
  wait<T>(work: Promise<T>): Promise<T>;
}

/** Ends a request that receives nothing for `silenceMs`. The error is `network`, as for any other lost connection. */
export function limitSilence(silenceMs: number, signal: AbortSignal | undefined, operation: string): SilenceLimit {
  const controller = new AbortController();
  const both = signal === undefined ? controller.signal : AbortSignal.any([signal, controller.signal]);
  const end = () => controller.abort(loaded?.silenceError(silenceMs, operation) ?? connectionError(undefined, operation));
  return {
    signal: both,
    wait(work) {
      const timer = silenceMs <= maxTimerMs ? setTimeout(end, silenceMs) : undefined;
      return abortable(work, both, operation).finally(() => clearTimeout(timer));
    },
  };
}

/** A longer timer would end at once. */
const maxTimerMs = 2 ** 31 - 1;
