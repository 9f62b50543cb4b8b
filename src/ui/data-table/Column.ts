import type { ReactNode } from 'react';
import type { ItemId } from '../ItemId.js';

/** One column of a `DataTable`. */
export interface Column<Item> {
  readonly id: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
  /** Names the row: its first and strongest cell. */
  readonly isRowHeader?: boolean | undefined;
  readonly isSortable?: boolean | undefined;
  /** CSS width, such as `12ch` or `30%`. */
  readonly width?: string | undefined;
  /** Left out of cards, unless the rows are sorted by it. */
  readonly isWideOnly?: boolean | undefined;
}

export interface ColumnSort {
  readonly columnId: string;
  readonly direction: 'ASC' | 'DESC';
}

/** What a table needs of a selection; the `selection` of a resource list fits. */
export interface RowSelection<Id extends ItemId> {
  /** True if all loaded rows are selected. */
  readonly allLoadedSelected: boolean;
  readonly someLoadedSelected: boolean;
  has(id: Id): boolean;
  toggle(id: Id, isSelected?: boolean): void;
  /** With shift: all between both get the state that `id` is toggled to. */
  toggleRange(anchorId: Id, id: Id): void;
  selectAllLoaded(): void;
  clear(): void;
}
