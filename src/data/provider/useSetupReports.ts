'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { reportSetupError } from '../reportSetupError.js';

/** Reports errors of queries and mutations that are caused by the client's set-up. */
export function useSetupReports(client: ServiceClient): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const unwatchQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') reportSetupError(client, event.action.error);
    });
    const unwatchMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') reportSetupError(client, event.action.error);
    });
    return () => {
      unwatchQueries();
      unwatchMutations();
    };
  }, [queryClient, client]);
}
