import type { ReactNode } from 'react';
import type { ItemId } from '../ItemId.js';

/** One column of a `DataTable`. */
export interface Column<Item> {
  /** Identifies the column; `sort` and React keys use it. */
  readonly id: string;
  /** The label in the header. */
  readonly header: string;
  /** Renders the cell of an item. */
  readonly cell: (item: Item) => ReactNode;
  /** The alignment. Default `start`; use `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined;
  /** True if the cell names the row. It is emphasized and comes first in a card. */
  readonly isRowHeader?: boolean | undefined;
  /** True if the header sorts by this column. */
  readonly isSortable?: boolean | undefined;
  /** True if a cell can have a second line, such as a caption. Rows are then 52 pixels high; compact rows leave captions out. */
  readonly hasTwoLines?: boolean | undefined;
  /** The CSS width, such as `12ch` or `30%`. If every shown column has one, the last takes the rest instead. */
  readonly width?: string | undefined;
  /** Hidden until the user shows it, in a table whose columns can be chosen. */
  readonly isHidden?: boolean | undefined;
  /** Hidden in cards, unless the rows are sorted by it. */
  readonly isWideOnly?: boolean | undefined;
  /** True if cards show the header before the value, because the value alone says too little, such as a count. */
  readonly isNamedInCards?: boolean | undefined;
}

/** The column that rows are sorted by, and the direction. */
export interface ColumnSort {
  /** The id of the sorted column. */
  readonly columnId: string;
  /** `ASC` for ascending, `DESC` for descending. */
  readonly direction: 'ASC' | 'DESC';
}

/** The selection of a table; the `selection` of a resource list matches. */
export interface RowSelection<Id extends ItemId> {
  /** True if all loaded rows are selected. */
  readonly allLoadedSelected: boolean;
  /** True if some, but not all, loaded rows are selected. */
  readonly someLoadedSelected: boolean;
  /** Returns true if the row is selected. */
  has(id: Id): boolean;
  /** Selects or deselects a row. Default of `isSelected`: the opposite of the current state. */
  toggle(id: Id, isSelected?: boolean): void;
  /** Sets all rows between the two to the state that `id` is toggled to. Called for a press with Shift. */
  toggleRange(anchorId: Id, id: Id): void;
  /** Selects all loaded rows. */
  selectAllLoaded(): void;
  /** Deselects all rows. */
  clear(): void;
}
