'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import { ServiceError } from '../../../client/http/ServiceError.js';
import { eachScimResource } from '../../../client/resources/scim.js';
import { listScimUsers } from '../../../client/resources/scim-users.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { resourceKey } from '../../../data/queryKeys.js';
import type { ProvisionedState } from './useAccountLedger.js';

/** Reads the deactivated users from provisioning in one list, regardless of the search. `undefined` until it is loaded. */
export function useProvisionedState(isProvisioned: boolean): {
  readonly state: ProvisionedState | undefined;
  readonly error: ServiceError | null;
} {
  const client = useServiceClient();
  const { data, dataUpdatedAt, error } = useQuery<ReadonlySet<number>, ServiceError>({
    queryKey: resourceKey(client, ['scim', 'Users'], 'list', { filter, of: 'ids' }),
    queryFn: ({ signal }) => readDeactivatedIds(client, signal),
    enabled: isProvisioned,
    retry: false,
  });
  const state = useMemo(() => data && { deactivatedIds: data, readAtMs: dataUpdatedAt }, [data, dataUpdatedAt]);
  return { state, error };
}

async function readDeactivatedIds(client: ServiceClient, signal: AbortSignal): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for await (const { id } of eachScimResource(listScimUsers, client, { filter, count: 1_000 }, { signal })) ids.add(readUserId(id));
  return ids;
}

/** Rejects ids that only provisioning uses: with them, deactivated users would look active. */
function readUserId(id: string | undefined): number {
  if (id !== undefined && /^\d+$/.test(id)) return Number(id);
  throw new ServiceError('protocol', `Provisioning returned the user id "${id}", which is not an id of the management API.`, {
    operation: 'listScimUsers',
  });
}

const filter = 'active eq false';
