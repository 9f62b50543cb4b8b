import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Up to so many rows are simply rendered: find-in-page and reading order are worth more. */
export const windowedAbove = 200;

/** Which rows are in the page, and how much room those before and after them take. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, isWindowed: boolean): RowWindow {
  const virtualizer = useVirtualizer({
    count: isWindowed ? count : 0,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    overscan: 12,
    initialRect: { width: 600, height: 360 },
  });
  if (!isWindowed) return { visible: Array.from({ length: count }, (_, index) => index), paddingBefore: 0, paddingAfter: 0 };
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    visible: items.map((item) => item.index),
    paddingBefore: items[0]?.start ?? 0,
    paddingAfter: last === undefined ? 0 : virtualizer.getTotalSize() - last.end,
  };
}

export interface RowWindow {
  readonly visible: readonly number[];
  readonly paddingBefore: number;
  readonly paddingAfter: number;
}

/** The same as `--parley-result-row` in the styles. */
const rowHeightPx = 32;
