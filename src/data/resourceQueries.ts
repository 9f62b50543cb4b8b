import type {
  DataTag,
  GetNextPageParamFunction,
  InfiniteData,
  QueryFunction,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { ServiceError } from '../client/errors/ServiceError.js';
import { type CursorParams, nextCursor, type Page } from '../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../client/http/ServiceClient.js';
import { type ResourcePath, resourceKey } from './queryKeys.js';

/** A call of `client/resources`. */
export type ResourceCall<T, Params> = (client: ServiceClient, params: Params, options?: CallOptions) => Promise<T>;

/** All pages so far, with their cursors. */
export type Pages<T> = InfiniteData<Page<T>, string | null>;

/** Parameters of a list without its cursor, which is no part of a key. */
export type ListParams<Params extends CursorParams> = Omit<Params, 'after'>;

/**
 * Query options of a record or a page, for hooks, loaders, prefetching and hydration alike.
 * A named type: the one that `queryOptions` infers refers to `@tanstack/query-core`, which a strict install does not resolve.
 */
export interface ResourceQuery<T> extends Omit<UseQueryOptions<T, ServiceError, T, readonly unknown[]>, 'queryKey' | 'queryFn'> {
  /** The key of the cache entry. It begins with the scope of the client, so users never share an entry. */
  readonly queryKey: DataTag<readonly unknown[], T, ServiceError>;
  /** Sends the request. */
  readonly queryFn: QueryFunction<T, readonly unknown[]>;
}

/** Infinite-query options of a cursor list. */
export interface CursorQuery<T>
  extends Omit<
    UseInfiniteQueryOptions<Page<T>, ServiceError, Pages<T>, readonly unknown[], string | null>,
    'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
  > {
  /** The key of the cache entry. It begins with the scope of the client, so users never share an entry. */
  readonly queryKey: DataTag<readonly unknown[], Pages<T>, ServiceError>;
  /** Requests one page. */
  readonly queryFn: QueryFunction<Page<T>, readonly unknown[], string | null>;
  /** The first page has no cursor. */
  readonly initialPageParam: null;
  /** Returns the cursor of the next page; `undefined` after the last one. */
  readonly getNextPageParam: GetNextPageParamFunction<string | null, Page<T>>;
}

/** Query options of one record or answer. */
export function detailQuery<T, Params extends object>(
  client: ServiceClient,
  path: ResourcePath,
  call: ResourceCall<T, Params>,
  params: Params,
): ResourceQuery<T> {
  return {
    queryKey: taggedKey(client, path, 'detail', params),
    queryFn: ({ signal }) => call(client, params, { signal }),
    // The client has already retried what may be retried.
    retry: false,
  };
}

/**
 * Query options of one page of a list: the first, or the one after the cursor `after`. Without `first`, a service may return everything.
 */
export function listQuery<T, Params extends CursorParams>(
  client: ServiceClient,
  path: ResourcePath,
  call: ResourceCall<Page<T>, Params>,
  params: Params,
): ResourceQuery<Page<T>> {
  return {
    queryKey: taggedKey(client, path, 'list', params),
    queryFn: ({ signal }) => call(client, { ...params, after: params.after || null }, { signal }),
    retry: false,
  };
}

/** Infinite-query options of a cursor list. Ends if the service returns no next cursor, or repeats one. */
export function cursorQuery<T, Params extends CursorParams>(
  client: ServiceClient,
  path: ResourcePath,
  call: ResourceCall<Page<T>, Params>,
  params: Params,
): CursorQuery<T> {
  return {
    queryKey: taggedKey(client, path, 'infinite', params),
    queryFn: ({ pageParam, signal }) => call(client, { ...params, after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (lastPage, _pages, _cursor, usedCursors) => nextCursor(lastPage, usedCursors),
    retry: false,
  };
}

/** The tag exists only in types: it gives TanStack the result type of a key's query. */
function taggedKey<T>(...args: Parameters<typeof resourceKey>): DataTag<readonly unknown[], T, ServiceError> {
  return resourceKey(...args) as DataTag<readonly unknown[], T, ServiceError>;
}
