'use client';
import { useQuery } from '@tanstack/react-query';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { eachScimResource } from '../../client/resources/scim.js';
import { listScimGroups } from '../../client/resources/scim-groups.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { resourceKey } from '../queryKeys.js';

/**
 * Reads the memberships of all users from provisioning, once for all who ask. The names of a user's groups are sorted. `null` for an
 * account with more groups than are read: a part of them would look like all.
 */
export function useScimMemberships() {
  const client = useServiceClient();
  return useQuery<ScimMemberships | null, ServiceError>({
    queryKey: resourceKey(client, ['scim', 'Groups'], 'list', { of: 'memberships' }),
    queryFn: ({ signal }) => readMemberships(client, signal),
    retry: false,
    staleTime: freshMs,
  });
}

/** The names of the groups of each user, by the user's id. */
type ScimMemberships = ReadonlyMap<string, readonly string[]>;

async function readMemberships(client: ServiceClient, signal: AbortSignal): Promise<ScimMemberships | null> {
  const memberships = new Map<string, string[]>();
  let groupCount = 0;
  for await (const { displayName, members } of eachScimResource(listScimGroups, client, { count: 100 }, { signal, limit: maxGroups + 1 })) {
    groupCount += 1;
    for (const { value } of members ?? []) {
      if (value === undefined) continue;
      const names = memberships.get(value);
      if (names === undefined) memberships.set(value, [displayName]);
      else names.push(displayName);
    }
  }
  for (const names of memberships.values()) names.sort((one, other) => one.localeCompare(other));
  return groupCount > maxGroups ? null : memberships;
}

const maxGroups = 1_000;
/** A list that is scrolled mounts its cells time and again. */
const freshMs = 60_000;
