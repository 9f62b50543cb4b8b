'use client';
import { QueryClientContext } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { repairAnswers, repairs } from '../client/http/repairs.js';
import { ServiceContext } from './provider/ServiceContext.js';
import { resourcePrefix } from './queryKeys.js';

/** Returns what helps a component that cannot render what was read: reading again, with answers that fit. `undefined` outside a provider. */
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
