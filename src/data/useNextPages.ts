'use client';
import { useEffect } from 'react';

/**
 * Loads one page after another while `isWanted` is true. Widgets that share a list do not cancel each other's requests.
 */
export function useNextPages({ data, hasNextPage, isFetching, fetchNextPage }: PagesQuery, isWanted: boolean): void {
  const pageCount = data?.pages.length ?? 0;
  const isDue = isWanted && hasNextPage && !isFetching;
  // A page can arrive before React has rendered `isFetching`. Then only the page count changes.
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
