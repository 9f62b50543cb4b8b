'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { createCountdown } from './createCountdown.js';

export interface Expiry {
  /** In steps of a second; `undefined` where nothing expires, and on the server. */
  readonly remainingMs: number | undefined;
  readonly isExpired: boolean;
}

/** Counts down to a point in time, once a second: `useExpiry(job.expiresAtMs)`. Only what shows the clock should use it. */
export function useExpiry(expiresAtMs: number | undefined): Expiry {
  const countdown = useMemo(() => createCountdown(expiresAtMs), [expiresAtMs]);
  const remainingMs = useSyncExternalStore(countdown.subscribe, countdown.getRemainingMs, () => undefined);
  return { remainingMs, isExpired: remainingMs === 0 };
}
