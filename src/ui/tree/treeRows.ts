import type { ItemId } from '../ItemId.js';

/** A visible item of a tree: all items above it are expanded. */
export interface TreeRow<Item, Id extends ItemId> {
  readonly item: Item;
  readonly id: Id;
  readonly parentId: Id | undefined;
  /** The depth, from 1. */
  readonly level: number;
  /** The position among the items of the same parent, from 1. */
  readonly position: number;
  readonly siblingCount: number;
  /** True also if the children are not loaded yet. */
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
}

export interface TreeShape<Item, Id extends ItemId> {
  readonly roots: readonly Item[];
  readonly idOf: (item: Item) => Id;
  readonly childrenOf: (item: Item) => readonly Item[];
  /** Default: items with children. */
  readonly isExpandable?: ((item: Item) => boolean) | undefined;
  readonly expandedIds: readonly Id[];
}

/** Returns the visible rows of a tree from top to bottom. Each item appears once, even if it is below itself or has two parents. */
export function readTreeRows<Item, Id extends ItemId>({
  roots,
  idOf,
  childrenOf,
  isExpandable = (item) => childrenOf(item).length > 0,
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
      const hasChildren = isExpandable(item);
      const isExpanded = hasChildren && expanded.has(id);
      rows.push({ item, id, parentId, level, position: index + 1, siblingCount: fresh.length, hasChildren, isExpanded });
      if (isExpanded) add(childrenOf(item), id, level + 1);
    });
  }
  add(roots, undefined, 1);
  return rows;
}
