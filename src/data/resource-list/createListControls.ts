import { searchText } from '../../react/text/searchText.js';
import type { ListChange, ListViewOptions } from './ResourceList.js';
import { type Draft, searchTextOf } from './searchDraft.js';
import { type ItemId, toggleId, toggleIdRange, withIds, withoutIds, withoutLocked } from './selection.js';

/** The search, filters, order and selection of a list, as far as the host does not control them. */
export interface ListControls<Params, Id extends ItemId> {
  getState(): ListControlsState<Params, Id>;
  subscribe(listener: () => void): () => void;
  /** Takes the values of the last render, and returns a function that cancels a pending search. */
  attach(): () => void;
  update(rendered: RenderedList<Params, Id>): void;
  type(text: string): void;
  compose(isComposing: boolean): void;
  submitSearch(): void;
  clearSearch(): void;
  setFilters(filters: Partial<Params>): void;
  setSort(sort: Partial<Params>): void;
  clearFilters(): void;
  reset(): void;
  toggle(id: Id, isSelected?: boolean): void;
  toggleRange(anchorId: Id, id: Id): void;
  selectAllLoaded(): void;
  select(ids: Iterable<Id>): void;
  clearSelection(): void;
  forget(ids: Iterable<Id>): void;
  /** True if this list has shown the query, so that its rows can be placeholders while the next rows load. */
  hasShown(queryHash: string): boolean;
}

export interface ListControlsState<Params, Id extends ItemId> extends ListView<Params, Id> {
  readonly draft: Draft | undefined;
}

export interface ListView<Params, Id extends ItemId> {
  readonly search: string;
  readonly filters: Partial<Params>;
  readonly sort: Partial<Params>;
  readonly selectedIds: ReadonlySet<Id>;
}

/** The last input of the list, and what it shows. */
interface RenderedList<Params, Id extends ItemId> {
  readonly options: ListViewOptions<Params, Id>;
  readonly loadedIds: readonly Id[];
  readonly queryHash: string;
}

/** The current view: the host's values take precedence over the list's own. */
export function viewOf<Params, Id extends ItemId>(state: ListView<Params, Id>, options: ListViewOptions<Params, Id>): ListView<Params, Id> {
  return {
    search: options.search ?? state.search,
    filters: options.filters ?? state.filters,
    sort: options.sort ?? state.sort,
    selectedIds: withoutLocked(options.selectedIds ?? state.selectedIds, options.isLocked),
  };
}

export function createListControls<Params, Id extends ItemId>(first: ListViewOptions<Params, Id>): ListControls<Params, Id> {
  const listeners = new Set<() => void>();
  const shownHashes = new Set<string>();
  let state: ListControlsState<Params, Id> = {
    search: first.defaultSearch ?? '',
    filters: first.defaultFilters ?? {},
    sort: first.defaultSort ?? {},
    selectedIds: new Set(first.defaultSelectedIds),
    draft: undefined,
  };
  let options = first;
  let loadedIds: readonly Id[] = [];
  let isComposing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const view = () => viewOf(state, options);
  const given = { first: { search: state.search, filters: state.filters, sort: state.sort } };

  function change(next: Partial<ListControlsState<Params, Id>>): void {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  function searchFor(text: string, source: ListChange['source']): void {
    clearTimeout(timer);
    timer = undefined;
    const search = searchText(text);
    const { search: over } = view();
    change({ draft: { text, over, requested: search }, search });
    if (search !== over) options.onSearchChange?.(search, { source });
  }

  function searchAfterPause(): void {
    clearTimeout(timer);
    const search = () => searchFor(searchTextOf(state.draft, view().search), 'typing');
    const delayMs = options.searchDelayMs ?? searchDelayMs;
    if (delayMs === 0) search();
    else timer = setTimeout(search, delayMs);
  }

  function setFilters(filters: Partial<Params>, source: ListChange['source'] = 'set'): void {
    change({ filters });
    options.onFiltersChange?.(filters, { source });
  }

  function setSort(sort: Partial<Params>, source: ListChange['source'] = 'set'): void {
    change({ sort });
    options.onSortChange?.(sort, { source });
  }

  function select(wantedIds: ReadonlySet<Id>, source: ListChange['source']): void {
    const selectedIds = withoutLocked(wantedIds, options.isLocked);
    change({ selectedIds });
    options.onSelectionChange?.(selectedIds, { source });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach() {
      const { draft } = state;
      if (draft !== undefined && searchText(draft.text) !== draft.requested) searchAfterPause();
      return () => clearTimeout(timer);
    },
    update(rendered) {
      ({ options, loadedIds } = rendered);
      shownHashes.add(rendered.queryHash);
    },
    type(text) {
      const { search } = view();
      change({ draft: { text, over: search, requested: state.draft?.requested } });
      if (isComposing) return;
      if (text === '') searchFor(text, 'clear');
      else searchAfterPause();
    },
    compose(isNowComposing) {
      isComposing = isNowComposing;
      if (isComposing) clearTimeout(timer);
      else searchAfterPause();
    },
    submitSearch: () => searchFor(searchTextOf(state.draft, view().search), 'submit'),
    clearSearch: () => searchFor('', 'clear'),
    setFilters,
    setSort,
    clearFilters() {
      searchFor('', 'clear');
      setFilters({}, 'clear');
    },
    reset() {
      searchFor(given.first.search, 'reset');
      setFilters(given.first.filters, 'reset');
      setSort(given.first.sort, 'reset');
    },
    toggle: (id, isSelected) => select(toggleId(view().selectedIds, id, isSelected), 'toggle'),
    toggleRange: (anchorId, id) => select(toggleIdRange(view().selectedIds, { loadedIds, anchorId, id }), 'range'),
    selectAllLoaded: () => select(withIds(view().selectedIds, loadedIds), 'all-loaded'),
    select: (ids) => select(new Set(ids), 'set'),
    clearSelection: () => select(new Set(), 'clear'),
    forget: (ids) => select(withoutIds(view().selectedIds, ids), 'forget'),
    hasShown: (queryHash) => shownHashes.has(queryHash),
  };
}

const searchDelayMs = 250;
