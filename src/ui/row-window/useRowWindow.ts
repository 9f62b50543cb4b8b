import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPrinting } from './useIsPrinting.js';

/** Up to this number, all rows are rendered, which keeps find-in-page and reading order. */
export const windowedAbove = 200;

/** The maximum number of printed rows of a table, about twenty pages. A note shows how many are left out. */
const printedRows = 1_000;

/**
 * Returns the rows that are in the page, and the space of those before and after them. All rows have the same height. While printing, all
 * rows up to `printedRows` are in the page.
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
  /** The height of a row in pixels, as in the style sheet. */
  readonly rowHeightPx: number;
  /** Default: true above 200 rows. */
  readonly isWindowed?: boolean | undefined;
}

export interface RowWindow {
  readonly visible: readonly number[];
  readonly paddingBefore: number;
  readonly paddingAfter: number;
  readonly isPrinting: boolean;
  /** The number of rows left out while printing, for `UnprintedNote`. */
  readonly unprinted: number;
}

interface RowSpan {
  readonly first: number;
  readonly size: number;
}

/** Rounds to steps, so that not every scrolled row renders the table again. */
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
