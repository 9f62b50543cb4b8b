'use client';
import { useCommonAdminLabels } from '../../react/useCommonAdminLabels.js';
import { useLabels } from '../../react/useLabels.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { LoadMoreButton } from '../kit/list/LoadMoreButton.js';
import type { footerOf } from '../kit/listSlices.js';

/** A button that loads more choices, and the error if loading failed. */
export function MoreChoices({ list }: { list: ReturnType<typeof footerOf> }) {
  const common = useCommonAdminLabels();
  const { retry } = useLabels().common;
  const { state, hasMore, loadMoreError, refetch, isRefetching } = list;
  if (state.status === 'error' || state.status === 'denied') {
    return <ReadFailure error={state.error} onRetry={refetch} isBusy={isRefetching} />;
  }
  if (!hasMore) return null;
  return (
    <>
      {loadMoreError !== undefined && <ServiceErrorNotice error={loadMoreError} title={common.loadMoreFailed} role="status" />}
      <LoadMoreButton list={list} className="parley-promotion-more">
        {loadMoreError === undefined ? common.loadMore : retry}
      </LoadMoreButton>
    </>
  );
}
