'use client';

import { type ComponentProps, memo, useId, useMemo, useRef, useState } from 'react';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { useFormats } from '../../../hooks/useFormats.js';
import { useLabels } from '../../../hooks/useLabels.js';
import { useAnnounce } from '../../primitives/Announcer.js';
import { partClass } from '../../primitives/partClass.js';
import { useRowWindow, windowedAbove } from '../../primitives/useRowWindow.js';
import { createColumnFormat } from './columnFormat.js';
import { columnWidths } from './columnWidths.js';
import { HeaderCell } from './HeaderCell.js';
import { nextSort, type RowSort, sortRows } from './sortRows.js';
import { TableRow } from './TableRow.js';
import { useScrollEdges } from './useScrollEdges.js';

export interface ResultTableProps extends Omit<ComponentProps<'div'>, 'children'>, QueryRows {
  /** What the rows are; the table's name. */
  caption: string;
  /** How many rows the query has, where `rows` may be fewer: sorting then says that it sorts these rows alone. */
  totalRows?: number | undefined;
}

/**
 * Rows as a real `<table>` in its own scrolling box: typed, sortable, with a header that stays, and only the rows in view
 * in the page where there are more than 200. Renders a `<div>` around the table.
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
  const formats = useMemo(
    () => columns.map((column, index) => createColumnFormat(column, index, rows, { ...words, locale })),
    [columns, rows, words, locale],
  );
  const sorted = useMemo(
    () => (sort === undefined ? rows : sortRows(rows, sort, columns[sort.column]?.type ?? 'string', locale)),
    [rows, sort, columns, locale],
  );
  const isWindowed = rows.length > windowedAbove;
  const widths = useMemo(() => (isWindowed ? columnWidths(columns, rows, formats) : undefined), [isWindowed, columns, rows, formats]);
  const { visible, paddingBefore, paddingAfter } = useRowWindow(box, { count: sorted.length, rowHeightPx, isWindowed });
  useScrollEdges(box);
  const partNote = rows.length < totalRows ? words.sortsLoadedRows(number(rows.length), number(totalRows)) : undefined;
  const announce = useAnnounce();

  function sortBy(column: number) {
    const next = nextSort(sort, column);
    setSort(next);
    if (next !== undefined && partNote !== undefined) announce(partNote);
  }

  return (
    <div
      data-slot="result-table-box"
      data-windowed={isWindowed || undefined}
      className={partClass('result-table-box', className)}
      {...props}
    >
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
          style={widths && { minInlineSize: `${widths.reduce((sum, width) => sum + width, 0)}ch` }}
        >
          <caption id={captionId} className="parley-visually-hidden">
            {caption}
          </caption>
          {widths !== undefined && (
            <colgroup>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may repeat
                <col key={index} data-name={column.name} style={{ width: `${widths[index]}ch` }} />
              ))}
            </colgroup>
          )}
          <thead>
            <tr aria-rowindex={isWindowed ? 1 : undefined}>
              {columns.map((column, index) => (
                <HeaderCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may repeat
                  key={index}
                  name={column.title ?? column.name}
                  align={formats[index]?.align ?? 'start'}
                  direction={sort?.column === index ? sort.direction : undefined}
                  onSort={() => sortBy(index)}
                />
              ))}
            </tr>
          </thead>
          <Spacer height={paddingBefore} columns={columns.length} />
          <tbody>
            {visible.map((index) => (
              <TableRow key={index} row={sorted[index] ?? []} formats={formats} rowIndex={isWindowed ? index + 2 : undefined} />
            ))}
          </tbody>
          <Spacer height={paddingAfter} columns={columns.length} />
        </table>
      </section>
      {sort !== undefined && partNote !== undefined && <p className="parley-result-sort-note">{partNote}</p>}
    </div>
  );
});

/** The height of a cell of a windowed table in the styles. */
const rowHeightPx = 32;

/** Stands for the rows that are not in the page. */
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
