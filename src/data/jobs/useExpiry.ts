'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { createCountdown } from './createCountdown.js';

/** The time until something expires. */
export interface Expiry {
  /** Milliseconds in steps of a second; `undefined` if nothing expires, and on the server. */
  readonly remainingMs: number | undefined;
  /** True once the time has passed. */
  readonly isExpired: boolean;
}

/** Counts down to a time, once a second: `useExpiry(job.expiresAtMs)`. Use it only in the component that shows the time left. */
export function useExpiry(expiresAtMs: number | undefined): Expiry {
  const countdown = useMemo(() => createCountdown(expiresAtMs), [expiresAtMs]);
  const remainingMs = useSyncExternalStore(countdown.subscribe, countdown.getRemainingMs, () => undefined);
  return { remainingMs, isExpired: remainingMs === 0 };
}
