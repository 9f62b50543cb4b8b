'use client';
import { useState } from 'react';
import type { ItemId } from '../../../data/resource-list/selection.js';

/** Returns all items that a list has shown so far, by id: also those that a search hides or that were deleted since. */
export function useSeenItems<Item, Id extends ItemId>(items: readonly Item[], idOf: (item: Item) => Id): ReadonlyMap<Id, Item> {
  const [seen, setSeen] = useState(() => ({ items, byId: new Map(entriesOf(items, idOf)) }));
  const current = seen.items === items ? seen : { items, byId: new Map([...seen.byId, ...entriesOf(items, idOf)]) };
  if (current !== seen) setSeen(current);
  return current.byId;
}

function entriesOf<Item, Id>(items: readonly Item[], idOf: (item: Item) => Id) {
  return items.map((item) => [idOf(item), item] as const);
}
