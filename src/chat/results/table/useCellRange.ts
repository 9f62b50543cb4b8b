import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '../../../ui/button/copyText.js';
import { takeEscape } from '../../../ui/layers/takeEscape.js';
import { type CellPlace, type CellRange, edgesOf, moveRange, type TableSize, withinTable } from './cellRange.js';

/**
 * Selects a block of cells: with the mouse from one cell to another, or with the keyboard. Enter on the scrolling box moves the focus into
 * the cells, arrow keys move it, with Shift they extend the selection, Escape returns to the box.
 */
export function useCellRange(box: RefObject<HTMLElement | null>, options: CellRangeOptions): CellSelection {
  const { size, scrollTo, textOf, onCopied, isCopyRestricted } = options;
  const [chosen, setChosen] = useState<CellRange>();
  const pressed = useRef<CellPlace>(undefined);
  const mustFocus = useRef(false);
  const range = chosen && keepInside(chosen, size);

  // A cell outside the window appears some renders after the box was scrolled to it.
  useLayoutEffect(() => {
    if (!mustFocus.current || range === undefined) return;
    const cell = findCell(box.current, range.active);
    if (cell === null) return;
    mustFocus.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  function choose(next: CellRange): void {
    mustFocus.current = true;
    setChosen(next);
    if (findCell(box.current, next.active) === null) scrollTo(next.active);
  }

  function leave(): void {
    setChosen(undefined);
    box.current?.focus();
  }

  async function copy(selected: CellRange, near: HTMLElement): Promise<void> {
    const { firstRow, lastRow, firstColumn, lastColumn } = edgesOf(selected);
    const cells = (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1);
    onCopied(cells, await copyText(textOf(selected), near));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey, currentTarget } = event;
    const hasCommand = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || event.altKey || size.rows === 0) return;
    if (event.target === currentTarget) {
      if (key !== 'Enter' || hasCommand) return;
      event.preventDefault();
      const first = firstVisible(currentTarget);
      choose({ anchor: first, active: first });
      return;
    }
    if (range === undefined || placeOf(event.target) === undefined) return;
    if (takeEscape(event)) {
      leave();
      return;
    }
    if (hasCommand && key.toLowerCase() === 'a') {
      event.preventDefault();
      setChosen({ anchor: withinTable({ row: size.rows, column: size.columns }, size), active: { row: 0, column: 0 } });
      return;
    }
    if (hasCommand && key.toLowerCase() === 'c' && !isCopyRestricted && isNothingMarked(currentTarget)) {
      event.preventDefault();
      if (event.target instanceof HTMLElement) void copy(range, event.target);
      return;
    }
    const isForward = key === (getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const moved = moveRange(
      range,
      { key, isForward, isExtending: shiftKey, isToEdge: hasCommand, pageRows: Math.max(1, Math.floor(currentTarget.clientHeight / 40)) },
      size,
    );
    if (moved === undefined) return;
    event.preventDefault();
    choose(moved);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const place = placeOf(event.target);
    if (event.pointerType !== 'mouse' || event.button !== 0 || place === undefined) return;
    if (event.shiftKey && range !== undefined) {
      event.preventDefault();
      choose({ anchor: range.anchor, active: place });
      return;
    }
    pressed.current = place;
    setChosen(undefined);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const anchor = pressed.current;
    if (anchor === undefined) return;
    if (event.buttons === 0) {
      pressed.current = undefined;
      return;
    }
    const active = placeOf(event.target);
    if (active === undefined || (chosen === undefined && active.row === anchor.row && active.column === anchor.column)) return;
    if (chosen?.active.row === active.row && chosen.active.column === active.column) return;
    // Dragging within a cell selects text; dragging across cells selects cells.
    getSelection()?.removeAllRanges();
    choose({ anchor, active });
  }

  function onPointerUp(): void {
    pressed.current = undefined;
  }

  return { range, boxProps: { onKeyDown, onPointerDown, onPointerMove, onPointerUp } };
}

export interface CellRangeOptions {
  readonly size: TableSize;
  /** Scrolls the box, so that a cell outside the window comes into the page. */
  readonly scrollTo: (place: CellPlace) => void;
  /** Returns the text of the selected cells for the clipboard. */
  readonly textOf: (range: CellRange) => string;
  /** True if the selected cells must not be copied. */
  readonly isCopyRestricted: boolean;
  /** Called after the selected cells were copied, or could not be. */
  readonly onCopied: (cells: number, isCopied: boolean) => void;
}

export interface CellSelection {
  readonly range: CellRange | undefined;
  /** Props of the scrolling box. */
  readonly boxProps: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
  };
}

/** Filters may have removed the selected rows. */
function keepInside({ anchor, active }: CellRange, size: TableSize): CellRange | undefined {
  if (size.rows === 0) return undefined;
  return { anchor: withinTable(anchor, size), active: withinTable(active, size) };
}

function findCell(box: HTMLElement | null, { row, column }: CellPlace): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`tr[data-row="${row}"] > [data-place="${column}"]`) ?? null;
}

/** Returns the place of the cell that contains an element. */
export function placeOf(target: EventTarget | null): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const row = cell?.parentElement?.dataset.row;
  return cell === null || row === undefined ? undefined : { row: Number(row), column: Number(cell.dataset.place) };
}

/** Returns the first cell below the header that is in view. */
function firstVisible(box: HTMLElement): CellPlace {
  const header = box.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  const rows = [...box.querySelectorAll<HTMLElement>('tr[data-row]')];
  const row = rows.find((element) => element.getBoundingClientRect().bottom > header + 1) ?? rows[0];
  return { row: Number(row?.dataset.row ?? 0), column: 0 };
}

function isNothingMarked(box: HTMLElement): boolean {
  const marked = box.ownerDocument.getSelection();
  return marked === null || marked.isCollapsed;
}
