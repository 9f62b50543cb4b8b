'use client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { resourceKey } from '../../../data/queryKeys.js';
import { type AccountLedger, type AccountNews, learn } from './accountLedger.js';

/**
 * Facts about accounts from the responses to actions. Stored with the queries, for the signed-in user only, so that they
 * survive unmounting: no list of the management API shows who is deactivated.
 */
export function useAccountLedger(): readonly [AccountLedger, (news: AccountNews) => void] {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  const { data = noAccounts } = useQuery<AccountLedger>({
    queryKey: resourceKey(client, ['account-ledger'], 'list', {}),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
  });
  const tell = useCallback(
    (news: AccountNews) => {
      const queryKey = resourceKey(client, ['account-ledger'], 'list', {});
      queryClient.setQueryData<AccountLedger>(queryKey, (before) => learn(before ?? noAccounts, news));
    },
    [queryClient, client],
  );
  return [data, tell];
}

const noAccounts: AccountLedger = new Map();
// On a server, any finite time is a timer that keeps the process alive after rendering.
const keptMs = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 3_600_000;
