'use client';
import { useEffect } from 'react';

/**
 * Reads the next page of a list, and the one after it, while `isWanted`. Several widgets may share the list: no one's read is cut off.
 */
export function useNextPages({ data, hasNextPage, isFetching, fetchNextPage }: PagesQuery, isWanted: boolean): void {
  const pageCount = data?.pages.length ?? 0;
  const isDue = isWanted && hasNextPage && !isFetching;
  // A page can arrive before React renders that it was being read. Then only the number of pages changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isDue) void fetchNextPage({ cancelRefetch: false });
  }, [isDue, pageCount, fetchNextPage]);
}

interface PagesQuery {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}
