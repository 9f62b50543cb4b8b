'use client';
import { useCallback, useMemo } from 'react';
import type { ResourceOwner } from '../../../client/resources/users.js';
import { useUsersById } from '../../../data/useUsersById.js';
import type { PlacementRead } from './usePlacementRows.js';

/**
 * Finds people by id. Placements contain only the ids of their authors. The reports name some of them; for the others, a
 * limited number of pages of the account's users is read, because deleted authors are on none of them.
 */
export function usePlacementWriters({ items, reports }: Pick<PlacementRead, 'items' | 'reports'>) {
  const ofReports = useMemo(() => byId(reports.flatMap(({ user, refreshedByUser }) => [user, refreshedByUser])), [reports]);
  const missing = useMemo(
    () =>
      (items ?? [])
        .flatMap(({ placedByUserId, refreshedByUserId }) => [placedByUserId, refreshedByUserId])
        .filter((id) => typeof id === 'number')
        .filter((id) => !ofReports.has(id)),
    [items, ofReports],
  );
  const { users } = useUsersById(missing, { maxPages });
  return useCallback(
    (userId: number | null | undefined): ResourceOwner | undefined =>
      typeof userId === 'number' ? (ofReports.get(userId) ?? users.get(userId)) : undefined,
    [ofReports, users],
  );
}

function byId(people: readonly (ResourceOwner | null | undefined)[]): ReadonlyMap<number, ResourceOwner> {
  return new Map(people.flatMap((person) => (person == null ? [] : [[person.id, person] as const])));
}

const maxPages = 10;
