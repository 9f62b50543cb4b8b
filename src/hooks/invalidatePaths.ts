import type { QueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import { everyId, type ResourcePath, resourcePrefix } from './queryKeys.js';

/** Has everything read again that lives at one of these paths or below; each query once, however many of them it matches. */
export function invalidatePaths(queryClient: QueryClient, client: ServiceClient, paths: readonly ResourcePath[]): void {
  const scope = resourcePrefix(client);
  void queryClient.invalidateQueries({
    queryKey: scope,
    predicate: ({ queryKey }) => paths.some((path) => isBelow(queryKey.slice(scope.length), path)),
  });
}

function isBelow(place: readonly unknown[], path: ResourcePath): boolean {
  return path.every((part, index) => part === place[index] || (part === everyId && typeof place[index] === 'number'));
}
