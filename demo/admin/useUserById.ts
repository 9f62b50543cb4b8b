import { useEffect } from 'react';
import type { ResourceOwner } from '../../src/client.js';
import { useUsersInfinite } from '../../src/index.js';

/** Finds the user an address names. The service gives nobody by id, so its list is read until the user turns up. */
export function useUserById(id: number | undefined): FoundUser {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useUsersInfinite({ first: 200 }, { enabled: id !== undefined });
  const user = id === undefined ? undefined : data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  const isWanted = id !== undefined && data !== undefined && user === undefined && error === null;
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetching, fetchNextPage]);
  return { user, isMissing: isWanted && !hasNextPage && !isFetching };
}

interface FoundUser {
  readonly user: ResourceOwner | undefined;
  /** All users were read, and none has this id. */
  readonly isMissing: boolean;
}
