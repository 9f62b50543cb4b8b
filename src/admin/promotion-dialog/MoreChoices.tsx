'use client';

import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useLabels } from '../../react/useLabels.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { LoadMoreButton } from '../kit/list/LoadMoreButton.js';
import type { PromotionList } from './model/PromotionDialogModel.js';
import { usePromotionWords } from './usePromotionWords.js';

/** A button that loads more choices, and the error if loading failed. */
export function MoreChoices({ list }: { list: PromotionList<unknown> }) {
  const { words } = usePromotionWords();
  const { common } = useAdminLabels();
  const { retry } = useLabels().common;
  const { state, hasMore, loadMoreError } = list;
  if (state.status === 'error' || state.status === 'denied') {
    return <ReadFailure error={state.error} onRetry={list.refetch} isBusy={list.isRefetching} />;
  }
  if (!hasMore) return null;
  return (
    <>
      {loadMoreError !== undefined && <ServiceErrorNotice error={loadMoreError} title={common.loadMoreFailed} role="status" />}
      <LoadMoreButton list={list} className="parley-promotion-more">
        {loadMoreError === undefined ? words.destination.more : retry}
      </LoadMoreButton>
    </>
  );
}

/** True if a list was read to its end and is empty. */
export function hasNone({ state, items, hasMore }: PromotionList<unknown>): boolean {
  return state.status === 'empty' || (state.status === 'ready' && items.length === 0 && !hasMore);
}
