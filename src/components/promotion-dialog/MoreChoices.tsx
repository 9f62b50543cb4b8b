'use client';

import type { PromotionList } from '../../hooks/promotion-dialog/PromotionDialogModel.js';
import { Button } from '../primitives/Button.js';
import { ReadFailure } from '../primitives/list/ListStates.js';
import { usePromotionWords } from './usePromotionWords.js';

/** The way to further choices, and to those that did not come. */
export function MoreChoices({ list }: { list: PromotionList<unknown> }) {
  const { words } = usePromotionWords();
  if (list.state.status === 'error' || list.state.status === 'denied') {
    return <ReadFailure error={list.state.error} onRetry={list.refresh} isBusy={list.isRefreshing} />;
  }
  if (list.loadMoreError !== undefined)
    return <ReadFailure error={list.loadMoreError} onRetry={list.loadMore} isBusy={list.isLoadingMore} />;
  if (!list.hasMore) return null;
  return (
    <Button size="small" isBusy={list.isLoadingMore} onClick={list.loadMore} className="parley-promotion-more">
      {words.destination.more}
    </Button>
  );
}

/** Whether a list is read to its end without anything to choose. */
export function hasNone({ state, items, hasMore }: PromotionList<unknown>): boolean {
  return state.status === 'empty' || (state.status === 'ready' && items.length === 0 && !hasMore);
}
