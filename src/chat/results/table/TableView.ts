import type { ColumnFilter } from './columnFilter.js';
import type { TotalKind } from './columnTotal.js';
import type { RowSort } from './sortRows.js';

/** The reader's view of a table: its order, filters and columns. Columns are named by their index in the result. */
export interface TableView {
  /** The order of the rows. Default: that of the query. */
  readonly sort?: RowSort | undefined;
  /** Shows only rows in which a shown cell contains this text. */
  readonly search?: string | undefined;
  /** Shows only rows that pass the filter of each of these columns. */
  readonly filters?: Readonly<Record<number, ColumnFilter>> | undefined;
  /** The order of all columns. Default: that of the query. */
  readonly order?: readonly number[] | undefined;
  /** The columns that are not shown. At least one is. */
  readonly hidden?: readonly number[] | undefined;
  /** The number of shown columns that stay in place when the table scrolls sideways. Default 0. */
  readonly frozen?: number | undefined;
  /** The columns with a bar behind each number. */
  readonly bars?: readonly number[] | undefined;
  /** Set if the table has a row of totals, with the reader's choices. Other columns have their default. */
  readonly totals?: Readonly<Record<number, TotalKind>> | undefined;
}

/** Returns the shown columns in their order. */
export function shownColumns({ order, hidden = [] }: TableView, count: number): readonly number[] {
  const all = order?.length === count ? order : Array.from({ length: count }, (_, column) => column);
  const shown = hidden.length === 0 ? all : all.filter((column) => !hidden.includes(column));
  return shown.length === 0 ? all : shown;
}

/** True if the view leaves out rows. */
export function isFiltered({ search = '', filters = {} }: TableView): boolean {
  return search.trim() !== '' || Object.keys(filters).length > 0;
}

/** Moves a shown column past its neighbor. */
export function moveColumn(view: TableView, column: number, by: 1 | -1, count: number): TableView {
  const shown = shownColumns(view, count);
  const place = shown.indexOf(column);
  return shown[place + by] === undefined ? view : placeColumn(view, column, by === 1 ? place + 2 : place - 1, count);
}

/** Moves a shown column in front of the one at `place` among the shown columns, or to the end. */
export function placeColumn(view: TableView, column: number, place: number, count: number): TableView {
  const next = shownColumns(view, count)[place];
  const before = shownColumns(view, count)[place - 1];
  if (next === column || before === column) return view;
  const order = [...(view.order?.length === count ? view.order : Array.from({ length: count }, (_, index) => index))];
  order.splice(order.indexOf(column), 1);
  // Beside the column before it, so that hidden columns do not matter.
  order.splice(before === undefined ? order.indexOf(next ?? column) : order.indexOf(before) + 1, 0, column);
  return { ...view, order };
}

/** Shows or hides a column. The last shown one stays. */
export function toggleColumn(view: TableView, column: number, count: number): TableView {
  const { hidden = [] } = view;
  if (hidden.includes(column)) return { ...view, hidden: hidden.filter((other) => other !== column) };
  if (shownColumns(view, count).length <= 1) return view;
  const { [column]: _filter, ...filters } = view.filters ?? {};
  // A filter on a hidden column would hide rows for no visible reason.
  return { ...view, hidden: [...hidden, column], filters };
}

/** Sets the filter of a column, or removes it. */
export function setFilter(view: TableView, column: number, filter: ColumnFilter | undefined): TableView {
  const { [column]: _previous, ...others } = view.filters ?? {};
  return { ...view, filters: filter === undefined ? others : { ...others, [column]: filter } };
}
