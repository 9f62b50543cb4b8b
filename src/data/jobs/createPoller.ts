import type { ServiceError } from '../../client/errors/ServiceError.js';
import { asServiceError } from '../asServiceError.js';
import type { PageEnvironment } from './pageEnvironment.js';

/** Polls one thing while anyone watches it, with one request at a time for all watchers. */
export interface Poller {
  /** Returns a function that stops watching. Polling ends when the last watcher stops. */
  watch(): () => void;
  /** Polls now instead of after the pause, unless the service asked to wait. */
  lookNow(): void;
  /** Resumes polling after `onValue` or `onError` stopped it. */
  restart(): void;
  /** Stops polling and ignores the response of a request in progress. */
  stop(): void;
}

export interface PollerOptions<T> {
  readonly read: (signal: AbortSignal) => Promise<T>;
  /** True to poll again. */
  readonly onValue: (value: T) => 'again' | 'stop';
  readonly onError: (error: ServiceError) => 'again' | 'stop';
  readonly intervalMs: number;
  readonly environment: PageEnvironment;
}

/**
 * Pauses while the page is hidden or offline, and polls as soon as it is back. After errors it waits 1, 2, 4, 8 and then 10 seconds, or as
 * long as the service asks. A request that takes half a minute counts as failed.
 */
export function createPoller<T>({ read, onValue, onError, intervalMs, environment }: PollerOptions<T>): Poller {
  let watchers = 0;
  let stopListening: (() => void) | undefined;
  let timer: unknown;
  let reading: AbortController | undefined;
  let failures = 0;
  let dueMs = 0;
  /** The service asked not to be polled before this time. */
  let allowedMs = 0;
  let isStopped = false;

  function schedule(): void {
    environment.clearTimeout(timer);
    if (watchers === 0 || isStopped || reading !== undefined || !environment.isAwake()) return;
    timer = environment.setTimeout(look, Math.max(0, dueMs - environment.now(), allowedMs - environment.now()));
  }

  async function look(): Promise<void> {
    const controller = new AbortController();
    reading = controller;
    const timeout = environment.setTimeout(() => controller.abort(), lookTimeoutMs);
    const { onDone, pauseMs } = await read(controller.signal).then(
      (value) => {
        failures = 0;
        return { onDone: () => onValue(value), pauseMs: intervalMs };
      },
      (cause: unknown) => {
        const error = asServiceError(cause, 'poll');
        failures += 1;
        if (error.retryAfterMs !== undefined) allowedMs = environment.now() + error.retryAfterMs;
        return { onDone: () => onError(error), pauseMs: backoffMs[failures - 1] ?? longestBackoffMs };
      },
    );
    environment.clearTimeout(timeout);
    if (reading !== controller) return;
    reading = undefined;
    dueMs = environment.now() + pauseMs;
    // A listener may call `restart` immediately.
    isStopped = true;
    if (onDone() === 'again') isStopped = false;
    schedule();
  }

  function onWakeChange(): void {
    // After failures the connection may be back; otherwise the pause continues.
    if (failures > 0) dueMs = environment.now();
    schedule();
  }

  return {
    watch() {
      let isWatching = true;
      watchers += 1;
      stopListening ??= environment.onWakeChange(onWakeChange);
      schedule();
      return () => {
        if (!isWatching) return;
        isWatching = false;
        watchers -= 1;
        if (watchers > 0) return;
        environment.clearTimeout(timer);
        stopListening?.();
        stopListening = undefined;
      };
    },
    lookNow() {
      dueMs = environment.now();
      schedule();
    },
    restart() {
      isStopped = false;
      failures = 0;
      dueMs = environment.now();
      schedule();
    },
    stop() {
      isStopped = true;
      environment.clearTimeout(timer);
      reading?.abort();
      reading = undefined;
    },
  };
}

const backoffMs = [1_000, 2_000, 4_000, 8_000];
const longestBackoffMs = 10_000;
const lookTimeoutMs = 30_000;
