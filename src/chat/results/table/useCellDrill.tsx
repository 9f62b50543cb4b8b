import { MessageCircleQuestion } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, use } from 'react';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { markAncestor } from '../../../ui/markAncestor.js';
import { DrillContext, type DrillValue } from '../DrillContext.js';
import { isEmptyCell } from '../isEmptyCell.js';
import { isNameColumn } from '../isNameColumn.js';
import type { CellPlace } from './cellRange.js';
import type { ColumnFormat } from './columnFormat.js';
import { placeOf } from './useCellRange.js';

/**
 * Opens the menu of questions about a cell: with a right click, the context menu key, Enter, or the button in the focused cell. For an
 * amount, the questions are about the names in its row. Returns `undefined` without a `DrillContext`.
 */
export function useCellDrill({ columns, rows, shown, names, formatOf }: CellDrillOptions): CellDrill | undefined {
  const drill = use(DrillContext);
  if (drill === undefined) return undefined;

  const isName = (index: number) => {
    const column = columns[index];
    return column !== undefined && isNameColumn(column);
  };
  const valuesAt = ({ row, column: place }: CellPlace): readonly DrillValue[] => {
    const cell = shown[place];
    if (cell === undefined) return [];
    return (isName(cell) ? [cell] : shown.filter(isName))
      .filter((column) => !isEmptyCell(rows[row]?.[column]))
      .slice(0, maxValues)
      .map((column) => ({ column: names[column] ?? '', text: formatOf(column).format(rows[row]?.[column]) }));
  };

  function open(target: EventTarget | null, at?: { readonly clientX: number; readonly clientY: number }): boolean {
    const place = placeOf(target);
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    const values = place === undefined ? [] : valuesAt(place);
    if (cell === null || values.length === 0) return false;
    const { left, bottom } = cell.getBoundingClientRect();
    drill?.open(values, at ?? { clientX: left, clientY: bottom }, cell.tabIndex >= 0 ? cell : cell.closest<HTMLElement>('section'));
    return true;
  }

  return {
    buttonIn(place) {
      const values = place === undefined ? [] : valuesAt(place);
      if (values.length === 0) return undefined;
      return (
        <IconButton
          ref={markCell}
          icon={MessageCircleQuestion}
          label={drill.label(values)}
          size="small"
          tabIndex={-1}
          aria-haspopup="menu"
          className="parley-cell-drill"
          // Otherwise, the press would move the selection, and the button would disappear.
          onPointerDown={(event) => event.stopPropagation()}
          onClick={({ currentTarget }) => open(currentTarget)}
        />
      );
    },
    onKeyDown(event) {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (event.key === 'Enter' && isPlain && event.target !== event.currentTarget && isCell(event.target) && open(event.target))
        event.preventDefault();
    },
    onContextMenu(event) {
      // Readers copy selected text with the browser's own menu.
      if (event.currentTarget.ownerDocument.getSelection()?.isCollapsed === false) return;
      const isByKey = event.clientX === 0 && event.clientY === 0;
      if (open(event.target, isByKey || isCell(event.target, ':focus-visible') ? undefined : event)) event.preventDefault();
    },
  };
}

function isCell(target: EventTarget, state = ''): boolean {
  return target instanceof Element && target.matches(`[data-place]${state}`);
}

interface CellDrillOptions extends QueryRows {
  /** The shown columns in their order. */
  readonly shown: readonly number[];
  readonly names: readonly string[];
  readonly formatOf: (column: number) => ColumnFormat;
}

export interface CellDrill {
  /** Returns the button for the cell with the focus. */
  readonly buttonIn: (place: CellPlace | undefined) => ReactNode;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
}

const maxValues = 3;

const markCell = markAncestor('.parley-result-cell', 'data-drill');
