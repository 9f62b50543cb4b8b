'use client';
import { useCallback, useMemo } from 'react';
import type { EmbedDashboardCommentThread, EmbedMentionableUser } from '../../../client/resources/dashboard-comments.js';
import { useMentionableEmbedUsersInfinite } from '../../../data/resources/dashboard-comments.js';
import { useNextPages } from '../../../data/useNextPages.js';

/** The authors of comments on a dashboard, and the people who can be mentioned there. */
export interface CommentPeople {
  /** The people loaded so far. */
  readonly known: readonly EmbedMentionableUser[];
  /** Finds a person by id. The function stays the same until more people are loaded. */
  find(userId: number | null | undefined): EmbedMentionableUser | undefined;
  /** True while names are loading. */
  readonly isPending: boolean;
}

/**
 * Finds the names of these threads' authors. Comments contain only user ids, and the service has no lookup by id, so this
 * reads the list of mentionable people until every author is found.
 */
export function useCommentPeople(publicId: string, threads: readonly EmbedDashboardCommentThread[]): CommentPeople {
  const query = useMentionableEmbedUsersInfinite({ publicId, first: pageSize }, { enabled: threads.length > 0, staleTime: freshMs });
  const { data, hasNextPage, isFetching, error } = query;
  const known = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const byId = useMemo(() => new Map(known.map((person) => [person.id, person])), [known]);
  const isSomebodyMissing = threads.some(({ root, replies, resolvedBy }) =>
    [resolvedBy, root.userId, ...replies.map(({ userId }) => userId)].some((id) => typeof id === 'number' && !byId.has(id)),
  );
  const canReadOn = isSomebodyMissing && hasNextPage && error === null && (data?.pages.length ?? 0) < maxPages;
  useNextPages(query, canReadOn);

  return {
    known,
    find: useCallback((userId) => (typeof userId === 'number' ? byId.get(userId) : undefined), [byId]),
    isPending: threads.length > 0 && isSomebodyMissing && (isFetching || canReadOn),
  };
}

const pageSize = 200;
/** Authors beyond this many pages are shown by id. */
const maxPages = 5;
const freshMs = 60_000;
