'use client';
import { useCallback, useState } from 'react';
import { type Arrangement, arrangeItems, type ItemSort } from '../../../data/resource-list/arrangeItems.js';
import type { ItemList } from '../../../data/resource-list/ResourceList.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { type LocalView, useLocalList } from '../../../data/resource-list/useLocalList.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useLatest } from '../../../react/state/useLatest.js';

/** A list in pages that the service cannot sort, and perhaps not search. */
interface PagedList<Options, Item, Params, Id extends ItemId> {
  readonly useList: (options: Options) => ItemList<Item, Params, Id>;
  readonly idOf: (item: Item) => Id;
}

/** How the page sorts the items, and how it searches them, unless the service does. */
export type HeldArrangement<Item> = Pick<Arrangement<Item>, 'sortKeys'> & Partial<Pick<Arrangement<Item>, 'textsOf'>>;

/**
 * Adds to a list in pages what its service lacks: once all of its pages are loaded, the page searches and sorts it. For
 * `createResourceWidget({ list: heldList(…), sort: wholeListSort })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function heldList<Options, Item, Params extends object, Id extends ItemId, Paged extends PagedList<Options, Item, Params, Id>>(
  paged: Paged & PagedList<Options, Item, Params, Id>,
  { textsOf, sortKeys }: HeldArrangement<Item>,
) {
  const arrangement = { textsOf: textsOf ?? noTexts, sortKeys };

  function useList(options: Options): ItemList<Item, Params & ItemSort, Id> {
    const list = paged.useList(options);
    const { locale } = useFormats();
    const arrange = useCallback(
      (items: readonly Item[], view: LocalView<ItemSort>) => arrangeItems(items, view, arrangement, locale),
      [locale],
    );
    const { items, search, sort, setSort } = useLocalList<Item, ItemSort, Id>({
      read: { items: list.items, error: null, isFetching: false, refetch: list.refetch },
      idOf: paged.idOf,
      arrange,
    });
    const latest = useLatest({ list, search });
    const [clearing] = useState(() => ({
      clearFilters() {
        latest.current.search.clear();
        latest.current.list.clearFilters();
      },
      reset() {
        latest.current.search.clear();
        latest.current.list.reset();
      },
    }));
    if (list.hasMore || list.isStale) return { ...list, isArrangeable: false };
    const isFound = items.length > 0 || list.state.status !== 'ready';
    return {
      ...list,
      ...clearing,
      ...(textsOf !== undefined && { search, isFiltered: list.isFiltered || search.applied !== '' }),
      items,
      sort: { ...list.sort, ...sort },
      setSort,
      state: isFound ? list.state : { status: 'filtered-empty' },
      isArrangeable: true,
    };
  }

  return { ...paged, useList, searchesInPage: textsOf !== undefined };
}

const noTexts = () => [];

/** A number as a sort key. */
export function textOfNumber(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}
