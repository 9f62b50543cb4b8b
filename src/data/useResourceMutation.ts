'use client';
import { type QueryClient, type UseMutationOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ServiceError } from '../client/errors/ServiceError.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import { isOutcomeOpen } from './asServiceError.js';
import { invalidatePaths, isBelow, refetchInvalidated } from './invalidatePaths.js';
import { optimisticLayersOf } from './optimistic/createOptimisticLayers.js';
import type { OptimisticChange, OptimisticOption } from './optimistic/OptimisticChange.js';
import { useServiceClient } from './provider/useServiceClient.js';
import { type ResourcePath, resourcePrefix } from './queryKeys.js';
import type { ResourceCall } from './resourceQueries.js';

/** The options of a mutation hook: TanStack's, without the function itself. */
export interface WriteOptions<T, Params> extends Omit<UseMutationOptions<T, ServiceError, Params>, 'mutationFn'> {
  /** With `none`, changed queries are only marked as stale, and refetched when they are next shown. Default `active`. */
  readonly refetchType?: 'active' | 'none' | undefined;
}

/** The options of a mutation hook whose change can be shown before the service has confirmed it. */
export interface OptimisticWriteOptions<T, Params> extends WriteOptions<T, Params>, OptimisticOption {}

/**
 * A mutation over one call. Invalidates by prefix what the call changes, also after a failure that leaves open whether
 * the service carried it out, or that shows what was read to be out of date. Never sent twice by itself, and without a
 * connection it fails at once.
 */
export function useResourceMutation<T, Params>(
  call: ResourceCall<T, Params>,
  changes: Changes<T, Params>,
  { refetchType, optimistic = false, ...options }: OptimisticWriteOptions<T, Params> = {},
  change?: OptimisticChange<Params>,
) {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  return useMutation<T, ServiceError, Params>({
    retry: false,
    // A paused write would run later, when the user no longer expects it.
    networkMode: 'always',
    ...options,
    async mutationFn(params) {
      const shown = optimistic && change !== undefined ? showAtOnce(queryClient, client, change, params) : undefined;
      try {
        const result = await call(client, params);
        shown?.confirm();
        return result;
      } catch (error) {
        // If it was carried out after all, reading again shows it.
        shown?.revert();
        throw error;
      }
    },
    onSettled(result, error, params, ...rest) {
      const isChanged = error === null || isOutcomeOpen(error) || isOutdated(error);
      if (isChanged) invalidatePaths(queryClient, client, changes(params, result), refetchType);
      return options.onSettled?.(result, error, params, ...rest);
    },
  });
}

type Changes<T, Params> = (params: Params, result: T | undefined) => readonly ResourcePath[];

/** Returns the hook of one call that changes these paths. With `change`, the change can be shown before it is confirmed. */
/* @__NO_SIDE_EFFECTS__ */
export function writeHook<T, Params>(
  call: ResourceCall<T, Params>,
  changes: Changes<T, Params>,
): (options?: WriteOptions<T, Params>) => UseMutationResult<T, ServiceError, Params>;
/* @__NO_SIDE_EFFECTS__ */
export function writeHook<T, Params>(
  call: ResourceCall<T, Params>,
  changes: Changes<T, Params>,
  change: OptimisticChange<Params>,
): (options?: OptimisticWriteOptions<T, Params>) => UseMutationResult<T, ServiceError, Params>;
/* @__NO_SIDE_EFFECTS__ */
export function writeHook<T, Params>(call: ResourceCall<T, Params>, changes: Changes<T, Params>, change?: OptimisticChange<Params>) {
  const useWrite = (options?: OptimisticWriteOptions<T, Params>): UseMutationResult<T, ServiceError, Params> =>
    useResourceMutation(call, changes, options, change);
  return useWrite;
}

/** Returns a function that refetches what writes with `refetchType: 'none'` have changed, for the end of several writes. */
export function useRefetchInvalidated(): () => void {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  return () => refetchInvalidated(queryClient, client);
}

function showAtOnce<Params>(queryClient: QueryClient, client: ServiceClient, change: OptimisticChange<Params>, params: Params) {
  const scope = resourcePrefix(client);
  const paths = change.paths(params);
  const fields = Object.entries(change.fields(params)).filter(([, value]) => value !== undefined);
  return optimisticLayersOf(queryClient).add({
    matches: (queryKey) =>
      scope.every((part, index) => part === queryKey[index]) && paths.some((path) => isBelow(queryKey.slice(scope.length), path)),
    isTarget: (record) => change.isTarget(record, params),
    fields: Object.fromEntries(fields),
  });
}

/** Someone else changed or removed what the call is about. */
function isOutdated({ kind }: ServiceError): boolean {
  return kind === 'conflict' || kind === 'not-found';
}
