import { searchKey } from '../../react/text/searchText.js';

/** The order of a list that is loaded as a whole. `{}` keeps the order of the service. */
export interface ItemSort {
  /** The id of the column to sort by. */
  readonly columnId?: string | undefined;
  /** `ASC` for ascending, `DESC` for descending. */
  readonly direction?: 'ASC' | 'DESC' | undefined;
}

/** How items are searched and sorted. */
export interface Arrangement<Item> {
  /** Returns the texts that the search looks in. Every word of the search must be in one of them. */
  readonly textsOf: (item: Item) => readonly (string | null | undefined)[];
  /** Returns what each column sorts by: a text, a time or a number as text. An empty or missing one comes last in either direction. */
  readonly sortKeys: Readonly<Record<string, (item: Item) => string | null | undefined>>;
}

/** Returns the items that match the search, in the wanted order. */
export function arrangeItems<Item>(
  items: readonly Item[],
  { search, sort }: { readonly search: string; readonly sort: ItemSort },
  { textsOf, sortKeys }: Arrangement<Item>,
  locale: string,
): readonly Item[] {
  const words = searchKey(search).split(/\s+/);
  const isFound = (item: Item) => {
    const texts = textsOf(item).map((text) => searchKey(text ?? ''));
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
  const found = search === '' ? items : items.filter(isFound);
  const { columnId = '', direction } = sort;
  const keyOf = sortKeys[columnId];
  if (keyOf === undefined) return found;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'DESC' ? -1 : 1;
  return found.toSorted((one, other) => {
    const [key, otherKey] = [keyOf(one) ?? '', keyOf(other) ?? ''];
    if (key === '' || otherKey === '') return Number(key === '') - Number(otherKey === '');
    return sign * compare(key, otherKey);
  });
}
