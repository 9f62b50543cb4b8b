'use client';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useCursorRead } from '../useRead.js';
import { useServiceClient } from '../useServiceClient.js';
import { type ListControls, type ListView, viewOf } from './createListControls.js';
import type { ListSearch, ListSelection, ResourceList, ResourceListOptions } from './ResourceList.js';
import { readListState } from './readListState.js';
import { isSearchPending, searchTextOf } from './searchDraft.js';
import { type ItemId, summarizeSelection } from './selection.js';
import { uniqueItems } from './uniqueItems.js';
import { useListControls } from './useListControls.js';

/**
 * Any cursor list with search, filters, order, paging and selection: `useResourceList({ query: reportsInfiniteQuery,
 * params: { deploymentId, first: 50 }, idOf: ({ id }) => id })`. A change of search, filters or order begins with the
 * first page again and keeps the rows before, marked `isStale`, until it is there.
 */
export function useResourceList<Item, Params extends object, Id extends ItemId>(
  list: ResourceListOptions<Item, Params, Id>,
): ResourceList<Item, Params, Id> {
  const client = useServiceClient();
  const controls = useListControls(hashKey(list.query(client, list.params).queryKey), list);
  const view = viewOf(controls.getState(), list);
  const factory = list.query(client, paramsOf(list.params, view));
  const query = useCursorRead(factory, {
    ...list.options,
    placeholderData: (before, queryBefore) =>
      queryBefore !== undefined && controls.hasShown(hashKey(queryBefore.queryKey)) ? before : undefined,
  });
  const { idOf } = list;
  const pages = query.data?.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what an item is known does not change from render to render
  const items = useMemo(() => uniqueItems(pages ?? [], idOf), [pages]);
  const loadedIds = selectableIds(items.map(idOf), list.isLocked);
  useEffect(() => controls.update({ options: list, loadedIds, queryHash: hashKey(factory.queryKey) }));

  const isFiltered = view.search !== '' || Object.values(view.filters).some(filtersSomething);
  return {
    state: readListState({
      itemCount: items.length,
      hasMore: query.hasNextPage,
      isFiltered,
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
    loadMore() {
      // Whatever is being fetched goes on: a refetch walks the same pages with cursors of its own.
      if (query.hasNextPage && !query.isPlaceholderData) void query.fetchNextPage({ cancelRefetch: false });
    },
    isRefreshing: query.isRefetching && !query.isPlaceholderData,
    refreshError: query.isRefetchError ? query.error : undefined,
    refresh: () => void query.refetch(),
    search: searchOf(controls, view.search),
    filters: view.filters,
    setFilters: controls.setFilters,
    isFiltered,
    sort: view.sort,
    setSort: controls.setSort,
    clearFilters: controls.clearFilters,
    reset: controls.reset,
    selection: selectionOf(controls, view.selectedIds, loadedIds),
    query,
  };
}

function paramsOf<Params extends object>(params: Params, { filters, sort, search }: Omit<ListView<Params, ItemId>, 'selectedIds'>): Params {
  return { ...params, ...filters, ...sort, ...(search !== '' && { search }) };
}

function selectableIds<Id extends ItemId>(ids: readonly Id[], isLocked: ((id: Id) => boolean) | undefined): readonly Id[] {
  return isLocked === undefined ? ids : ids.filter((id) => !isLocked(id));
}

function filtersSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function searchOf<Params, Id extends ItemId>(controls: ListControls<Params, Id>, applied: string): ListSearch {
  const { draft } = controls.getState();
  const text = searchTextOf(draft, applied);
  return {
    text,
    applied,
    isPending: isSearchPending(draft, applied),
    inputProps: {
      value: text,
      onChange: (event) => controls.type(event.currentTarget.value),
      onCompositionStart: () => controls.compose(true),
      onCompositionEnd: () => controls.compose(false),
      onKeyDown(event) {
        // Enter in an input method chooses a word.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) controls.submitSearch();
      },
    },
    setText: controls.type,
    submit: controls.submitSearch,
    clear: controls.clearSearch,
  };
}

function selectionOf<Params, Id extends ItemId>(
  controls: ListControls<Params, Id>,
  ids: ReadonlySet<Id>,
  loadedIds: readonly Id[],
): ListSelection<Id> {
  return {
    ids,
    ...summarizeSelection(ids, loadedIds),
    has: (id) => ids.has(id),
    toggle: controls.toggle,
    toggleRange: controls.toggleRange,
    selectAllLoaded: controls.selectAllLoaded,
    set: controls.select,
    clear: controls.clearSelection,
    forget: controls.forget,
  };
}
