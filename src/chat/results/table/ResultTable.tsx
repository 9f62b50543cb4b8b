'use client';

import { type ComponentProps, memo, useId, useRef, useState } from 'react';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useControllable } from '../../../react/state/useControllable.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { partClass } from '../../../ui/partClass.js';
import { UnprintedNote } from '../../../ui/text/UnprintedNote.js';
import { useLabels } from '../../hooks/useLabels.js';
import { type CellRange, edgesOf } from './cellRange.js';
import { Spacer } from './Spacer.js';
import { nextSort } from './sortRows.js';
import { TableHead } from './TableHead.js';
import { TableNotes } from './TableNotes.js';
import { TableRow } from './TableRow.js';
import { isFiltered, placeColumn, type TableView } from './TableView.js';
import { useColumnDrag } from './useColumnDrag.js';
import { useTableRows } from './useTableRows.js';
import { useTableSelection } from './useTableSelection.js';
import { useTableTools } from './useTableTools.js';
import { useTableWindow } from './useTableWindow.js';

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
  const { result: words } = useLabels();
  const { number } = useFormats();
  const announce = useAnnounce();
  const captionId = useId();
  const box = useRef<HTMLElement>(null);
  const [view, setView] = useControllable<TableView>(givenView, emptyView, onViewChange);
  const [editedColumn, setEditedColumn] = useState<number>();
  const { sort, frozen } = view;
  const { formatOf, viewed, isPending, shown, names, barOf } = useTableRows({ columns, rows }, view, onShownRows);
  const page = useTableWindow(box, { columns, rows, viewed, shown, frozen, formatOf });
  const { first, inPage, hasManyColumns, isWindowed, isFixed, hasSpacers, frozenOffsets } = page;

  const tools = useTableTools(box, rows.length > 1);
  const { range, boxProps, drill } = useTableSelection(box, { columns, rows: viewed, shown, names, formatOf, tools, page });
  useColumnDrag(box, {
    isOn: shown.length > 1,
    columnAt: (place) => inPage[place],
    onDrop: (column, place) => setView(placeColumn(view, column, first + place, columns.length)),
  });
  const isPart = rows.length < totalRows;
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
        >
          <table
            data-slot="result-table"
            className="parley-result-table"
            {...(range !== undefined && { role: 'grid', 'aria-multiselectable': true, 'data-takes-escape': '' })}
            aria-rowcount={isWindowed ? viewed.length + 1 : undefined}
            aria-colcount={hasManyColumns ? shown.length : undefined}
            style={isFixed ? { [hasManyColumns ? 'inlineSize' : 'minInlineSize']: `${page.total}ch` } : undefined}
          >
            <caption id={captionId} className="parley-visually-hidden">
              {caption}
            </caption>
            <TableHead
              {...{ names, view, formatOf, page }}
              columns={columns}
              onSort={sortBy}
              menuOf={(column) =>
                tools !== undefined && (
                  <tools.ColumnMenu {...toolProps} words={tools.words} column={column} canFreeze={page.canFreeze} shown={shown} />
                )
              }
            />
            <Spacer height={page.paddingBefore} columns={columnCount} />
            <tbody>
              {page.visible.map((index) => (
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
            <Spacer height={page.paddingAfter} columns={columnCount} />
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
      <UnprintedNote rows={page.unprinted} columns={page.isPrinting ? shown.length - page.end : 0} />
      <TableNotes view={view} counts={{ viewed: viewed.length, loaded: rows.length, total: totalRows }} words={tools?.words} />
    </div>
  );
});

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
