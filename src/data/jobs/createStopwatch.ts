import { type PageEnvironment, pageEnvironment } from './pageEnvironment.js';

/** Counts whole seconds from a start to an end, if there is one, only while there are subscribers. */
export interface Stopwatch {
  subscribe(listener: () => void): () => void;
  /** Returns milliseconds in steps of a second; `undefined` if the start is unknown. */
  getElapsedMs(): number | undefined;
}

export function createStopwatch(
  startedAtMs: number | undefined,
  endedAtMs: number | undefined,
  environment: Pick<PageEnvironment, 'now' | 'setTimeout' | 'clearTimeout'> = pageEnvironment,
): Stopwatch {
  const passedMs = () => Math.max(0, (endedAtMs ?? environment.now()) - (startedAtMs ?? 0));
  return {
    getElapsedMs: () => (startedAtMs === undefined ? undefined : Math.floor(passedMs() / 1_000) * 1_000),
    subscribe(listener) {
      if (startedAtMs === undefined || endedAtMs !== undefined) return () => undefined;
      let timer: unknown;
      const tick = () => {
        timer = environment.setTimeout(onTick, 1_000 - (passedMs() % 1_000));
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
