'use client';
import { QueryClientContext } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { repairAnswers, repairOf } from '../client/http/repairs.js';
import { ServiceContext } from './provider/ServiceContext.js';
import { resourcePrefix } from './queryKeys.js';

/** What helps a component that cannot render what was read. */
export interface Recovery {
  /** Reads everything again that is shown, and removes the rest. Resolves when it is done, also if reads fail. */
  refetch(): Promise<void>;
  /** True if answers already fit their types. */
  isRepaired(): boolean;
  /** Makes answers fit their types from now on. Rejects without a network. */
  repair(): Promise<void>;
}

/** Returns what helps if an answer cannot be rendered; `undefined` outside a provider. */
export function useRecovery(): Recovery | undefined {
  const queryClient = use(QueryClientContext);
  const service = use(ServiceContext);
  return useMemo(() => {
    if (queryClient === undefined || service === undefined) return undefined;
    const { client } = service;
    const queryKey = resourcePrefix(client);
    return {
      refetch() {
        queryClient.removeQueries({ queryKey, type: 'inactive' });
        return queryClient.invalidateQueries({ queryKey });
      },
      isRepaired: () => repairOf(client) !== undefined,
      repair: () => repairAnswers(client),
    };
  }, [queryClient, service]);
}
