'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { usePersonalMemory } from '../../data/memory/usePersonalMemory.js';
import type { RecentThread, RecentThreads } from '../store/memory/recentThreads.js';
import { chatMemoryOf } from './chatMemory.js';

/** A list that follows what is opened and asked, in this tab and others. */
export interface RecentThreadsOfPerson extends Pick<RecentThreads, 'forget'> {
  /** Newest first; empty until it is known who asks. */
  readonly threads: readonly RecentThread[];
}

/** The threads that the person who asks has used last, in this browser. */
export function useRecentThreads(): RecentThreadsOfPerson {
  const { recentThreads, identify } = chatMemoryOf(usePersonalMemory());
  useEffect(() => void identify(), [identify]);
  const threads = useSyncExternalStore(recentThreads.subscribe, recentThreads.getSnapshot, noThreads);
  return { threads, forget: recentThreads.forget };
}

const none: readonly RecentThread[] = [];
const noThreads = () => none;
