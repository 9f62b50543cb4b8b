import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useIsPrinting } from '../../../ui/row-window/useIsPrinting.js';

/** Up to this number, all columns are rendered. */
export const columnsWindowedAbove = 60;

/** The maximum number of printed columns: more would be too narrow to read on paper. A note shows how many are left out. */
const printedColumns = 16;

/**
 * Returns the columns of a very wide table that are in the page, and the width of those before and after them in `ch`. Works in both
 * writing directions. On paper, returns the first columns up to `printedColumns`.
 */
export function useColumnWindow(box: RefObject<HTMLElement | null>, widths: readonly number[], isWindowed: boolean): ColumnWindow {
  const isPrinting = useIsPrinting();
  const starts = useMemo(() => startsOf(widths), [widths]);
  const total = starts.at(-1) ?? 0;
  const [{ from, to }, setSpan] = useState<ColumnSpan>({ from: 0, to: leastWidthCh });

  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (!isWindowed || element === null || table == null) return;
    const measure = () => {
      const digitPx = table.offsetWidth / total;
      if (!(digitPx > 0)) return;
      const scrolled = Math.abs(element.scrollLeft) / digitPx;
      const span = { from: stepDown(scrolled), to: stepDown(scrolled) + Math.max(element.clientWidth / digitPx, leastWidthCh) + stepCh };
      setSpan((before) => (before.from === span.from && before.to === span.to ? before : span));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [box, isWindowed, total]);

  if (isPrinting) return { first: 0, end: Math.min(widths.length, printedColumns), before: 0, after: 0, total };
  const first = isWindowed ? Math.max(0, columnAt(starts, from) - overscan) : 0;
  const end = isWindowed ? Math.min(widths.length, columnAt(starts, to) + 1 + overscan) : widths.length;
  return { first, end, before: starts[first] ?? 0, after: total - (starts[end] ?? total), total };
}

export interface ColumnWindow {
  /** The first column in the page. */
  readonly first: number;
  /** The first column after those in the page. */
  readonly end: number;
  readonly before: number;
  readonly after: number;
  readonly total: number;
}

interface ColumnSpan {
  readonly from: number;
  readonly to: number;
}

/** Returns the start of each column and the end of the last. */
function startsOf(widths: readonly number[]): readonly number[] {
  let start = 0;
  return [0, ...widths.map((width) => (start += width))];
}

/** Returns the column at a position: the last that starts at or before it. */
function columnAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = Math.max(0, starts.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Rounds to steps, so that the table is not rendered for every pixel scrolled. */
function stepDown(place: number): number {
  return Math.floor(place / stepCh) * stepCh;
}

const leastWidthCh = 100;
const stepCh = 30;
const overscan = 2;
