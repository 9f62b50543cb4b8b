'use client';
import {
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import type { ServiceError } from '../client/errors/ServiceError.js';
import type { Page } from '../client/http/pagination.js';
import type { CursorQuery, Pages, ResourceQuery } from './resourceQueries.js';

/** The last parameter of a read hook: TanStack's options, without key and function. */
export type ReadOptions<T, Data = T> = Omit<UseQueryOptions<T, ServiceError, Data>, 'queryKey' | 'queryFn'>;

/** The last parameter of a cursor list's hook. */
export type CursorReadOptions<T, Data = Pages<T>> = Partial<
  Omit<
    UseInfiniteQueryOptions<Page<T>, ServiceError, Data, readonly unknown[], string | null>,
    'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
  >
>;

/** TanStack's result of a query that a factory described. */
export function useRead<T, Data = T>({ queryKey, queryFn, retry = false }: ResourceQuery<T>, options?: ReadOptions<T, Data>) {
  return useQuery<T, ServiceError, Data>({ queryKey, queryFn, retry, ...options });
}

/** Combines the results of several queries. The combination stays the same until one of its members changes. */
export function useReads<T, Combined>(
  queries: readonly ResourceQuery<T>[],
  combine: (results: readonly UseQueryResult<T, ServiceError>[]) => Combined,
): Combined {
  return useQueries({ queries: [...queries], combine });
}

/** TanStack's result of a cursor list that a factory described. */
export function useCursorRead<T, Data = Pages<T>>(
  { queryKey, queryFn, initialPageParam, getNextPageParam, retry = false }: CursorQuery<T>,
  options?: CursorReadOptions<T, Data>,
) {
  return useInfiniteQuery<Page<T>, ServiceError, Data, readonly unknown[], string | null>({
    queryKey,
    queryFn,
    initialPageParam,
    getNextPageParam,
    retry,
    ...options,
  });
}
