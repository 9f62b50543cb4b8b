'use client';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isServiceError, type ServiceError, type ServiceErrorKind } from '../client/http/ServiceError.js';
import { type ResourcePath, resourcePrefix } from './queryKeys.js';
import type { ResourceCall } from './resourceQueries.js';
import { useServiceClient } from './useServiceClient.js';

/** What a mutation hook takes: TanStack's options, besides the function itself. */
export type WriteOptions<T, Params> = Omit<UseMutationOptions<T, ServiceError, Params>, 'mutationFn'>;

/**
 * A mutation over one call. Invalidates by prefix what the call changes, also after a failure that leaves open
 * whether the service carried it out. Never sent twice by itself.
 */
export function useResourceMutation<T, Params>(
  call: ResourceCall<T, Params>,
  changes: (params: Params, result: T | undefined) => readonly ResourcePath[],
  options: WriteOptions<T, Params> = {},
) {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  return useMutation<T, ServiceError, Params>({
    retry: false,
    ...options,
    mutationFn: (params) => call(client, params),
    onSettled(result, error, params, ...rest) {
      if (error === null || mayHaveArrived(error)) {
        for (const path of changes(params, result)) void queryClient.invalidateQueries({ queryKey: resourcePrefix(client, path) });
      }
      return options.onSettled?.(result, error, params, ...rest);
    },
  });
}

/** Failures after which the service may have done what was asked. */
function mayHaveArrived(error: unknown): boolean {
  return isServiceError(error) && openKinds.includes(error.kind);
}

const openKinds: readonly ServiceErrorKind[] = ['network', 'server', 'interrupted', 'protocol', 'aborted', 'conflict', 'not-found'];
