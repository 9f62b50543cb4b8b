import type { ItemId } from '../ItemId.js';
import type { TreeRow } from './treeRows.js';

/** What a key does in a tree. */
export type TreeMove<Id extends ItemId> =
  | { readonly kind: 'go'; readonly id: Id }
  | { readonly kind: 'expand' | 'collapse' | 'select'; readonly id: Id };

export interface TreeKey<Item, Id extends ItemId> {
  readonly key: string;
  readonly rows: readonly TreeRow<Item, Id>[];
  readonly currentId: Id;
  readonly isRtl: boolean;
}

/** What a key other than a letter means at a row; nothing where there is no way on. */
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

/** The next row whose name begins with what was typed; the row itself while a word is being typed on. */
export function findByName<Item, Id extends ItemId>(
  rows: readonly TreeRow<Item, Id>[],
  { text, currentId, nameOf }: { readonly text: string; readonly currentId: Id; readonly nameOf: (item: Item) => string },
): Id | undefined {
  const start = rows.findIndex(({ id }) => id === currentId) + (text.length > 1 ? 0 : 1);
  const sought = text.toLocaleLowerCase();
  return [...rows.slice(start), ...rows].find(({ item }) => nameOf(item).toLocaleLowerCase().startsWith(sought))?.id;
}

function goTo<Item, Id extends ItemId>(row: TreeRow<Item, Id> | undefined): TreeMove<Id> | undefined {
  return row === undefined ? undefined : { kind: 'go', id: row.id };
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
