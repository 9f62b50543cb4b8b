'use client';
import { useCallback, useMemo } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useUsers } from '../resources/users.js';
import type { PlacementRead } from './usePlacementRows.js';

/**
 * Finds people by id. Placements tell who wrote them by number alone: the reports name some of these people, and only where
 * they do not, the first page of users is read.
 */
export function usePlacementWriters({ rows, reports }: Pick<PlacementRead, 'rows' | 'reports'>) {
  const ofReports = useMemo(() => byId(reports.flatMap(({ user, refreshedByUser }) => [user, refreshedByUser])), [reports]);
  const isSomebodyMissing = rows.some(({ placedByUserId, refreshedByUserId }) =>
    [placedByUserId, refreshedByUserId].some((id) => typeof id === 'number' && !ofReports.has(id)),
  );
  const { data: users } = useUsers({ first: usersRead }, { enabled: isSomebodyMissing });
  const others = useMemo(() => byId(users?.items ?? []), [users]);
  return useCallback(
    (userId: number | null | undefined): ResourceOwner | undefined =>
      typeof userId === 'number' ? (ofReports.get(userId) ?? others.get(userId)) : undefined,
    [ofReports, others],
  );
}

function byId(people: readonly (ResourceOwner | null | undefined)[]): ReadonlyMap<number, ResourceOwner> {
  return new Map(people.flatMap((person) => (person == null ? [] : [[person.id, person] as const])));
}

const usersRead = 200;
