import { searchKey } from '../../react/text/searchText.js';
import type { ItemId } from '../ItemId.js';
import type { TreeRow } from './treeRows.js';

/** The effect of a key in a tree. */
export type TreeMove<Id extends ItemId> =
  | { readonly kind: 'go'; readonly id: Id }
  | { readonly kind: 'expand' | 'collapse' | 'select'; readonly id: Id };

export interface TreeKey<Item, Id extends ItemId> {
  readonly key: string;
  readonly rows: readonly TreeRow<Item, Id>[];
  readonly currentId: Id;
  readonly isRtl: boolean;
}

/** Returns the effect of a key other than a letter at a row; `undefined` if there is none. */
export function readTreeKey<Item, Id extends ItemId>({ key, rows, currentId, isRtl }: TreeKey<Item, Id>): TreeMove<Id> | undefined {
  const index = rows.findIndex(({ id }) => id === currentId);
  const row = rows[index];
  if (row === undefined) return undefined;
  switch (isRtl ? (mirrored[key] ?? key) : key) {
    case 'ArrowDown':
      return goTo(rows[index + 1]);
    case 'ArrowUp':
      return goTo(rows[index - 1]);
    case 'Home':
      return goTo(rows[0]);
    case 'End':
      return goTo(rows.at(-1));
    case 'ArrowRight':
      if (!row.hasChildren) return undefined;
      if (!row.isExpanded) return { kind: 'expand', id: row.id };
      return goTo(rows.find(({ parentId }) => parentId === row.id));
    case 'ArrowLeft':
      if (row.isExpanded) return { kind: 'collapse', id: row.id };
      return goTo(rows.find(({ id }) => id === row.parentId));
    case 'Enter':
    case ' ':
      return { kind: 'select', id: row.id };
    default:
      return undefined;
  }
}

/** Returns the next row whose name starts with the typed text, including the current row while a word is being continued. */
export function findByName<Item, Id extends ItemId>(
  rows: readonly TreeRow<Item, Id>[],
  { text, currentId, nameOf }: { readonly text: string; readonly currentId: Id; readonly nameOf: (item: Item) => string },
): Id | undefined {
  const start = rows.findIndex(({ id }) => id === currentId) + (text.length > 1 ? 0 : 1);
  const sought = searchKey(text);
  return [...rows.slice(start), ...rows].find(({ item }) => searchKey(nameOf(item)).startsWith(sought))?.id;
}

function goTo<Item, Id extends ItemId>(row: TreeRow<Item, Id> | undefined): TreeMove<Id> | undefined {
  return row === undefined ? undefined : { kind: 'go', id: row.id };
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
