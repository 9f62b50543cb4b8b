import { useMemo } from 'react';
import { useRecentThreads } from '../../hooks/useRecentThreads.js';
import type { RecentThread } from '../../store/memory/recentThreads.js';
import { usePanel } from '../context/PanelContext.js';
import type { ThreadSource, Threads } from '../model/ThreadSummary.js';

/** The threads to offer. Those of this browser can be put back after they were removed. */
export interface OfferedThreads extends ThreadSource {
  /** True if the list is saved in this browser only. */
  readonly isLocal: boolean;
  /** Puts a removed thread back. Without it, removing is confirmed first. */
  readonly restore?: (thread: RecentThread) => void;
}

/** Returns the threads that were given, or else those of the root, or else the user's recent threads in this browser. */
export function useThreadSource(given: Threads | undefined): OfferedThreads {
  const { threads: ofRoot } = usePanel();
  const recent = useRecentThreads();
  const chosen = given ?? ofRoot;
  return useMemo(() => {
    if (chosen === undefined) return { ...recent, remove: recent.forget, isLocal: true };
    return isList(chosen) ? { threads: chosen, isLocal: false } : { ...chosen, isLocal: false };
  }, [chosen, recent]);
}

/** A separate type guard, because `Array.isArray` does not narrow read-only lists. */
function isList(threads: Threads): threads is Extract<Threads, readonly unknown[]> {
  return Array.isArray(threads);
}
