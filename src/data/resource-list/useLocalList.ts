'use client';
import { useMemo, useState } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { useLatest } from '../../react/state/useLatest.js';
import { viewOf } from './createListControls.js';
import type { ItemList, ListViewOptions } from './ResourceList.js';
import { readListState } from './readListState.js';
import type { ItemId } from './selection.js';
import { useListControls } from './useListControls.js';
import { useListView } from './useListView.js';

/** A read that gives all items at once, such as TanStack's result, or page by page with the optional members. */
export interface WholeRead<Item> extends Partial<Pick<ItemList<Item, never>, 'hasMore' | 'isLoadingMore' | 'loadMoreError' | 'loadMore'>> {
  /** `undefined` until they were read. The same array as long as the items are the same. */
  readonly items: readonly Item[] | undefined;
  /** The error of the last read; `null` after a success. */
  readonly error: ServiceError | null;
  /** True while the items are being read. */
  readonly isFetching: boolean;
  /** Refetches the items. */
  refetch(): unknown;
}

/** The options of `useLocalList`. */
export interface LocalListOptions<Item, Params extends object, Id extends ItemId>
  extends Omit<ListViewOptions<Params, Id>, 'searchDelayMs'> {
  /** The read that supplies the items, such as the result of `useQuery`. */
  readonly read: WholeRead<Item>;
  /** Returns the stable id of an item. */
  readonly idOf: (item: Item) => Id;
  /**
   * The items that match, in their order. Called when the items or the view change: make it with `useCallback` where it reads
   * anything else.
   */
  readonly arrange: (items: readonly Item[], view: LocalView<Params>) => readonly Item[];
  /** Another list of the same widget, with separate search, filters and selection. */
  readonly listKey?: string | undefined;
}

/** The search, filters and order that `arrange` applies. */
export interface LocalView<Params> {
  /** Trimmed. */
  readonly search: string;
  /** The filters in use. */
  readonly filters: Partial<Params>;
  /** The parameters of the current order. */
  readonly sort: Partial<Params>;
}

/** A list that is here as a whole, searched and ordered in the page; the same shape as `useResourceList`. */
export function useLocalList<Item, Params extends object, Id extends ItemId>({
  read,
  arrange,
  listKey = '',
  ...given
}: LocalListOptions<Item, Params, Id>): ItemList<Item, Params, Id> {
  const options = { ...given, searchDelayMs: 0 };
  const [controls, state] = useListControls<Params, Id>(listKey, options);
  const view = viewOf(state, options);
  const { search, filters, sort } = view;
  const { items: all = none } = read;
  const items = useMemo(() => arrange(all, { search, filters, sort }), [arrange, all, search, filters, sort]);
  const shown = useListView({ controls, draft: state.draft, view, options, items, queryHash: '' });
  const latest = useLatest(read);
  const [reading] = useState(() => ({ loadMore: () => latest.current.loadMore?.(), refetch: () => void latest.current.refetch() }));
  const hasData = read.items !== undefined;
  return {
    ...shown,
    ...reading,
    state: readListState({
      itemCount: items.length,
      hasMore: read.hasMore === true && search === '',
      // Something is there, and was not found.
      isFiltered: all.length > 0,
      isPending: !hasData && read.error === null,
      hasData,
      error: read.error,
    }),
    items,
    isStale: false,
    hasMore: read.hasMore ?? false,
    isLoadingMore: read.isLoadingMore ?? false,
    loadMoreError: read.loadMoreError,
    isRefetching: hasData && read.isFetching,
    refetchError: (hasData ? read.error : undefined) ?? undefined,
  };
}

const none: readonly never[] = [];
