'use client';

import { type ComponentProps, memo, use, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { CellValue, QueryRows, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useControllable } from '../../../react/state/useControllable.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { partClass } from '../../../ui/partClass.js';
import { useRowWindow, windowedAbove } from '../../../ui/row-window/useRowWindow.js';
import { shortText } from '../../../ui/text/shortText.js';
import { UnprintedNote } from '../../../ui/text/UnprintedNote.js';
import { RestrictedCopyContext } from '../../hooks/RestrictedCopyContext.js';
import { useLabels } from '../../hooks/useLabels.js';
import { headings } from '../export/headings.js';
import { type CellRange, edgesOf, rangeText } from './cellRange.js';
import { lazyFormats } from './columnFormat.js';
import { columnWidths } from './columnWidths.js';
import { HeaderCell } from './HeaderCell.js';
import { type NumberBar, numberBars } from './numberBars.js';
import { Spacer } from './Spacer.js';
import { scrollToCell } from './scrollToCell.js';
import { nextSort } from './sortRows.js';
import { TableRow } from './TableRow.js';
import { isFiltered, placeColumn, shownColumns, type TableView } from './TableView.js';
import { useCellDrill } from './useCellDrill.js';
import { useCellRange } from './useCellRange.js';
import { useColumnDrag } from './useColumnDrag.js';
import { columnsWindowedAbove, useColumnWindow } from './useColumnWindow.js';
import { useFrozenOffsets } from './useFrozenOffsets.js';
import { useScrollEdges } from './useScrollEdges.js';
import { useTableTools } from './useTableTools.js';
import { useViewedRows } from './useViewedRows.js';
import { pickColumns } from './viewRows.js';

export interface ResultTableProps extends Omit<ComponentProps<'div'>, 'children'>, QueryRows {
  /** Describes the rows; the table's accessible name. */
  caption: string;
  /** The total number of rows of the query. If `rows` has fewer, a note says that sorting, filters and totals cover only those rows. */
  totalRows?: number | undefined;
  /** The reader's order, filters and columns. Makes them controlled; use it with `onViewChange`. */
  view?: TableView | undefined;
  /** Called with the new view when the reader changes it. */
  onViewChange?: ((view: TableView) => void) | undefined;
  /** Called with the rows and columns that are shown, in their order, whenever they change. */
  onShownRows?: ((shown: QueryRows) => void) | undefined;
}

/**
 * Rows as a real `<table>` in a scrolling box: typed and sortable, with a sticky header. Readers can search and filter rows, hide, move and
 * freeze columns, show bars and totals, and copy a block of cells. Above 200 rows or 60 columns, only those in view are in the page. Prints
 * at most 1,000 rows and 16 columns, and the number of those left out. Renders a `<div>` around the table.
 */
export const ResultTable = memo(function ResultTable({
  columns,
  rows,
  totalRows = rows.length,
  caption,
  view: givenView,
  onViewChange,
  onShownRows,
  className,
  ...props
}: ResultTableProps) {
  const { common, result: words } = useLabels();
  const { locale, number } = useFormats();
  const announce = useAnnounce();
  const captionId = useId();
  const box = useRef<HTMLElement>(null);
  const [view, setView] = useControllable<TableView>(givenView, emptyView, onViewChange);
  const [editedColumn, setEditedColumn] = useState<number>();
  const { sort } = view;
  const formatOf = useMemo(() => lazyFormats(columns, rows, { ...words, locale }), [columns, rows, words, locale]);
  const { rows: viewed, isPending } = useViewedRows({ columns, rows }, view, { locale, formatOf });
  const shown = useShownColumns(view, columns.length);
  const names = useMemo(() => headings(columns).map((name) => shortText(name, maxNameCharacters)), [columns]);

  const hasManyColumns = shown.length > columnsWindowedAbove;
  const isWindowed = rows.length > windowedAbove || hasManyColumns || rows.length * columns.length > wholeCells;
  const allWidths = useMemo(() => (isWindowed ? columnWidths(columns, rows, formatOf) : []), [isWindowed, columns, rows, formatOf]);
  const widths = useMemo(() => shown.map((column) => allWidths[column] ?? 0), [shown, allWidths]);
  const { visible, paddingBefore, paddingAfter, isPrinting, unprinted } = useRowWindow(box, {
    count: viewed.length,
    rowHeightPx,
    isWindowed,
  });
  const { first, end, before, after, total } = useColumnWindow(box, widths, hasManyColumns);
  const inPage = useMemo(() => shown.slice(first, end), [shown, first, end]);
  // On paper, rows are as high as necessary and columns share the width of the page.
  const isFixed = isWindowed && !isPrinting;
  const hasSpacers = hasManyColumns && !isPrinting;
  useScrollEdges(box);

  const canFreeze = !hasManyColumns;
  const frozenOffsets = useFrozenOffsets(box, canFreeze && !isPrinting ? Math.min(view.frozen ?? 0, shown.length) : 0);
  const barOf = useBars(view.bars, viewed);
  const tools = useTableTools(box, rows.length > 1);
  const isCopyRestricted = use(RestrictedCopyContext);
  const { range, boxProps } = useCellRange(box, {
    size: { rows: viewed.length, columns: shown.length },
    scrollTo: (place) => scrollToCell(box.current, place, { rowHeightPx, widths: hasManyColumns ? widths : [] }),
    textOf: (selected) => rangeText({ columns, rows: viewed }, shown, selected),
    onCopied: (cells, isCopied) => announce(isCopied ? (tools?.words.copiedCells(number(cells)) ?? common.copied) : common.copyFailed),
    isCopyRestricted,
  });

  const drill = useCellDrill({ columns, rows: viewed, shown, names, formatOf });

  useColumnDrag(box, {
    isOn: shown.length > 1,
    columnAt: (place) => inPage[place],
    onDrop: (column, place) => setView(placeColumn(view, column, first + place, columns.length)),
  });
  useReportShown(onShownRows, { columns, rows: viewed, shown });

  const isPart = rows.length < totalRows;
  const sortNote = sort !== undefined && isPart ? words.sortsLoadedRows(number(rows.length), number(totalRows)) : undefined;
  const filterNote = isFiltered(view) && isPart ? tools?.words.filtersLoadedRows(number(rows.length), number(totalRows)) : undefined;
  const columnCount = inPage.length + (hasSpacers ? 2 : 0);

  function sortBy(column: number) {
    const next = nextSort(sort, column);
    setView({ ...view, sort: next });
    if (next !== undefined && isPart) announce(words.sortsLoadedRows(number(rows.length), number(totalRows)));
  }

  const toolProps = { columns, rows, names, view, onView: setView, formatOf, words: tools?.words, onEdit: setEditedColumn };
  const hasBar = rows.length >= leastSearchedRows || isFiltered(view) || (view.hidden ?? []).length > 0 || editedColumn !== undefined;
  return (
    <div data-slot="result-table-box" data-windowed={isFixed || undefined} className={partClass('result-table-box', className)} {...props}>
      {hasBar && (
        <div className="parley-table-bar">
          {tools !== undefined && (
            <tools.TableBar {...toolProps} words={tools.words} edited={editedColumn} shownRows={viewed.length} isPending={isPending} />
          )}
        </div>
      )}
      <div className="parley-result-frame">
        <section
          ref={box}
          aria-labelledby={captionId}
          aria-description={tools?.words.selectCells}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
          className="parley-result-scroll"
          {...boxProps}
          onContextMenu={drill?.onContextMenu}
          onKeyDown={(event) => {
            drill?.onKeyDown(event);
            boxProps.onKeyDown(event);
          }}
        >
          <table
            data-slot="result-table"
            className="parley-result-table"
            {...(range !== undefined && { role: 'grid', 'aria-multiselectable': true })}
            aria-rowcount={isWindowed ? viewed.length + 1 : undefined}
            aria-colcount={hasManyColumns ? shown.length : undefined}
            style={isFixed ? { [hasManyColumns ? 'inlineSize' : 'minInlineSize']: `${total}ch` } : undefined}
          >
            <caption id={captionId} className="parley-visually-hidden">
              {caption}
            </caption>
            {isFixed && (
              <colgroup>
                {hasSpacers && <col style={{ width: `${before}ch` }} />}
                {inPage.map((column, place) => (
                  <col
                    key={column}
                    data-name={shortText(columns[column]?.name ?? '', maxNameCharacters)}
                    style={{ width: `${widths[first + place]}ch` }}
                  />
                ))}
                {hasSpacers && <col style={{ width: `${after}ch` }} />}
              </colgroup>
            )}
            <thead>
              <tr aria-rowindex={isWindowed ? 1 : undefined}>
                {hasSpacers && <td aria-hidden="true" className="parley-result-spacer" />}
                {inPage.map((column, place) => (
                  <HeaderCell
                    key={column}
                    name={names[column] ?? ''}
                    columnIndex={hasManyColumns ? first + place + 1 : undefined}
                    align={formatOf(column).align}
                    direction={sort?.column === column ? sort.direction : undefined}
                    frozenAt={frozenOffsets[first + place]}
                    isFiltered={view.filters?.[column] !== undefined}
                    onSort={() => sortBy(column)}
                    menu={
                      tools !== undefined && (
                        <tools.ColumnMenu {...toolProps} words={tools.words} column={column} canFreeze={canFreeze} shown={shown} />
                      )
                    }
                  />
                ))}
                {hasSpacers && <td aria-hidden="true" className="parley-result-spacer" />}
              </tr>
            </thead>
            <Spacer height={paddingBefore} columns={columnCount} />
            <tbody>
              {visible.map((index) => (
                <TableRow
                  key={index}
                  row={viewed[index] ?? []}
                  place={index}
                  columns={inPage}
                  firstPlace={first}
                  formatOf={formatOf}
                  barOf={barOf}
                  frozenOffsets={frozenOffsets}
                  rowIndex={isWindowed ? index + 2 : undefined}
                  canGrow={!isWindowed}
                  isColumnWindow={hasSpacers}
                  {...selectionIn(range, index)}
                  activeButton={range?.active.row === index ? drill?.buttonIn(range.active) : undefined}
                />
              ))}
            </tbody>
            <Spacer height={paddingAfter} columns={columnCount} />
            {view.totals !== undefined && tools !== undefined && viewed.length > 0 && (
              <tools.TotalsRow
                {...toolProps}
                words={tools.words}
                rows={viewed}
                allRows={rows}
                inPage={inPage}
                frozenOffsets={frozenOffsets}
                firstPlace={first}
                hasSpacers={hasSpacers}
              />
            )}
          </table>
        </section>
      </div>
      {viewed.length === 0 && rows.length > 0 && tools !== undefined && <p className="parley-result-empty">{tools.words.noMatches}</p>}
      <UnprintedNote rows={unprinted} columns={isPrinting ? shown.length - end : 0} />
      {sortNote !== undefined && <p className="parley-result-sort-note">{sortNote}</p>}
      {filterNote !== undefined && <p className="parley-result-sort-note">{filterNote}</p>}
      {view.totals !== undefined && tools !== undefined && viewed.length > 0 && (
        <p className="parley-result-sort-note">
          {tools.words.totalsOf(
            viewed.length < totalRows ? words.rows(number(viewed.length), number(totalRows)) : words.allRows(totalRows, number(totalRows)),
          )}
        </p>
      )}
    </div>
  );
});

/** Returns the shown columns as the same array until they change, so that rows do not render for other changes of the view. */
function useShownColumns({ order, hidden }: TableView, count: number): readonly number[] {
  return useMemo(() => shownColumns({ order, hidden }, count), [order, hidden, count]);
}

/** Reports the shown part of the table once for each change. */
function useReportShown(
  onShownRows: ResultTableProps['onShownRows'],
  { columns, rows, shown }: QueryRows & { shown: readonly number[] },
): void {
  const latest = useLatest(onShownRows);
  useEffect(() => {
    latest.current?.(pickColumns({ columns, rows }, shown));
  }, [columns, rows, shown, latest]);
}

/** Returns the bar behind each number of the columns that have bars. */
function useBars(columns: readonly number[] | undefined, rows: readonly ResultRow[]) {
  return useMemo(() => {
    if (columns === undefined || columns.length === 0) return undefined;
    const bars = new Map(columns.map((column) => [column, numberBars(column, rows)]));
    return (column: number, value: CellValue | undefined): NumberBar | undefined => bars.get(column)?.(value);
  }, [columns, rows]);
}

function selectionIn(range: CellRange | undefined, row: number) {
  if (range === undefined) return { selectedFrom: undefined, selectedTo: undefined, activePlace: undefined };
  const { firstRow, lastRow, firstColumn, lastColumn } = edgesOf(range);
  const isInside = row >= firstRow && row <= lastRow;
  return {
    selectedFrom: isInside ? firstColumn : undefined,
    selectedTo: isInside ? lastColumn : undefined,
    activePlace: range.active.row === row ? range.active.column : undefined,
  };
}

const emptyView: TableView = {};

/** Shorter tables can be read at a glance and have no toolbar, only column menus. */
const leastSearchedRows = 10;

/** Tables with more cells are windowed even if they have few rows. */
const wholeCells = 2_000;
const maxNameCharacters = 200;

/** The height of a cell of a windowed table in the style sheet. */
const rowHeightPx = 32;
