'use client';
import { useEffect, useState } from 'react';
import type { EmbedDashboardCommentThread } from '../../../client/resources/dashboard-comments.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { findComment } from './arrangeThread.js';
import type { CommentFilter } from './commentFilter.js';
import { type CommentSearch, searchComment } from './commentSearch.js';

export interface LinkedCommentSource {
  readonly commentId: number | undefined;
  readonly list: PagedThreads;
  readonly filter: CommentFilter;
  showAll(): void;
}

/** Searches for a linked comment page by page, until it is found or known to be missing. */
export function useLinkedComment({ commentId, list, filter, showAll }: LinkedCommentSource): CommentSearch {
  const [seen, setSeen] = useState<SeenComment>({ commentId });
  const isOfBefore = seen.commentId !== commentId;
  const isThere = commentId !== undefined && findComment(list.items, commentId) !== undefined;
  if (isOfBefore) setSeen({ commentId });
  else if (isThere && seen.wasFound !== true) setSeen({ ...seen, wasFound: true });

  const { search, step } =
    commentId === undefined || isOfBefore
      ? { search: 'none' as const, step: undefined }
      : searchComment({
          isThere,
          wasFound: seen.wasFound === true,
          status: list.state.status,
          isStale: list.isStale,
          hasMore: list.hasMore,
          isLoadingMore: list.isLoadingMore || list.isRefetching,
          hasFailed: list.loadMoreError !== undefined,
          filter,
          wasWidened: seen.wasWidened === true,
        });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be done changes with the step and the pages alone
  useEffect(() => {
    if (step === 'load-more') list.loadMore();
    if (step === 'show-all') {
      setSeen((current) => ({ ...current, wasWidened: true }));
      showAll();
    }
  }, [step, list.items.length, list.isLoadingMore]);

  return search;
}

type PagedThreads = Pick<
  ResourceList<EmbedDashboardCommentThread, never>,
  'items' | 'state' | 'isStale' | 'hasMore' | 'isLoadingMore' | 'isRefetching' | 'loadMoreError' | 'loadMore'
>;

interface SeenComment {
  readonly commentId: number | undefined;
  readonly wasFound?: boolean;
  readonly wasWidened?: boolean;
}
