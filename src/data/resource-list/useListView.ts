'use client';
import { useEffect, useMemo } from 'react';
import { isOfInputMethod } from '../../react/text/isOfInputMethod.js';
import type { ListControls, ListControlsState, ListView } from './createListControls.js';
import type { ItemList, ListSearch, ListSelection, ListViewOptions } from './ResourceList.js';
import { isSearchPending, searchTextOf } from './searchDraft.js';
import { type ItemId, summarizeSelection } from './selection.js';

interface ListViewInput<Item, Params, Id extends ItemId> {
  readonly controls: ListControls<Params, Id>;
  readonly draft: ListControlsState<Params, Id>['draft'];
  readonly view: ListView<Params, Id>;
  readonly options: ListViewOptions<Params, Id> & { readonly idOf: (item: Item) => Id };
  readonly items: readonly Item[];
  readonly queryHash: string;
}

/** The search, sort and selection of a list. */
export type ShownListView<Item, Params, Id extends ItemId> = Pick<
  ItemList<Item, Params, Id>,
  'search' | 'filters' | 'setFilters' | 'isFiltered' | 'sort' | 'setSort' | 'clearFilters' | 'reset' | 'selection'
>;

/** Search, filters, order and selection of a list, whose members are new objects only when they change. */
export function useListView<Item, Params, Id extends ItemId>({
  controls,
  draft,
  view,
  options,
  items,
  queryHash,
}: ListViewInput<Item, Params, Id>): ShownListView<Item, Params, Id> {
  // React Compiler cannot keep a memo that leaves out a dependency on purpose.
  'use no memo';
  const { idOf, isLocked } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id of an item does not change from render to render
  const loadedIds = useMemo(() => selectableIds(items.map(idOf), isLocked), [items, isLocked]);
  useEffect(() => controls.update({ options, loadedIds, queryHash }));
  const text = searchTextOf(draft, view.search);
  const isPending = isSearchPending(draft, view.search);
  return {
    search: useMemo(() => searchOf(controls, { text, isPending, applied: view.search }), [controls, text, isPending, view.search]),
    filters: view.filters,
    setFilters: controls.setFilters,
    isFiltered: view.search !== '' || Object.values(view.filters).some(filtersSomething),
    sort: view.sort,
    setSort: controls.setSort,
    clearFilters: controls.clearFilters,
    reset: controls.reset,
    selection: useMemo(() => selectionOf(controls, view.selectedIds, loadedIds), [controls, view.selectedIds, loadedIds]),
  };
}

function selectableIds<Id extends ItemId>(ids: readonly Id[], isLocked: ((id: Id) => boolean) | undefined): readonly Id[] {
  return isLocked === undefined ? ids : ids.filter((id) => !isLocked(id));
}

function filtersSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function searchOf<Params, Id extends ItemId>(
  controls: ListControls<Params, Id>,
  { text, isPending, applied }: Pick<ListSearch, 'text' | 'isPending' | 'applied'>,
): ListSearch {
  return {
    text,
    applied,
    isPending,
    inputProps: {
      value: text,
      onChange: (event) => controls.type(event.currentTarget.value),
      onCompositionStart: () => controls.compose(true),
      onCompositionEnd: () => controls.compose(false),
      onKeyDown(event) {
        if (event.key === 'Enter' && !isOfInputMethod(event)) controls.submitSearch();
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
