'use client';
import { useEffect } from 'react';
import { useLatest } from '../../react/state/useLatest.js';
import type { JobSnapshot } from './jobReducer.js';
import { useJobRegistry } from './useJobRegistry.js';

/**
 * Calls `onEnd` when a started job ends. Of several subscribers, only the first with the highest `rank` is called, so that a page announces
 * each end once: a tray takes precedence over the button that started the job.
 */
export function useJobEnds(onEnd: (job: JobSnapshot) => void, rank = 0): void {
  const registry = useJobRegistry();
  const latest = useLatest(onEnd);
  useEffect(() => registry.onEnd((job) => latest.current(job), rank), [registry, rank, latest]);
}
