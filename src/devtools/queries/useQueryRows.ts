'use client';
import { type Query, QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, useReducer } from 'react';
import { browserEnvironment } from '../../chat/store/session/browserEnvironment.js';
import { notifyOncePerPaint } from '../../chat/store/session/notifyOncePerPaint.js';
import { useServiceClient } from '../../data/provider/useServiceClient.js';
import { resourcePrefix } from '../../data/queryKeys.js';

/** One entry of the cache. */
export interface QueryRow {
  readonly hash: string;
  /** The key below the client's scope, as JSON. */
  readonly key: string;
  readonly state: 'fetching' | 'paused' | 'error' | 'pending' | 'stale' | 'fresh';
  /** Milliseconds since 1970; 0 without data. */
  readonly updatedAtMs: number;
  readonly observerCount: number;
  readonly data: unknown;
  readonly error: Error | null;
  invalidate(): Promise<void>;
}

/** Returns the provider's current queries by key, without those of the application itself. `undefined` without a query client. */
export function useQueryRows(): readonly QueryRow[] | undefined {
  const client = useServiceClient();
  const queryClient = use(QueryClientContext);
  const [, refresh] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const unsubscribe = queryClient?.getQueryCache().subscribe(notifyOncePerPaint(browserEnvironment, refresh));
    // Ages grow even if nothing happens.
    const timer = setInterval(refresh, ageStepMs);
    return () => {
      unsubscribe?.();
      clearInterval(timer);
    };
  }, [queryClient]);

  const prefix = resourcePrefix(client);
  return queryClient
    ?.getQueryCache()
    .findAll({ queryKey: prefix })
    .map((query) => ({
      hash: query.queryHash,
      key: JSON.stringify(query.queryKey.slice(prefix.length)),
      state: stateOf(query),
      updatedAtMs: query.state.dataUpdatedAt,
      observerCount: query.getObserversCount(),
      data: query.state.data,
      error: query.state.error,
      invalidate: () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function stateOf(query: Query): QueryRow['state'] {
  const { fetchStatus, status } = query.state;
  if (fetchStatus !== 'idle') return fetchStatus;
  if (status !== 'success') return status;
  return query.isStale() ? 'stale' : 'fresh';
}

const ageStepMs = 1000;
