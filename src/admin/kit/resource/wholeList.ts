'use client';
import { useCallback } from 'react';
import { type Arrangement, arrangeItems, type ItemSort } from '../../../data/resource-list/arrangeItems.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { type LocalView, useLocalList } from '../../../data/resource-list/useLocalList.js';
import type { Formats } from '../../../react/language/createFormats.js';
import { useFormats } from '../../../react/language/useFormats.js';
import type { ListOptions } from '../list/ListOptions.js';
import type { RecordRead } from '../record-form/RecordDrawer.js';

/** A list that the service returns as a whole. */
export interface WholeListDefinition<Options, Item, Id extends ItemId> extends Arrangement<Item> {
  /** A hook that reads all items. */
  readonly useRead: (options: Options) => RecordRead<readonly Item[]>;
  /** The id of the operation that reads it, for `onError`. */
  readonly operation: string;
  /** Returns the id of an item. */
  readonly idOf: (item: Item) => Id;
  /** The name of an item. */
  readonly nameOf: (item: Item, formats: Formats) => string;
  /** Returns the key of the list. Each list has its own search and order. Default: there is only one. */
  readonly keyOf?: ((options: Options) => string) | undefined;
}

/** Declares a list that is searched and sorted in the page, for `createResourceWidget({ list, sort: wholeListSort })`. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeList<Options extends ListOptions<object, ItemSort>, Item, Id extends ItemId>(
  definition: WholeListDefinition<Options, Item, Id>,
) {
  const { operation, idOf, nameOf, useRead, keyOf } = definition;

  function useList(options: Options) {
    const { search, defaultSearch, onSearchChange, sort, defaultSort, onSortChange } = options;
    const { locale } = useFormats();
    const { data, error, isFetching, refetch } = useRead(options);
    return useLocalList<Item, ItemSort, Id>({
      ...{ search, defaultSearch, onSearchChange, sort, defaultSort, onSortChange },
      read: { items: data, error: error ?? null, isFetching, refetch },
      idOf,
      listKey: keyOf?.(options),
      arrange: useCallback((items: readonly Item[], view: LocalView<ItemSort>) => arrangeItems(items, view, definition, locale), [locale]),
    });
  }

  return { useList, operation, idOf, nameOf };
}

/** The order of a `wholeList` as a column of its table, and back. */
export const wholeListSort = {
  of: ({ columnId = '', direction = 'ASC' }: ItemSort) => ({ columnId, direction }),
  paramsOf: (sort: ItemSort) => sort,
} as const;
