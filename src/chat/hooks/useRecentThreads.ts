'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePersonalMemory } from '../../data/provider/usePersonalMemory.js';
import type { RecentThread, RecentThreads } from '../store/memory/recentThreads.js';
import { chatMemoryOf } from './chatMemory.js';

/** The recent threads of the current user, updated as threads are opened and used in any tab. */
export interface RecentThreadsOfPerson extends Pick<RecentThreads, 'forget' | 'restore' | 'rename' | 'pin'> {
  /** Newest first. Empty until the user is known. */
  readonly threads: readonly RecentThread[];
}

/** Returns the threads the current user used last in this browser. */
export function useRecentThreads(): RecentThreadsOfPerson {
  const { recentThreads, identify } = chatMemoryOf(usePersonalMemory());
  useEffect(() => void identify(), [identify]);
  const threads = useSyncExternalStore(recentThreads.subscribe, recentThreads.getSnapshot, noThreads);
  return useMemo(() => {
    const { forget, restore, rename, pin } = recentThreads;
    return { threads, forget, restore, rename, pin };
  }, [threads, recentThreads]);
}

const none: readonly RecentThread[] = [];
const noThreads = () => none;
