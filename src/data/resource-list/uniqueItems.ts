import type { Page } from '../../client/http/pagination.js';
import type { ItemId } from './selection.js';

/**
 * The items of all pages, each once: what was added or removed between two pages moves others across their border.
 * An item keeps its first position, with its latest data.
 */
export function uniqueItems<Item>(pages: readonly Page<Item>[], idOf: (item: Item) => ItemId): readonly Item[] {
  const itemsById = new Map<ItemId, Item>();
  for (const { items } of pages) for (const item of items) itemsById.set(idOf(item), item);
  return [...itemsById.values()];
}
