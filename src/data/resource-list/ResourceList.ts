import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { CursorQuery, Pages } from '../resourceQueries.js';
import type { CursorReadOptions } from '../useRead.js';
import type { ResourceListState } from './readListState.js';
import type { ItemId, SelectionSummary } from './selection.js';

/** The list to show, and which parts of its view the host holds itself. Callbacks may change with every render. */
export interface ResourceListOptions<Item, Params extends object, Id extends ItemId = ItemId> extends ListViewOptions<NoInfer<Params>, Id> {
  /** A factory of an infinite query, such as `reportsInfiniteQuery`. */
  readonly query: (client: ServiceClient, params: Params) => CursorQuery<Item>;
  /**
   * What stays the same whatever is searched: addresses, page size (`first`). Other ones make another list, with a
   * its own search, filters and selection.
   */
  readonly params: NoInfer<Params>;
  /** Returns the stable id of an item. */
  readonly idOf: (item: Item) => Id;
  /** TanStack's options, such as `enabled` or `staleTime`. */
  readonly options?: Omit<CursorReadOptions<Item>, 'select' | 'placeholderData'> | undefined;
}

/** Each part of the view is the host's (`search`), or the list's own from a first value on (`defaultSearch`). */
export interface ListViewOptions<Params, Id extends ItemId> {
  /** The search, as `params.search`. The text being typed always belongs to the list itself. */
  readonly search?: string | undefined;
  /** The search at first, if the list manages it itself. */
  readonly defaultSearch?: string | undefined;
  /** Called with the new search text, after the pause in typing. */
  readonly onSearchChange?: ((search: string, change: ListChange) => void) | undefined;
  /** Parameters that leave items out. `undefined`, `null` and an empty list filter nothing. */
  readonly filters?: Partial<Params> | undefined;
  /** The filters at first, if the list manages them itself. */
  readonly defaultFilters?: Partial<Params> | undefined;
  /** Called with all filters when one of them changes. */
  readonly onFiltersChange?: ((filters: Partial<Params>, change: ListChange) => void) | undefined;
  /** Parameters of the order. */
  readonly sort?: Partial<Params> | undefined;
  /** The order at first, if the list manages it itself. */
  readonly defaultSort?: Partial<Params> | undefined;
  /** Called with the new order. */
  readonly onSortChange?: ((sort: Partial<Params>, change: ListChange) => void) | undefined;
  /** The ids of the selected items, if the host manages the selection. */
  readonly selectedIds?: ReadonlySet<Id> | undefined;
  /** The ids selected at first, if the list manages the selection itself. */
  readonly defaultSelectedIds?: Iterable<Id> | undefined;
  /** Called with all selected ids when the selection changes. */
  readonly onSelectionChange?: ((selectedIds: ReadonlySet<Id>, change: ListChange) => void) | undefined;
  /** Returns true for items that can never be selected, such as the user's own account. A new function means reading all items again. */
  readonly isLocked?: ((id: Id) => boolean) | undefined;
  /** The pause in typing before a search, in milliseconds. Default 250; 0 searches with each letter. */
  readonly searchDelayMs?: number | undefined;
}

/** The source of a change. */
export interface ListChange {
  /**
   * The action that caused the change: `typing` and `submit` in the search field, `clear` a cleared search or selection,
   * `set` a setter, `reset` a reset of the list, `toggle`, `range` and `all-loaded` in the selection, `forget` items
   * that were deleted.
   */
  readonly source: 'typing' | 'submit' | 'clear' | 'set' | 'reset' | 'toggle' | 'range' | 'all-loaded' | 'forget';
}

/** A list of the service with everything an admin does with it. Renders nothing. */
export interface ResourceList<Item, Params, Id extends ItemId = ItemId> extends ItemList<Item, Params, Id> {
  /** TanStack's result, untouched. */
  readonly query: UseInfiniteQueryResult<Pages<Item>, ServiceError>;
}

/**
 * A list with search, order, filters and selection, wherever its items come from. Members keep their identity until they change;
 * functions always do.
 */
export interface ItemList<Item, Params, Id extends ItemId = ItemId> {
  /** The state to render: loading, empty, nothing found, error, denied or ready. */
  readonly state: ResourceListState;
  /** The items loaded so far, each once. */
  readonly items: readonly Item[];
  /** The rows are those of the search before, while those of this one are being loaded. */
  readonly isStale: boolean;
  /** True if the service has more pages. */
  readonly hasMore: boolean;
  /** True while the next page is loading. */
  readonly isLoadingMore: boolean;
  /** The reason why the next page could not be loaded. Loaded pages stay; `loadMore` retries. */
  readonly loadMoreError: ServiceError | undefined;
  /** Loads the next page. Does nothing while anything is being loaded, or at the end. */
  loadMore(): void;
  /** True while loaded pages are refetched. */
  readonly isRefetching: boolean;
  /** Why the last refresh failed. What was loaded before stays. */
  readonly refetchError: ServiceError | undefined;
  /** Refetches all loaded pages; after an error, only the first one. */
  refetch(): void;
  /** The search, and the props of its `<input>`. */
  readonly search: ListSearch;
  /** The filters in use. */
  readonly filters: Partial<Params>;
  /** Replaces all filters and starts again at the first page. */
  setFilters(filters: Partial<Params>): void;
  /** True if a search or a filter hides items. */
  readonly isFiltered: boolean;
  /** False while the page cannot search or sort the items, because some are not loaded. Default: it can, or the service does. */
  readonly isArrangeable?: boolean | undefined;
  /** The parameters of the current order. */
  readonly sort: Partial<Params>;
  /** Sets the order and starts again at the first page. */
  setSort(sort: Partial<Params>): void;
  /** Leaves nothing out any more, also not what the list left out at first. Order and selection stay. */
  clearFilters(): void;
  /** Search, filters and order as they were at first. The selection stays. */
  reset(): void;
  /** The selected items, which need not be loaded. */
  readonly selection: ListSelection<Id>;
}

/** The search of a list. */
export interface ListSearch {
  /** The text in the input, updated at once. */
  readonly text: string;
  /** The text the service was asked for: trimmed, and after a pause. */
  readonly applied: string;
  /** True while the typed text has not been searched for yet. */
  readonly isPending: boolean;
  /** For an `<input>`. Half-composed words of an input method are not searched for; Enter searches at once. */
  readonly inputProps: SearchInputProps;
  /** Changes the text. The search follows after the pause in typing. */
  setText(text: string): void;
  /** Searches for what was typed without waiting. */
  submit(): void;
  /** Clears the text and searches at once. */
  clear(): void;
}

/** The value and event handlers of an `<input>` that searches a list. */
export interface SearchInputProps {
  /** The text in the input. */
  readonly value: string;
  /** Updates the text and, after a pause in typing, the search. */
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  /** Pauses the search while an input method composes text. */
  onCompositionStart(): void;
  /** Resumes the search with the composed text. */
  onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void;
  /** Searches at once on Enter. */
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

/** The selection of a list: ids, which outlive paging and searching until they are known to be deleted. */
export interface ListSelection<Id extends ItemId> extends SelectionSummary {
  /** The ids of all selected items, including those that are not loaded. */
  readonly ids: ReadonlySet<Id>;
  /** Returns true if the item is selected. */
  has(id: Id): boolean;
  /** Selects or deselects an item; without `isSelected`, the opposite of its current state. */
  toggle(id: Id, isSelected?: boolean): void;
  /** With shift: all between both get the state that `id` is toggled to. */
  toggleRange(anchorId: Id, id: Id): void;
  /** Adds every loaded item to the selection. Items that are not loaded are not selected. */
  selectAllLoaded(): void;
  /** Replaces the selection. Locked items are left out. */
  set(ids: Iterable<Id>): void;
  /** Deselects everything. */
  clear(): void;
  /** Takes out what is known to be deleted. */
  forget(ids: Iterable<Id>): void;
}
