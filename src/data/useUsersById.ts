'use client';
import { useMemo } from 'react';
import type { ServiceError } from '../client/errors/ServiceError.js';
import type { ResourceOwner } from '../client/resources/users.js';
import { useUsersInfinite } from './resources/users.js';
import { useNextPages } from './useNextPages.js';

/**
 * Finds users of the account by id. The service has no read by id, so its list is read page by page until everyone is found;
 * nothing is read without ids. For a single user pass a list of one. An id that nobody has costs the whole list, unless `maxPages`
 * ends it before.
 */
export function useUsersById(ids: readonly number[], { maxPages = Number.POSITIVE_INFINITY }: UsersByIdOptions = {}): UsersById {
  const query = useUsersInfinite({ first: usersPerPage }, { enabled: ids.length > 0 });
  const { data, error, hasNextPage, isFetching } = query;
  const users = useMemo(() => new Map((data?.pages ?? []).flatMap(({ items }) => items.map((user) => [user.id, user] as const))), [data]);
  const isSomebodyMissing = data !== undefined && ids.some((id) => !users.has(id));
  const canReadOn = isSomebodyMissing && hasNextPage && error === null;
  useNextPages(query, canReadOn && data.pages.length < maxPages);
  return { users, isComplete: ids.length === 0 || (data !== undefined && !isFetching && !canReadOn && error === null), error };
}

/** The options of `useUsersById`. */
export interface UsersByIdOptions {
  /** The maximum number of pages to read, 200 users each, even if some users are still missing. Default: no limit. */
  readonly maxPages?: number | undefined;
}

/** The users found so far, and whether all of them were. */
export interface UsersById {
  /** Everyone read so far, by id: at least those who were asked for and found. */
  readonly users: ReadonlyMap<number, ResourceOwner>;
  /** True once all users were found or the whole list was read; a user still missing then does not exist. Stays false if `maxPages` ended the read. */
  readonly isComplete: boolean;
  /** Why the list could not be read on. */
  readonly error: ServiceError | null;
}

const usersPerPage = 200;
