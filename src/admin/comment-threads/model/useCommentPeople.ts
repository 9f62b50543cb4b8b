'use client';
import { useCallback, useEffect, useMemo } from 'react';
import type { EmbedDashboardCommentThread, EmbedMentionableUser } from '../../../client/resources/dashboard-comments.js';
import { useMentionableEmbedUsersInfinite } from '../../../data/resources/dashboard-comments.js';

/** Who writes on a dashboard and can be mentioned there. */
export interface CommentPeople {
  /** Those who were read. */
  readonly known: readonly EmbedMentionableUser[];
  /** The same function until more people are known. */
  find(userId: number | null | undefined): EmbedMentionableUser | undefined;
  /** Names are still being read. */
  readonly isPending: boolean;
}

/**
 * Names the authors of these threads. Comments tell them by number alone, and nobody can be asked for by number: the list of
 * those who can be mentioned is read, as far as somebody is still missing.
 */
export function useCommentPeople(publicId: string, threads: readonly EmbedDashboardCommentThread[]): CommentPeople {
  const query = useMentionableEmbedUsersInfinite({ publicId, first: pageSize }, { enabled: threads.length > 0, staleTime: freshMs });
  const { data, hasNextPage, isFetching, error, fetchNextPage } = query;
  const known = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const byId = useMemo(() => new Map(known.map((person) => [person.id, person])), [known]);
  const isSomebodyMissing = threads.some(({ root, replies, resolvedBy }) =>
    [resolvedBy, root.userId, ...replies.map(({ userId }) => userId)].some((id) => typeof id === 'number' && !byId.has(id)),
  );
  const isToGoOn = isSomebodyMissing && hasNextPage && !isFetching && error === null && (data?.pages.length ?? 0) < maxPages;

  useEffect(() => {
    if (isToGoOn) void fetchNextPage({ cancelRefetch: false });
  }, [isToGoOn, fetchNextPage]);

  return {
    known,
    find: useCallback((userId) => (typeof userId === 'number' ? byId.get(userId) : undefined), [byId]),
    isPending: threads.length > 0 && isSomebodyMissing && (isFetching || isToGoOn),
  };
}

const pageSize = 200;
/** Somebody who is not among so many is shown by number. */
const maxPages = 5;
const freshMs = 60_000;
