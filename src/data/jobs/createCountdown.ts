import { type PageEnvironment, pageEnvironment } from './pageEnvironment.js';

/** Whole seconds to a point in time, counted down only while somebody subscribes. */
export interface Countdown {
  subscribe(listener: () => void): () => void;
  /** Milliseconds, in steps of a second; 0 from the point on. */
  getRemainingMs(): number | undefined;
}

/** Without a point in time there is nothing to count. */
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
