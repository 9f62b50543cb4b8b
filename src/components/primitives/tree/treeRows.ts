import type { ItemId } from '../../../hooks/resource-list/selection.js';

/** An item that stands in a tree, as none of those above it is closed. */
export interface TreeRow<Item, Id extends ItemId> {
  readonly item: Item;
  readonly id: Id;
  readonly parentId: Id | undefined;
  /** From 1. */
  readonly level: number;
  /** From 1, among those of the same parent. */
  readonly position: number;
  readonly siblingCount: number;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
}

export interface TreeShape<Item, Id extends ItemId> {
  readonly roots: readonly Item[];
  readonly idOf: (item: Item) => Id;
  readonly childrenOf: (item: Item) => readonly Item[];
  readonly expandedIds: readonly Id[];
}

/** The rows of a tree from top to bottom. An item stands once, even if it is below itself or has two parents. */
export function readTreeRows<Item, Id extends ItemId>({
  roots,
  idOf,
  childrenOf,
  expandedIds,
}: TreeShape<Item, Id>): readonly TreeRow<Item, Id>[] {
  const expanded = new Set(expandedIds);
  const seen = new Set<Id>();
  const rows: TreeRow<Item, Id>[] = [];

  function add(items: readonly Item[], parentId: Id | undefined, level: number): void {
    const fresh = items.filter((item) => !seen.has(idOf(item)));
    for (const item of fresh) seen.add(idOf(item));
    fresh.forEach((item, index) => {
      const id = idOf(item);
      const children = childrenOf(item);
      const hasChildren = children.length > 0;
      const isExpanded = hasChildren && expanded.has(id);
      rows.push({ item, id, parentId, level, position: index + 1, siblingCount: fresh.length, hasChildren, isExpanded });
      if (isExpanded) add(children, id, level + 1);
    });
  }
  add(roots, undefined, 1);
  return rows;
}
