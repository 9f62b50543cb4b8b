import type { ColumnWidths } from '../../../ui/data-table/columnWidths.js';

/** How a person has arranged a table. */
export interface TableView {
  /** The columns in their order. One that is missing here is where the widget has it. */
  readonly columns?: readonly PlacedColumn[] | undefined;
  /** The width of each column, in percent of all columns. Without it, the content decides. */
  readonly widths?: ColumnWidths | undefined;
  /** The height of rows. Default `comfortable`. */
  readonly density?: TableDensity | undefined;
}

/** The height of rows: 40 or 32 pixels. */
export type TableDensity = 'comfortable' | 'compact';

/** A column in the order of a person. */
export interface PlacedColumn {
  /** The id of the column. */
  readonly id: string;
  /** False if it is hidden. */
  readonly isShown: boolean;
}

interface AnyColumn {
  readonly id: string;
  readonly isRowHeader?: boolean | undefined;
  readonly isHidden?: boolean | undefined;
}

/**
 * All columns in the person's order, and whether they are shown. What names a row comes first and is always shown. A column that the
 * person has never seen follows the one that it follows in `columns`.
 */
export function placeColumns(columns: readonly AnyColumn[], { columns: placed = [] }: TableView): readonly PlacedColumn[] {
  const known = placed.filter(({ id }) => columns.some((column) => column.id === id));
  const order = known.map(({ id }) => id);
  for (const [index, { id }] of columns.entries()) {
    if (!order.includes(id)) order.splice(order.indexOf(columns[index - 1]?.id ?? '') + 1, 0, id);
  }
  const names = new Set(columns.filter(({ isRowHeader }) => isRowHeader === true).map(({ id }) => id));
  const hidden = new Set(columns.filter(({ isHidden }) => isHidden === true).map(({ id }) => id));
  return [...order.filter((id) => names.has(id)), ...order.filter((id) => !names.has(id))].map((id) => ({
    id,
    isShown: names.has(id) || (known.find((column) => column.id === id)?.isShown ?? !hidden.has(id)),
  }));
}

/** The columns that a table shows, in their order. */
export function shownColumns<Column extends AnyColumn>(columns: readonly Column[], view: TableView): readonly Column[] {
  return placeColumns(columns, view).flatMap(({ id, isShown }) => (isShown ? (columns.find((column) => column.id === id) ?? []) : []));
}

/** Moves a column by one place. Stays as it is at either end. */
export function moveColumn(placed: readonly PlacedColumn[], id: string, by: 1 | -1): readonly PlacedColumn[] {
  const index = placed.findIndex((column) => column.id === id);
  const [column, other] = [placed[index], placed[index + by]];
  if (column === undefined || other === undefined) return placed;
  return placed.with(index, other).with(index + by, column);
}

/** Reads a view from storage, which can contain anything. */
export function parseTableView(value: unknown): TableView {
  if (!isRecord(value)) return {};
  const { columns, widths, density } = value;
  return {
    columns: Array.isArray(columns) ? columns.filter(isPlaced) : undefined,
    widths: isRecord(widths) && Object.values(widths).every(isShare) ? (widths as ColumnWidths) : undefined,
    density: density === 'compact' ? density : undefined,
  };
}

function isPlaced(value: unknown): value is PlacedColumn {
  return isRecord(value) && typeof value.id === 'string' && typeof value.isShown === 'boolean';
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= 100;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
