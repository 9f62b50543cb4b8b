'use client';

import { type ComponentProps, type CSSProperties, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../react/state/useLatest.js';
import { RenderGuard } from '../errors/RenderGuard.js';
import type { ItemId } from '../ItemId.js';
import { partClass } from '../partClass.js';
import { useRowWindow, windowedAbove } from '../row-window/useRowWindow.js';
import { UnprintedNote } from '../text/UnprintedNote.js';
import type { Column, ColumnSort, RowSelection } from './Column.js';
import { type ColumnWidths, widthsOf } from './columnWidths.js';
import { DataTableHeader } from './DataTableHeader.js';
import { BrokenRow, DataTableRow } from './DataTableRow.js';
import type { RoleOf } from './RoleOf.js';
import { useTableLayout } from './useTableLayout.js';

export interface DataTableProps<Item, Id extends ItemId> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Describes the rows; the table's accessible name. */
  caption: string;
  /** The columns. Keep the same array between renders, as with `actionsOf`: a new one renders every row again. */
  columns: readonly Column<Item>[];
  /** The rows in order. */
  items: readonly Item[];
  /** Returns the id of a row, unique in the table. */
  idOf: (item: Item) => Id;
  /** Returns the name of a row for its checkbox and its menu. */
  nameOf: (item: Item) => string;
  /** The current sort; omit it if the rows cannot be sorted. */
  sort?: ColumnSort | undefined;
  /** Called with the new sort when the user presses a header or changes the card order. */
  onSortChange?: ((sort: ColumnSort) => void) | undefined;
  /** False if the order of cards is chosen elsewhere, such as in a toolbar. Default true. */
  hasCardOrder?: boolean | undefined;
  /** The selection; omit it if rows cannot be selected. */
  selection?: RowSelection<Id> | undefined;
  /** Returns the reason a row cannot be selected; `undefined` if it can. */
  lockOf?: ((item: Item) => string | undefined) | undefined;
  /** Renders buttons or a menu at the end of a row. */
  actionsOf?: ((item: Item) => ReactNode) | undefined;
  /** The width of each column by its id, in percent of all columns. Default: the content decides. */
  columnWidths?: ColumnWidths | undefined;
  /** Called with the widths of all columns when the user has moved a border between two of them. Makes the columns resizable. */
  onColumnWidthsChange?: ((widths: ColumnWidths) => void) | undefined;
  /** The height of rows: 40 pixels, 52 if a column has two lines, or 32 with `compact`, where each cell has one. Default `comfortable`. */
  density?: 'comfortable' | 'compact' | undefined;
  /** Shown at the end of the header, such as a button with options. */
  headerEnd?: ReactNode;
  /** True while the rows belong to an earlier search. */
  isStale?: boolean | undefined;
  /** The width of the table, in pixels, up to which each row is a card, as it is where the columns do not fit. Default 480; 0 for never. */
  cardsUpToPx?: number | undefined;
  /** The height of a card in pixels when only those in view are in the page. Default 64. */
  cardHeightPx?: number | undefined;
}

/**
 * Records as a real `<table>`, with sortable headers and selectable rows. Above 200 rows, only those in view are in the page. In narrow
 * places each row becomes a small card, which always shows the value that the rows are sorted by. Renders a `<div>` around the table.
 */
export function DataTable<Item, Id extends ItemId>({
  caption,
  columns,
  items,
  idOf,
  nameOf,
  sort,
  onSortChange,
  hasCardOrder = true,
  selection,
  lockOf,
  actionsOf,
  columnWidths,
  onColumnWidthsChange,
  density = 'comfortable',
  headerEnd,
  isStale = false,
  cardsUpToPx = 480,
  cardHeightPx = 64,
  className,
  style,
  ...props
}: DataTableProps<Item, Id>) {
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { layout, isTight, isScrollable } = useTableLayout(box, cardsUpToPx);
  const sortedBy = columns.find(({ id }) => id === sort?.columnId);
  const shownColumns = useMemo(
    () =>
      columns.map((column) =>
        // Cards show this column only because they are sorted by it.
        column === sortedBy && column.isWideOnly ? { ...column, isWideOnly: false, isNamedInCards: true } : column,
      ),
    [columns, sortedBy],
  );
  const rowHeightPx = rowHeightOf(columns, density);
  const fullCardHeightPx = cardHeightPx + (sortedBy?.isWideOnly === true ? cardLinePx : 0);
  const { visible, paddingBefore, paddingAfter, isPrinting, unprinted } = useRowWindow(box, {
    count: items.length,
    rowHeightPx: layout === 'cards' ? fullCardHeightPx : rowHeightPx,
  });
  const isWindowed = items.length > windowedAbove;
  const anchor = useRef<Id>(undefined);

  const latestSelection = useLatest(selection);
  const toggle = useCallback(
    (id: Id, isRange: boolean) => {
      const { current } = latestSelection;
      if (isRange && anchor.current !== undefined) current?.toggleRange(anchor.current, id);
      else current?.toggle(id);
      anchor.current = id;
    },
    [latestSelection],
  );

  /** Elements laid out as cards lose the roles of a table's own display. */
  const roleOf = useCallback<RoleOf>((role) => (layout === 'cards' ? role : undefined), [layout]);
  const heights: CSSProperties & Record<`--parley-${'card' | 'row'}-height`, string> = {
    '--parley-card-height': `${fullCardHeightPx}px`,
    '--parley-row-height': `${rowHeightPx}px`,
  };
  const [preview, setPreview] = useState<ColumnWidths>();
  const widths = widthsOf(
    columns.map(({ id }) => id),
    preview ?? columnWidths,
  );
  const hasEnd = actionsOf !== undefined || headerEnd !== undefined;
  const columnCount = columns.length + (selection === undefined ? 0 : 1) + (hasEnd ? 1 : 0);
  return (
    <div
      data-slot="data-table"
      data-layout={layout}
      data-density={density}
      data-tight={isTight || undefined}
      data-sized={widths !== undefined || undefined}
      data-stale={isStale || undefined}
      data-windowed={(isWindowed && !isPrinting) || undefined}
      className={partClass('data-table', className)}
      style={{ ...heights, ...style }}
      {...props}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no form, and no landmark either, as a page may have many tables */}
      <div ref={box} role="group" aria-labelledby={captionId} tabIndex={isScrollable ? 0 : undefined} className="parley-data-table-scroll">
        <table
          role={roleOf('table')}
          className="parley-data-table-table"
          aria-busy={isStale || undefined}
          aria-rowcount={isWindowed ? items.length + 1 : undefined}
        >
          <caption id={captionId} className="parley-visually-hidden">
            {caption}
          </caption>
          <DataTableHeader
            columns={shownColumns}
            sort={sort}
            onSortChange={onSortChange}
            hasCardOrder={hasCardOrder}
            selection={selection}
            end={hasEnd ? (headerEnd ?? null) : undefined}
            widths={widths}
            onWidthsPreview={setPreview}
            onWidthsChange={onColumnWidthsChange}
            rowIndex={isWindowed ? 1 : undefined}
            roleOf={roleOf}
          />
          <Spacer height={paddingBefore} columns={columnCount} />
          <tbody role={roleOf('rowgroup')}>
            {visible.map((index) => {
              const item = items[index];
              if (item === undefined) return null;
              const rowIndex = isWindowed ? index + 2 : undefined;
              const id = validId(item, idOf);
              return (
                <RenderGuard
                  key={id ?? `broken-${index}`}
                  part="record"
                  subject={item}
                  wrap={(notice) => <BrokenRow columns={columnCount} rowIndex={rowIndex} roleOf={roleOf} notice={notice} />}
                >
                  {() => {
                    // Nothing could be done to it alone.
                    if (id === undefined) throw new TypeError('The record has no ID.');
                    return (
                      <DataTableRow
                        item={item}
                        id={id}
                        name={nameOf(item) || String(id)}
                        columns={shownColumns}
                        isSelected={selection?.has(id)}
                        lock={lockOf?.(item)}
                        onToggle={toggle}
                        actionsOf={actionsOf}
                        hasEnd={hasEnd}
                        rowIndex={rowIndex}
                        roleOf={roleOf}
                      />
                    );
                  }}
                </RenderGuard>
              );
            })}
          </tbody>
          <Spacer height={paddingAfter} columns={columnCount} />
        </table>
      </div>
      <UnprintedNote rows={unprinted} />
    </div>
  );
}

/** The ID of a record that has one. */
function validId<Item, Id extends ItemId>(item: Item, idOf: (item: Item) => Id): Id | undefined {
  try {
    const id = idOf(item);
    return typeof id === 'string' || typeof id === 'number' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the space of the rows that are not in the page. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} className="parley-data-table-spacer" style={{ blockSize: height }} />
      </tr>
    </tbody>
  );
}

/** Returns the height of a row of columns. */
export function rowHeightOf(columns: readonly Pick<Column<never>, 'hasTwoLines'>[], density: 'comfortable' | 'compact'): number {
  if (density === 'compact') return 32;
  return columns.some(({ hasTwoLines }) => hasTwoLines === true) ? 52 : 40;
}

/** The height of one more line of small text in a card. */
const cardLinePx = 22;
