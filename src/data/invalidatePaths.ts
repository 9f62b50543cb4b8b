import type { QueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import { everyId, type ResourcePath, resourcePrefix } from './queryKeys.js';

/**
 * Marks all queries at or below these paths as stale, and refetches those that are shown; each query once,
 * however many of them it matches. With `none`, nothing is read until `refetchInvalidated`.
 */
export function invalidatePaths(
  queryClient: QueryClient,
  client: ServiceClient,
  paths: readonly ResourcePath[],
  refetchType: 'active' | 'none' = 'active',
): void {
  const scope = resourcePrefix(client);
  void queryClient.invalidateQueries({
    queryKey: scope,
    refetchType,
    predicate: ({ queryKey }) => paths.some((path) => isBelow(queryKey.slice(scope.length), path)),
  });
}

/** Refetches the queries that are shown and stale, once, at the end of several writes. */
export function refetchInvalidated(queryClient: QueryClient, client: ServiceClient): void {
  const queryKey = resourcePrefix(client);
  void queryClient.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.isInvalidated });
}

/** True if a place is at this path, or below it. */
export function isBelow(place: readonly unknown[], path: ResourcePath): boolean {
  return path.every((part, index) => part === place[index] || (part === everyId && typeof place[index] === 'number'));
}
