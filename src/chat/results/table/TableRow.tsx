import { type CSSProperties, memo, type ReactNode } from 'react';
import type { CellValue, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { LongText } from '../../../ui/text/LongText.js';
import { shortText } from '../../../ui/text/shortText.js';
import { cellText } from '../export/cellText.js';
import { isEmptyCell } from '../isEmptyCell.js';
import type { ColumnFormat } from './columnFormat.js';
import type { NumberBar } from './numberBars.js';

export interface TableRowProps {
  row: ResultRow;
  /** The row's place among the shown rows. */
  place: number;
  /** The columns in the page, by their index in the result. */
  columns: readonly number[];
  /** The place of the first of them among all shown columns. */
  firstPlace: number;
  formatOf: (column: number) => ColumnFormat;
  /** Returns the bar behind a number, if its column has bars. */
  barOf: ((column: number, value: CellValue | undefined) => NumberBar | undefined) | undefined;
  /** Where frozen columns stick, in pixels. */
  frozenOffsets: readonly number[];
  /** The row's index among all rows, from 1 including the header. Set only in a windowed table. */
  rowIndex: number | undefined;
  /** False in a table with a fixed row height, whose cells cannot grow. */
  canGrow: boolean;
  /** True if columns are windowed: a spacer cell then stands for the columns on each side, and the other cells have their index. */
  isColumnWindow: boolean;
  /** The places of the first and last selected column, if cells of this row are selected. */
  selectedFrom: number | undefined;
  selectedTo: number | undefined;
  /** The place of the cell with the focus, if it is in this row. */
  activePlace: number | undefined;
  /** Shown in the cell with the focus. */
  activeButton?: ReactNode;
}

/** Renders a `<tr>`. */
export const TableRow = memo(function TableRow({
  row,
  place,
  columns,
  firstPlace,
  formatOf,
  barOf,
  frozenOffsets,
  rowIndex,
  canGrow,
  isColumnWindow,
  selectedFrom = Number.POSITIVE_INFINITY,
  selectedTo = -1,
  activePlace,
  activeButton,
}: TableRowProps) {
  return (
    <tr aria-rowindex={rowIndex} data-row={place} className="parley-result-row">
      {isColumnWindow && <td aria-hidden="true" className="parley-result-spacer" />}
      {columns.map((column, index) => {
        const columnPlace = firstPlace + index;
        return (
          <TableCell
            key={column}
            value={row[column]}
            place={columnPlace}
            format={formatOf(column)}
            bar={barOf?.(column, row[column])}
            frozenAt={frozenOffsets[columnPlace]}
            canGrow={canGrow}
            columnIndex={isColumnWindow ? columnPlace + 1 : undefined}
            isSelected={columnPlace >= selectedFrom && columnPlace <= selectedTo}
            isActive={columnPlace === activePlace}
            button={columnPlace === activePlace ? activeButton : undefined}
          />
        );
      })}
      {isColumnWindow && <td aria-hidden="true" className="parley-result-spacer" />}
    </tr>
  );
});

interface TableCellProps {
  value: CellValue | undefined;
  place: number;
  format: ColumnFormat;
  bar: NumberBar | undefined;
  frozenAt: number | undefined;
  canGrow: boolean;
  columnIndex: number | undefined;
  isSelected: boolean;
  isActive: boolean;
  button: ReactNode;
}

/** A truncated cell shows its full text on hover, or grows. */
function TableCell({
  value,
  place,
  format: { align, format },
  bar,
  frozenAt,
  canGrow,
  columnIndex,
  isSelected,
  isActive,
  button,
}: TableCellProps) {
  const text = format(value);
  const isLong = text.length > longCharacters;
  const isRounded = typeof value === 'number' && !Number.isInteger(value);
  return (
    <td
      aria-colindex={columnIndex}
      {...(isSelected && { role: 'gridcell', 'aria-selected': true })}
      // Otherwise, the name of each cell on the way would include that of its button.
      aria-label={button === undefined ? undefined : shortText(text, shownCharacters)}
      tabIndex={isActive ? 0 : undefined}
      data-place={place}
      data-align={align}
      data-kind={kindOf(value)}
      data-long={isLong || undefined}
      data-frozen={frozenAt === undefined ? undefined : ''}
      data-bar={bar && (bar.isNegative ? 'negative' : 'positive')}
      style={cellStyle(frozenAt, bar)}
      title={isLong || isRounded ? shortText(cellText(value), maxTipCharacters) : undefined}
      className="parley-result-cell"
    >
      <bdi>{canGrow ? <LongText text={text} first={shownCharacters} /> : shortText(text, shownCharacters)}</bdi>
      {button}
    </td>
  );
}

function cellStyle(frozenAt: number | undefined, bar: NumberBar | undefined): CSSProperties | undefined {
  if (frozenAt === undefined && bar === undefined) return undefined;
  return {
    ...(frozenAt !== undefined && { insetInlineStart: frozenAt }),
    ...(bar !== undefined && { '--parley-bar-from': `${bar.from}%`, '--parley-bar-end': `${bar.to}%` }),
  };
}

function kindOf(value: CellValue | undefined): 'empty' | 'json' | undefined {
  if (isEmptyCell(value)) return 'empty';
  return typeof value === 'object' ? 'json' : undefined;
}

const longCharacters = 36;
const shownCharacters = 300;
const maxTipCharacters = 1_000;
