'use client';
import { QueryClientContext } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { repairAnswers, repairs } from '../client/http/repairs.js';
import { ServiceContext } from './provider/ServiceContext.js';
import { resourcePrefix } from './queryKeys.js';

/** Returns a way to recover for a component that cannot render an answer: refetching, with answers that fit their types. `undefined` outside a provider. */
export function useRecovery() {
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
      isRepaired: () => repairs.has(client),
      repair: () => repairAnswers(client),
    };
  }, [queryClient, service]);
}
