'use client';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ServiceError } from '../client/http/ServiceError.js';
import { isOutcomeOpen } from './asServiceError.js';
import { invalidatePaths } from './invalidatePaths.js';
import { useServiceClient } from './provider/useServiceClient.js';
import type { ResourcePath } from './queryKeys.js';
import type { ResourceCall } from './resourceQueries.js';

/** The options of a mutation hook: TanStack's, without the function itself. */
export interface WriteOptions<T, Params> extends Omit<UseMutationOptions<T, ServiceError, Params>, 'mutationFn'> {
  /** With `none`, what the write changed is only marked as stale, and is read again when it is next shown. Default `active`. */
  readonly refetchType?: 'active' | 'none' | undefined;
}

/**
 * A mutation over one call. Invalidates by prefix what the call changes, also after a failure that leaves open whether
 * the service carried it out, or that shows what was read to be out of date. Never sent twice by itself, and without a
 * connection it fails at once.
 */
export function useResourceMutation<T, Params>(
  call: ResourceCall<T, Params>,
  changes: (params: Params, result: T | undefined) => readonly ResourcePath[],
  { refetchType, ...options }: WriteOptions<T, Params> = {},
) {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  return useMutation<T, ServiceError, Params>({
    retry: false,
    // Held back until there is a connection again, it would be carried out when nobody expects it any more.
    networkMode: 'always',
    ...options,
    mutationFn: (params) => call(client, params),
    onSettled(result, error, params, ...rest) {
      const isChanged = error === null || isOutcomeOpen(error) || isOutdated(error);
      if (isChanged) invalidatePaths(queryClient, client, changes(params, result), refetchType);
      return options.onSettled?.(result, error, params, ...rest);
    },
  });
}

/** Somebody else changed or removed what the call is about. */
function isOutdated({ kind }: ServiceError): boolean {
  return kind === 'conflict' || kind === 'not-found';
}
