import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPrinting } from './useIsPrinting.js';

/** Up to so many rows are simply rendered: find-in-page and reading order are worth more. */
export const windowedAbove = 200;

/** Most rows of a table that are printed; a note says how many more there are. Some twenty pages. */
const printedRows = 1_000;

/**
 * Which rows are in the page, and how much room those before and after them take. Rows are all of one height. A page that is
 * printed has all of them up to `printedRows`.
 */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  { count, rowHeightPx, isWindowed = count > windowedAbove }: RowWindowOptions,
): RowWindow {
  const [{ first, size }, setSpan] = useState<RowSpan>({ first: 0, size: rowsIn(leastHeightPx, rowHeightPx) });

  useLayoutEffect(() => {
    const element = box.current;
    if (!isWindowed || element === null) return;
    const measure = () => {
      const span = spanOf(element, rowHeightPx);
      setSpan((before) => (before.first === span.first && before.size === span.size ? before : span));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [box, isWindowed, rowHeightPx]);

  const isPrinting = useIsPrinting();
  const isCut = !isPrinting && isWindowed;
  const start = isCut ? Math.max(0, Math.min(first - overscan, count - size)) : 0;
  const end = isCut ? Math.min(count, first + size + overscan) : isPrinting ? Math.min(count, printedRows) : count;
  return {
    visible: Array.from({ length: end - start }, (_, index) => start + index),
    paddingBefore: start * rowHeightPx,
    paddingAfter: isPrinting ? 0 : (count - end) * rowHeightPx,
    isPrinting,
    unprinted: isPrinting ? count - end : 0,
  };
}

export interface RowWindowOptions {
  readonly count: number;
  /** As the styles set it. */
  readonly rowHeightPx: number;
  /** By default above 200 rows. */
  readonly isWindowed?: boolean | undefined;
}

export interface RowWindow {
  readonly visible: readonly number[];
  readonly paddingBefore: number;
  readonly paddingAfter: number;
  readonly isPrinting: boolean;
  /** While the page is printed: the rows left out, for `UnprintedNote`. */
  readonly unprinted: number;
}

interface RowSpan {
  readonly first: number;
  readonly size: number;
}

/** Moves in steps, so that not every row scrolled by renders the table again. */
function spanOf({ scrollTop, clientHeight }: HTMLElement, rowHeightPx: number): RowSpan {
  const first = Math.floor(scrollTop / rowHeightPx / stepRows) * stepRows;
  return { first, size: rowsIn(Math.max(clientHeight, leastHeightPx), rowHeightPx) + stepRows };
}

function rowsIn(heightPx: number, rowHeightPx: number): number {
  return Math.ceil(heightPx / rowHeightPx);
}

const leastHeightPx = 360;
const stepRows = 4;
const overscan = 12;
