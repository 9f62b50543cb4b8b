'use client';
import { useEffect } from 'react';
import { useLatest } from '../../react/useLatest.js';
import type { JobSnapshot } from './jobReducer.js';
import { useJobRegistry } from './useJobRegistry.js';

/**
 * Calls back when a started job ends. Of all who ask only one is told, the first of the highest `rank`, so that a page tells
 * of an end once: a tray before the button that started the job.
 */
export function useJobEnds(onEnd: (job: JobSnapshot) => void, rank = 0): void {
  const registry = useJobRegistry();
  const latest = useLatest(onEnd);
  useEffect(() => registry.onEnd((job) => latest.current(job), rank), [registry, rank, latest]);
}
