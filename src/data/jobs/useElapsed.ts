'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { createStopwatch } from './createStopwatch.js';
import type { JobSnapshot } from './jobReducer.js';

/**
 * Returns how long a job has been running, or took, in steps of a second; `undefined` if it was not started from here, and on the server.
 */
export function useElapsed({ startedAtMs, settledAtMs }: Pick<JobSnapshot, 'startedAtMs' | 'settledAtMs'>): number | undefined {
  const stopwatch = useMemo(() => createStopwatch(startedAtMs, settledAtMs), [startedAtMs, settledAtMs]);
  return useSyncExternalStore(stopwatch.subscribe, stopwatch.getElapsedMs, () => undefined);
}
