import type { ChatEnvironment } from '../../src/chat/store/ChatStore.js';
import { loadFailures } from '../../src/client/http/loadFailures.js';

// Virtual time cannot observe file reads.
await loadFailures();

/** A virtual clock that jumps to the next timer as soon as all other work is done, so tests never wait. */
export interface VirtualEnvironment extends ChatEnvironment {
  readonly nowMs: number;
  /** The requested pauses, in order. */
  readonly pauses: readonly number[];
  setOnline(isOnline: boolean): void;
  /** Wakes the page after a sleep of this duration. */
  wake(afterMs?: number): void;
  /** Returns the focus to the window, which stayed visible. */
  focus(): void;
  /** Runs pending work and due timers until `isDone`. Throws if no work is left. */
  until(isDone: () => boolean): Promise<void>;
  /** Advances the time by this amount, timer by timer. */
  advance(ms: number): Promise<void>;
  /** Runs pending work without advancing the time. */
  settle(): Promise<void>;
  /** Stops the clock until this settles, because cryptography runs on other threads. */
  waitFor<Result>(work: Promise<Result>): Promise<Result>;
}

export function createVirtualEnvironment({ random = () => 0 }: { readonly random?: () => number } = {}): VirtualEnvironment {
  const timers = new Map<number, { readonly dueMs: number; readonly callback: () => void }>();
  const sleepers = new Set<() => void>();
  const absentees = new Set<() => void>();
  const pauses: number[] = [];
  const inWork = new Set<Promise<unknown>>();
  let nowMs = 1_700_000_000_000;
  let lastHandle = 0;
  let isOnline = true;

  return {
    pauses,
    random,
    now: () => nowMs,
    get nowMs() {
      return nowMs;
    },
    setTimeout(callback, delayMs) {
      lastHandle += 1;
      if (delayMs > 0) pauses.push(delayMs);
      timers.set(lastHandle, { dueMs: nowMs + delayMs, callback });
      return lastHandle;
    },
    clearTimeout(handle) {
      if (typeof handle === 'number') timers.delete(handle);
    },
    scheduleNotify: (callback) => queueMicrotask(callback),
    isOnline: () => isOnline,
    onWake(callback) {
      sleepers.add(callback);
      return () => sleepers.delete(callback);
    },
    openChannel: () => undefined,
    onFocus(callback) {
      absentees.add(callback);
      return () => absentees.delete(callback);
    },
    focus() {
      for (const callback of [...absentees]) callback();
    },
    setOnline(next) {
      isOnline = next;
      for (const callback of [...sleepers]) callback();
    },
    wake(afterMs = 0) {
      nowMs += afterMs;
      for (const callback of [...sleepers]) callback();
    },
    settle,
    async until(isDone) {
      for (let idle = 0; !isDone(); ) {
        await settle();
        if (isDone()) return;
        idle = fireNext() ? 0 : idle + 1;
        if (idle > 1_000) throw new Error('Nothing moves any more, and what was waited for has not happened.');
      }
    },
    async advance(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        await settle();
        if (!fireNext(endMs)) break;
      }
      nowMs = endMs;
    },
    async waitFor(work) {
      inWork.add(work);
      try {
        return await work;
      } finally {
        inWork.delete(work);
      }
    },
  };

  /** Streams and their readers take several rounds of microtasks, and some of the event loop. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 10; round += 1) {
      await Promise.allSettled(inWork);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  function fireNext(untilMs = Number.POSITIVE_INFINITY): boolean {
    const [next] = [...timers].sort(([, a], [, b]) => a.dueMs - b.dueMs);
    if (next === undefined || next[1].dueMs > untilMs) return false;
    const [handle, { dueMs, callback }] = next;
    timers.delete(handle);
    nowMs = Math.max(nowMs, dueMs);
    callback();
    return true;
  }
}
