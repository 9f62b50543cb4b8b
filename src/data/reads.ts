'use client';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ServiceError } from '../client/errors/ServiceError.js';
import type { OperationRoute } from '../client/http/operation.js';
import type { CursorParams, Page } from '../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../client/http/ServiceClient.js';
import { useServiceClient } from './provider/useServiceClient.js';
import { keyPathOf } from './queryKeys.js';
import {
  type CursorQuery,
  cursorQuery,
  detailQuery,
  type ListParams,
  listQuery,
  type Pages,
  type ResourceCall,
  type ResourceQuery,
} from './resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from './useRead.js';

type Read<T, Params> = OperationRoute & ResourceCall<T, Params>;

/** An operation that can be called without parameters. */
type OpenRead<T, Params> = OperationRoute & ((client: ServiceClient, params?: Params, options?: CallOptions) => Promise<T>);

/** Returns the query options of one record or answer. Its key is the operation's path with its parameters. */
/* @__NO_SIDE_EFFECTS__ */
export function recordQuery<T, Params extends object>(
  operation: OpenRead<T, Params>,
): (client: ServiceClient, params?: Params) => ResourceQuery<T>;
/* @__NO_SIDE_EFFECTS__ */
export function recordQuery<T, Params extends object>(
  operation: Read<T, Params>,
): (client: ServiceClient, params: Params) => ResourceQuery<T>;
/* @__NO_SIDE_EFFECTS__ */
export function recordQuery<T>(operation: Read<T, object>) {
  return (client: ServiceClient, params: object = {}): ResourceQuery<T> =>
    detailQuery(client, keyPathOf(operation, params), operation, params);
}

/** Returns the query options of one page of a list: the first, or the one after the cursor `after`. */
/* @__NO_SIDE_EFFECTS__ */
export function firstPageQuery<Item, Params extends CursorParams>(
  operation: OpenRead<Page<Item>, Params>,
): (client: ServiceClient, params?: Params) => ResourceQuery<Page<Item>>;
/* @__NO_SIDE_EFFECTS__ */
export function firstPageQuery<Item, Params extends CursorParams>(
  operation: Read<Page<Item>, Params>,
): (client: ServiceClient, params: Params) => ResourceQuery<Page<Item>>;
/* @__NO_SIDE_EFFECTS__ */
export function firstPageQuery<Item>(operation: Read<Page<Item>, CursorParams>) {
  return (client: ServiceClient, params: CursorParams = {}): ResourceQuery<Page<Item>> =>
    listQuery(client, keyPathOf(operation, params), operation, params);
}

/** Returns the query options of all pages of a list. */
/* @__NO_SIDE_EFFECTS__ */
export function pagesQuery<Item, Params extends CursorParams>(
  operation: OpenRead<Page<Item>, Params>,
): (client: ServiceClient, params?: ListParams<Params>) => CursorQuery<Item>;
/* @__NO_SIDE_EFFECTS__ */
export function pagesQuery<Item, Params extends CursorParams>(
  operation: Read<Page<Item>, Params>,
): (client: ServiceClient, params: ListParams<Params>) => CursorQuery<Item>;
/* @__NO_SIDE_EFFECTS__ */
export function pagesQuery<Item>(operation: Read<Page<Item>, CursorParams>) {
  return (client: ServiceClient, params: CursorParams = {}): CursorQuery<Item> =>
    cursorQuery(client, keyPathOf(operation, params), operation, params);
}

/** Returns the hook of a query with parameters. */
/* @__NO_SIDE_EFFECTS__ */
export function readHook<T, Params>(
  query: (client: ServiceClient, params?: Params) => ResourceQuery<T>,
): <Data = T>(params?: Params, options?: ReadOptions<T, Data>) => UseQueryResult<Data, ServiceError>;
/* @__NO_SIDE_EFFECTS__ */
export function readHook<T, Params>(
  query: (client: ServiceClient, params: Params) => ResourceQuery<T>,
): <Data = T>(params: Params, options?: ReadOptions<T, Data>) => UseQueryResult<Data, ServiceError>;
/* @__NO_SIDE_EFFECTS__ */
export function readHook<T>(query: (client: ServiceClient, params?: unknown) => ResourceQuery<T>) {
  const useQueryOf = <Data = T>(params?: unknown, options?: ReadOptions<T, Data>): UseQueryResult<Data, ServiceError> =>
    useRead(query(useServiceClient(), params), options);
  return useQueryOf;
}

/** Returns the hook of a query without parameters. */
/* @__NO_SIDE_EFFECTS__ */
export function answerHook<T>(query: (client: ServiceClient) => ResourceQuery<T>) {
  const useAnswer = <Data = T>(options?: ReadOptions<T, Data>): UseQueryResult<Data, ServiceError> =>
    useRead(query(useServiceClient()), options);
  return useAnswer;
}

/** Returns the hook of all pages of a list. */
/* @__NO_SIDE_EFFECTS__ */
export function pagesHook<Item, Params>(
  query: (client: ServiceClient, params?: Params) => CursorQuery<Item>,
): <Data = Pages<Item>>(params?: Params, options?: CursorReadOptions<Item, Data>) => UseInfiniteQueryResult<Data, ServiceError>;
/* @__NO_SIDE_EFFECTS__ */
export function pagesHook<Item, Params>(
  query: (client: ServiceClient, params: Params) => CursorQuery<Item>,
): <Data = Pages<Item>>(params: Params, options?: CursorReadOptions<Item, Data>) => UseInfiniteQueryResult<Data, ServiceError>;
/* @__NO_SIDE_EFFECTS__ */
export function pagesHook<Item>(query: (client: ServiceClient, params?: unknown) => CursorQuery<Item>) {
  const usePages = <Data = Pages<Item>>(
    params?: unknown,
    options?: CursorReadOptions<Item, Data>,
  ): UseInfiniteQueryResult<Data, ServiceError> => useCursorRead(query(useServiceClient(), params), options);
  return usePages;
}
