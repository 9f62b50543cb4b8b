import { type RefObject, useMemo } from 'react';
import type { QueryRows, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { useRowWindow, windowedAbove } from '../../../ui/row-window/useRowWindow.js';
import type { ColumnFormat } from './columnFormat.js';
import { columnWidths } from './columnWidths.js';
import { columnsWindowedAbove, useColumnWindow } from './useColumnWindow.js';
import { useFrozenOffsets } from './useFrozenOffsets.js';
import { useScrollEdges } from './useScrollEdges.js';

/** The rendered part of a table: all of it, or the rows and columns in view. */
export function useTableWindow(box: RefObject<HTMLElement | null>, { columns, rows, viewed, shown, frozen, formatOf }: WindowedTable) {
  const hasManyColumns = shown.length > columnsWindowedAbove;
  const isWindowed = rows.length > windowedAbove || hasManyColumns || rows.length * columns.length > wholeCells;
  const allWidths = useMemo(() => (isWindowed ? columnWidths(columns, rows, formatOf) : []), [isWindowed, columns, rows, formatOf]);
  const widths = useMemo(() => shown.map((column) => allWidths[column] ?? 0), [shown, allWidths]);
  const rowsInPage = useRowWindow(box, { count: viewed.length, rowHeightPx, isWindowed });
  const columnsInPage = useColumnWindow(box, widths, hasManyColumns);
  useScrollEdges(box);
  const { first, end } = columnsInPage;
  const inPage = useMemo(() => shown.slice(first, end), [shown, first, end]);
  const { isPrinting } = rowsInPage;
  const canFreeze = !hasManyColumns;
  const frozenOffsets = useFrozenOffsets(box, canFreeze && !isPrinting ? Math.min(frozen ?? 0, shown.length) : 0);
  return {
    ...rowsInPage,
    ...columnsInPage,
    ...{ inPage, widths, hasManyColumns, isWindowed, canFreeze, frozenOffsets },
    // In print, rows grow to fit their content, and columns share the page width.
    isFixed: isWindowed && !isPrinting,
    hasSpacers: hasManyColumns && !isPrinting,
  };
}

/** The rendered part of a table. */
export type TableWindow = ReturnType<typeof useTableWindow>;

interface WindowedTable extends QueryRows {
  /** The rows that the view shows. */
  readonly viewed: readonly ResultRow[];
  /** The columns that the view shows, in their order. */
  readonly shown: readonly number[];
  /** The number of columns that stay in view while the others scroll. */
  readonly frozen: number | undefined;
  readonly formatOf: (column: number) => ColumnFormat;
}

/** Tables with more cells are windowed even if they have few rows. */
const wholeCells = 2_000;

/** The height of a cell of a windowed table in the style sheet. */
export const rowHeightPx = 32;
