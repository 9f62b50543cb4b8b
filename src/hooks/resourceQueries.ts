import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CursorParams, nextCursor, type Page } from '../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../client/http/ServiceClient.js';
import type { ServiceError } from '../client/http/ServiceError.js';
import { type ResourcePath, resourceKey } from './queryKeys.js';

/** A call of `client/resources`. */
export type ResourceCall<T, Params> = (client: ServiceClient, params: Params, options?: CallOptions) => Promise<T>;

/** All pages so far, with their cursors. */
export type Pages<T> = InfiniteData<Page<T>, string | null>;

/** Parameters of a list without its cursor, which is no part of a key. */
export type ListParams<Params extends CursorParams> = Omit<Params, 'after'>;

/** Query options of one record or answer: for hooks, loaders, prefetching and hydration alike. */
export function detailQuery<T, Params extends object>(
  client: ServiceClient,
  path: ResourcePath,
  call: ResourceCall<T, Params>,
  params: Params,
) {
  return queryOptions<T, ServiceError>({
    queryKey: resourceKey(client, path, 'detail', params),
    queryFn: ({ signal }) => call(client, params, { signal }),
    // The client has retried already what may be retried.
    retry: false,
  });
}

/** Query options of the first page of a list, or of all of it where the service gives all without `first`. */
export function listQuery<T, Params extends CursorParams>(
  client: ServiceClient,
  path: ResourcePath,
  call: ResourceCall<Page<T>, Params>,
  params: Params,
) {
  return queryOptions<Page<T>, ServiceError>({
    queryKey: resourceKey(client, path, 'list', params),
    queryFn: ({ signal }) => call(client, { ...params, after: null }, { signal }),
    retry: false,
  });
}

/** Infinite-query options of a cursor list. Ends where the service gives no next cursor, or one it gave before. */
export function cursorQuery<T, Params extends CursorParams>(
  client: ServiceClient,
  path: ResourcePath,
  call: ResourceCall<Page<T>, Params>,
  params: Params,
) {
  return infiniteQueryOptions<Page<T>, ServiceError, Pages<T>, readonly unknown[], string | null>({
    queryKey: resourceKey(client, path, 'infinite', params),
    queryFn: ({ pageParam, signal }) => call(client, { ...params, after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (lastPage, _pages, _cursor, usedCursors) => nextCursor(lastPage, usedCursors),
    retry: false,
  });
}
