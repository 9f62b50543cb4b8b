import type { ItemList } from '../../data/resource-list/ResourceList.js';
import type { ItemId } from '../../data/resource-list/selection.js';

/** What the rows of a list need: for `widget.use(({ model }) => rowsOf(model.list))`, so that typing in search renders none. */
export function rowsOf<Item, Params, Id extends ItemId>(list: ItemList<Item, Params, Id>) {
  const { state, items, isStale, refetch, clearFilters, isRefetching, refetchError, setSort } = list;
  return { state, items, isStale, refetch, clearFilters, isRefetching, refetchError, setSort };
}

/** What the line below a list needs. */
export function footerOf<Item, Params, Id extends ItemId>(list: ItemList<Item, Params, Id>) {
  const { state, items, hasMore, isLoadingMore, loadMoreError, loadMore, refetch, refetchError, isRefetching } = list;
  return { state, items, hasMore, isLoadingMore, loadMoreError, loadMore, refetch, refetchError, isRefetching };
}

/** True if search and filters are of use: there is something to find, or something was looked for. */
export function isSearchable({ state: { status }, isFiltered }: Pick<ItemList<unknown, never>, 'state' | 'isFiltered'>): boolean {
  return status !== 'empty' && (status !== 'denied' || isFiltered);
}
