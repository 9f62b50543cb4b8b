import type { ReactNode } from 'react';
import type { ListSelection } from '../../../hooks/resource-list/ResourceList.js';
import type { ItemId } from '../../../hooks/resource-list/selection.js';

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

/** What a table needs of a selection. */
export type RowSelection<Id extends ItemId> = Pick<
  ListSelection<Id>,
  'has' | 'toggle' | 'toggleRange' | 'selectAllLoaded' | 'clear' | 'allLoadedSelected' | 'someLoadedSelected'
>;
