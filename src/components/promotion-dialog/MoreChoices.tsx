'use client';

import type { PromotionList } from '../../hooks/promotion-dialog/PromotionDialogModel.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Button } from '../primitives/Button.js';
import { ReadFailure } from '../primitives/list/ListStates.js';
import { ServiceErrorNotice } from '../primitives/ServiceErrorNotice.js';
import { usePromotionWords } from './usePromotionWords.js';

/** The way to further choices, and to those that did not come. */
export function MoreChoices({ list }: { list: PromotionList<unknown> }) {
  const { words } = usePromotionWords();
  const { common } = useAdminLabels();
  const { retry } = useLabels().common;
  const { state, hasMore, isLoadingMore, loadMoreError, loadMore } = list;
  if (state.status === 'error' || state.status === 'denied') {
    return <ReadFailure error={state.error} onRetry={list.refresh} isBusy={list.isRefreshing} />;
  }
  if (!hasMore) return null;
  return (
    <>
      {loadMoreError !== undefined && <ServiceErrorNotice error={loadMoreError} title={common.loadMoreFailed} role="status" />}
      <Button size="small" isBusy={isLoadingMore} onClick={loadMore} className="parley-promotion-more">
        {loadMoreError === undefined ? words.destination.more : retry}
      </Button>
    </>
  );
}

/** Whether a list is read to its end without anything to choose. */
export function hasNone({ state, items, hasMore }: PromotionList<unknown>): boolean {
  return state.status === 'empty' || (state.status === 'ready' && items.length === 0 && !hasMore);
}
