'use client';
import { hashKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLatest } from '../../react/state/useLatest.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { useCursorRead } from '../useRead.js';
import { type ListView, viewOf } from './createListControls.js';
import type { ResourceList, ResourceListOptions } from './ResourceList.js';
import { readListState } from './readListState.js';
import type { ItemId } from './selection.js';
import { uniqueItems } from './uniqueItems.js';
import { useListControls } from './useListControls.js';
import { useListView } from './useListView.js';

/**
 * Any cursor list with search, filters, order, paging and selection: `useResourceList({ query: reportsInfiniteQuery,
 * params: { deploymentId, first: 50 }, idOf: ({ id }) => id })`. A change of search, filters or order begins with the
 * first page again and keeps the rows before, marked `isStale`, until it is there.
 */
export function useResourceList<Item, Params extends object, Id extends ItemId>(
  list: ResourceListOptions<Item, Params, Id>,
): ResourceList<Item, Params, Id> {
  // React Compiler cannot keep a memo that leaves out a dependency on purpose.
  'use no memo';
  const client = useServiceClient();
  const [controls, state] = useListControls(hashKey(list.query(client, list.params).queryKey), list);
  const view = viewOf(state, list);
  const factory = list.query(client, paramsOf(list.params, view));
  const query = useCursorRead(factory, {
    ...list.options,
    placeholderData: (before, queryBefore) =>
      queryBefore !== undefined && controls.hasShown(hashKey(queryBefore.queryKey)) ? before : undefined,
  });
  const { idOf } = list;
  const pages = query.data?.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id of an item does not change from render to render
  const items = useMemo(() => uniqueItems(pages ?? [], idOf), [pages]);
  const shown = useListView({ controls, draft: state.draft, view, options: list, items, queryHash: hashKey(factory.queryKey) });
  const latest = useLatest(query);
  const [reading] = useState(() => ({
    loadMore() {
      const { hasNextPage, isPlaceholderData, fetchNextPage } = latest.current;
      // A pending fetch continues: a refetch reads the same pages with its own cursors.
      if (hasNextPage && !isPlaceholderData) void fetchNextPage({ cancelRefetch: false });
    },
    refetch: () => void latest.current.refetch(),
  }));

  return {
    ...shown,
    ...reading,
    state: readListState({
      itemCount: items.length,
      hasMore: query.hasNextPage,
      isFiltered: shown.isFiltered,
      isPlaceholder: query.isPlaceholderData,
      isPending: query.isPending,
      hasData: query.data !== undefined,
      error: query.error,
    }),
    items,
    isStale: query.isPlaceholderData,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    loadMoreError: query.isFetchNextPageError ? query.error : undefined,
    isRefetching: query.isRefetching && !query.isPlaceholderData,
    refetchError: query.isRefetchError ? query.error : undefined,
    query,
  };
}

function paramsOf<Params extends object>(params: Params, { filters, sort, search }: Omit<ListView<Params, ItemId>, 'selectedIds'>): Params {
  return { ...params, ...filters, ...sort, ...(search !== '' && { search }) };
}
