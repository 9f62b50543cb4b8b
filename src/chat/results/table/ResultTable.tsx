'use client';

import { type ComponentProps, memo, useId, useMemo, useRef, useState } from 'react';
import type { QueryRows, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { useFormats } from '../../../react/useFormats.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { partClass } from '../../../ui/partClass.js';
import { useRowWindow, windowedAbove } from '../../../ui/row-window/useRowWindow.js';
import { shortText } from '../../../ui/text/shortText.js';
import { UnprintedNote } from '../../../ui/text/UnprintedNote.js';
import { useLabels } from '../../hooks/useLabels.js';
import { headings } from '../export/headings.js';
import { type ColumnFormat, type ColumnWords, createColumnFormat } from './columnFormat.js';
import { columnWidths } from './columnWidths.js';
import { HeaderCell } from './HeaderCell.js';
import { nextSort, type RowSort, sortRows } from './sortRows.js';
import { TableRow } from './TableRow.js';
import { columnsWindowedAbove, useColumnWindow } from './useColumnWindow.js';
import { useScrollEdges } from './useScrollEdges.js';

export interface ResultTableProps extends Omit<ComponentProps<'div'>, 'children'>, QueryRows {
  /** Describes the rows; the table's accessible name. */
  caption: string;
  /** The total number of rows of the query. If `rows` contains fewer, a note says that sorting covers only those. */
  totalRows?: number | undefined;
}

/**
 * Rows as a real `<table>` in a scrolling box: typed and sortable, with a sticky header. Above 200 rows or 60 columns, only those in view
 * are in the page. Prints at most 1,000 rows and 16 columns, and the number of those left out. Renders a `<div>` around the table.
 */
export const ResultTable = memo(function ResultTable({
  columns,
  rows,
  totalRows = rows.length,
  caption,
  className,
  ...props
}: ResultTableProps) {
  const { result: words } = useLabels();
  const { locale, number } = useFormats();
  const captionId = useId();
  const box = useRef<HTMLElement>(null);
  const [sort, setSort] = useState<RowSort>();
  const formatOf = useMemo(() => lazyFormats(columns, rows, { ...words, locale }), [columns, rows, words, locale]);
  const sorted = useMemo(
    () => (sort === undefined ? rows : sortRows(rows, sort, columns[sort.column]?.type ?? 'string', locale)),
    [rows, sort, columns, locale],
  );
  const hasManyColumns = columns.length > columnsWindowedAbove;
  const isWindowed = rows.length > windowedAbove || hasManyColumns || rows.length * columns.length > wholeCells;
  const widths = useMemo(
    () => (isWindowed ? columnWidths(columns, rows, formatOf) : columns.map(() => 0)),
    [isWindowed, columns, rows, formatOf],
  );
  const { visible, paddingBefore, paddingAfter, isPrinting, unprinted } = useRowWindow(box, {
    count: sorted.length,
    rowHeightPx,
    isWindowed,
  });
  const { first, end, before, after, total } = useColumnWindow(box, widths, hasManyColumns);
  const shownColumns = columns.slice(first, end);
  const names = useMemo(() => headings(columns), [columns]);
  // On paper, rows are as high as necessary and columns share the width of the page.
  const isFixed = isWindowed && !isPrinting;
  const hasSpacers = hasManyColumns && !isPrinting;
  useScrollEdges(box);
  const partNote = rows.length < totalRows ? words.sortsLoadedRows(number(rows.length), number(totalRows)) : undefined;
  const announce = useAnnounce();

  function sortBy(column: number) {
    const next = nextSort(sort, column);
    setSort(next);
    if (next !== undefined && partNote !== undefined) announce(partNote);
  }

  return (
    <div data-slot="result-table-box" data-windowed={isFixed || undefined} className={partClass('result-table-box', className)} {...props}>
      <section
        ref={box}
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="parley-result-scroll"
      >
        <table
          data-slot="result-table"
          className="parley-result-table"
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
          aria-colcount={hasManyColumns ? columns.length : undefined}
          style={isFixed ? { [hasManyColumns ? 'inlineSize' : 'minInlineSize']: `${total}ch` } : undefined}
        >
          <caption id={captionId} className="parley-visually-hidden">
            {caption}
          </caption>
          {isFixed && (
            <colgroup>
              {hasSpacers && <col style={{ width: `${before}ch` }} />}
              {shownColumns.map((column, place) => (
                <col
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may repeat
                  key={first + place}
                  data-name={shortText(column.name, maxNameCharacters)}
                  style={{ width: `${widths[first + place]}ch` }}
                />
              ))}
              {hasSpacers && <col style={{ width: `${after}ch` }} />}
            </colgroup>
          )}
          <thead>
            <tr aria-rowindex={isWindowed ? 1 : undefined}>
              {hasSpacers && <td aria-hidden="true" className="parley-result-spacer" />}
              {shownColumns.map((_, place) => {
                const column = first + place;
                return (
                  <HeaderCell
                    key={column}
                    name={shortText(names[column] ?? '', maxNameCharacters)}
                    columnIndex={hasManyColumns ? column + 1 : undefined}
                    align={formatOf(column).align}
                    direction={sort?.column === column ? sort.direction : undefined}
                    onSort={() => sortBy(column)}
                  />
                );
              })}
              {hasSpacers && <td aria-hidden="true" className="parley-result-spacer" />}
            </tr>
          </thead>
          <Spacer height={paddingBefore} columns={shownColumns.length + (hasSpacers ? 2 : 0)} />
          <tbody>
            {visible.map((index) => (
              <TableRow
                key={index}
                row={sorted[index] ?? []}
                first={first}
                end={end}
                formatOf={formatOf}
                rowIndex={isWindowed ? index + 2 : undefined}
                canGrow={!isWindowed}
                columnCount={hasSpacers ? columns.length : undefined}
              />
            ))}
          </tbody>
          <Spacer height={paddingAfter} columns={shownColumns.length + (hasSpacers ? 2 : 0)} />
        </table>
      </section>
      <UnprintedNote rows={unprinted} columns={isPrinting ? columns.length - end : 0} />
      {sort !== undefined && partNote !== undefined && <p className="parley-result-sort-note">{partNote}</p>}
    </div>
  );
});

/** Creates formats only for columns that come into view, because each reads all rows. */
function lazyFormats(columns: readonly ResultColumn[], rows: readonly ResultRow[], words: ColumnWords): (column: number) => ColumnFormat {
  const formats = new Map<number, ColumnFormat>();
  return (index) => {
    const known = formats.get(index);
    if (known !== undefined) return known;
    const format = createColumnFormat(columns[index] ?? untyped, index, rows, words);
    formats.set(index, format);
    return format;
  };
}

const untyped: ResultColumn = { name: '', type: 'string', serviceType: '' };

/** Tables with more cells are windowed even if they have few rows. */
const wholeCells = 2_000;
const maxNameCharacters = 200;

/** The height of a cell of a windowed table in the style sheet. */
const rowHeightPx = 32;

/** Takes the space of the rows that are not in the page. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} className="parley-result-spacer" style={{ blockSize: height }} />
      </tr>
    </tbody>
  );
}
