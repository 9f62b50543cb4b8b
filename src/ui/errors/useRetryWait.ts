import { useEffect, useState } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { useLatest } from '../../react/state/useLatest.js';

/** Returns the remaining wait after too many requests, updated every second. */
export function useRetryWait(error: ServiceError | undefined, onEnd?: () => void): RetryWait {
  const latestOnEnd = useLatest(onEnd);
  const [now, setNow] = useState(Date.now);
  const refusal = error?.kind === 'rate-limited' ? error : undefined;
  const totalMs = refusal?.retryAfterMs ?? 0;
  const endsAt = refusal === undefined ? 0 : endOf(refusal);
  const remainingMs = Math.min(totalMs, Math.max(0, endsAt - now));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      const restMs = endsAt - Date.now();
      setNow(Date.now());
      if (restMs > 0) timer = setTimeout(tick, restMs % 1_000 || 1_000);
      else latestOnEnd.current?.();
    }
    if (endsAt > Date.now()) tick();
    return () => clearTimeout(timer);
  }, [endsAt, latestOnEnd]);

  return { remainingMs, totalMs };
}

interface RetryWait {
  readonly remainingMs: number;
  readonly totalMs: number;
}

/** Counts from the moment the error was first shown, so a remounted part continues the countdown. */
function endOf(error: ServiceError): number {
  const known = ends.get(error);
  if (known !== undefined) return known;
  const end = Date.now() + (error.retryAfterMs ?? 0);
  ends.set(error, end);
  return end;
}

const ends = new WeakMap<ServiceError, number>();
