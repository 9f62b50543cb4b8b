import type { ItemList } from '../../../data/resource-list/ResourceList.js';
import type { ResourceListState } from '../../../data/resource-list/readListState.js';
import type { ItemId } from '../../../data/resource-list/selection.js';

/**
 * The slice of a list that its rows need: `widget.useSelector(({ model }) => rowsOf(model.list))`. Typing in the search field does
 * not rerender them.
 */
export function rowsOf<Item, Params, Id extends ItemId>(list: ItemList<Item, Params, Id>) {
  const { state, items, isStale, refetch, clearFilters, isRefetching, refetchError, setSort, isArrangeable } = list;
  const { hasMore, isLoadingMore, loadMoreError, loadMore } = list;
  return {
    ...{ state, items, isStale, refetch, clearFilters, isRefetching, refetchError, setSort, isArrangeable },
    ...{ hasMore, isLoadingMore, loadMoreError, loadMore },
  };
}

/** The slice of a list that its footer needs. */
export function footerOf<Item, Params, Id extends ItemId>(list: ItemList<Item, Params, Id>) {
  const { state, items, isStale, hasMore, isLoadingMore, loadMoreError, loadMore, refetch, refetchError, isRefetching } = list;
  return { state, items, isStale, hasMore, isLoadingMore, loadMoreError, loadMore, refetch, refetchError, isRefetching };
}

/** True if search and filters are useful: there are items, or a search or filter is active. */
export function isSearchable({ state, isFiltered }: Pick<ItemList<unknown, never>, 'state' | 'isFiltered'>): boolean {
  return state.status !== 'empty' && (!isClosed(state) || isFiltered);
}

/** True if the user cannot see the list: access is denied, or they are not signed in. */
export function isClosed(state: ResourceListState): boolean {
  return state.status === 'denied' || (state.status === 'error' && state.error.kind === 'authentication');
}
