import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { tsvField } from '../export/spreadsheetText.js';

/** The place of a cell: the row among the shown rows, and the column among the shown columns. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A selected block of cells, from the cell where the selection began to the one that moves. */
export interface CellRange {
  readonly anchor: CellPlace;
  readonly active: CellPlace;
}

/** The number of rows and columns of the table. */
export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

/** Returns the first and last row and column of a range. */
export function edgesOf({ anchor, active }: CellRange) {
  return {
    firstRow: Math.min(anchor.row, active.row),
    lastRow: Math.max(anchor.row, active.row),
    firstColumn: Math.min(anchor.column, active.column),
    lastColumn: Math.max(anchor.column, active.column),
  };
}

/** The keys that matter to a selection. `forward` is the arrow key towards the next column. */
export interface RangeKey {
  readonly key: string;
  readonly isForward: boolean;
  readonly isExtending: boolean;
  readonly isToEdge: boolean;
  /** The number of rows of Page Up and Page Down. */
  readonly pageRows: number;
}

/** Returns the selected range after a key press; `undefined` if the key does not change it. */
export function moveRange(range: CellRange, key: RangeKey, size: TableSize): CellRange | undefined {
  const moved = movePlace(range.active, key, size);
  if (moved === undefined) return undefined;
  const active = withinTable(moved, size);
  return { anchor: key.isExtending ? range.anchor : active, active };
}

/** Returns the cell at this place, or the nearest one in the table. */
export function withinTable({ row, column }: CellPlace, size: TableSize): CellPlace {
  return { row: Math.max(0, Math.min(size.rows - 1, row)), column: Math.max(0, Math.min(size.columns - 1, column)) };
}

function movePlace({ row, column }: CellPlace, { key, isForward, isToEdge, pageRows }: RangeKey, size: TableSize): CellPlace | undefined {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return { row, column: isToEdge ? (isForward ? lastColumn : 0) : column + (isForward ? 1 : -1) };
    case 'ArrowDown':
      return { row: isToEdge ? lastRow : row + 1, column };
    case 'ArrowUp':
      return { row: isToEdge ? 0 : row - 1, column };
    case 'Home':
      return { row: isToEdge ? 0 : row, column: 0 };
    case 'End':
      return { row: isToEdge ? lastRow : row, column: lastColumn };
    case 'PageDown':
      return { row: row + pageRows, column };
    case 'PageUp':
      return { row: row - pageRows, column };
    default:
      return undefined;
  }
}

/** Formats the selected cells as tab-separated text with exact values, which spreadsheets read. */
export function rangeText({ columns, rows }: QueryRows, shown: readonly number[], range: CellRange): string {
  const { firstRow, lastRow, firstColumn, lastColumn } = edgesOf(range);
  const selected = shown.slice(firstColumn, lastColumn + 1).filter((column) => column < columns.length);
  return rows
    .slice(firstRow, lastRow + 1)
    .map((row) => selected.map((column) => tsvField(row[column])).join('\t'))
    .join('\n');
}
