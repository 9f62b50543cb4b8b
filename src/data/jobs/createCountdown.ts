import { type PageEnvironment, pageEnvironment } from './pageEnvironment.js';

/** Counts down whole seconds to a time, only while there are subscribers. */
export interface Countdown {
  subscribe(listener: () => void): () => void;
  /** Returns milliseconds in steps of a second, and 0 once the time has come. */
  getRemainingMs(): number | undefined;
}

/** Without a time, the result is always `undefined`. */
export function createCountdown(
  endsAtMs: number | undefined,
  environment: Pick<PageEnvironment, 'now' | 'setTimeout' | 'clearTimeout'> = pageEnvironment,
): Countdown {
  const leftMs = () => (endsAtMs === undefined ? 0 : Math.max(0, endsAtMs - environment.now()));
  return {
    getRemainingMs: () => (endsAtMs === undefined ? undefined : Math.ceil(leftMs() / 1_000) * 1_000),
    subscribe(listener) {
      let timer: unknown;
      const tick = () => {
        // On the second, so that the last tick falls on the end.
        if (leftMs() > 0) timer = environment.setTimeout(onTick, leftMs() % 1_000 || 1_000);
      };
      const onTick = () => {
        listener();
        tick();
      };
      tick();
      return () => environment.clearTimeout(timer);
    },
  };
}
