import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Rows of cells, or one card for each row if there is not enough width for columns. */
type TableLayout = 'rows' | 'cards';

interface MeasuredTable {
  readonly layout: TableLayout;
  /** True if words are kept whole, because a table that is too wide for its box becomes cards. */
  readonly isTight: boolean;
  /** True if the box scrolls. */
  readonly isScrollable: boolean;
}

/**
 * Returns the layout of a table for the width of its box. Up to `cardsUpToPx`, and up to `roomyPx` if its columns need more than there is,
 * rows are cards. Wider tables break words instead.
 */
export function useTableLayout(box: RefObject<HTMLElement | null>, cardsUpToPx: number): MeasuredTable {
  const [measured, setMeasured] = useState<MeasuredTable>({ layout: 'rows', isTight: false, isScrollable: false });
  // What the columns needed when they did not fit. Cards cannot tell.
  const neededPx = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: widthPx, clientHeight, scrollWidth, scrollHeight } = element;
      const isTight = cardsUpToPx > 0 && widthPx <= roomyPx;
      setMeasured((before) => {
        if (isTight && before.layout === 'rows' && scrollWidth > widthPx) neededPx.current = scrollWidth;
        const layout = widthPx <= cardsUpToPx || (isTight && widthPx < neededPx.current) ? 'cards' : 'rows';
        const isScrollable = scrollHeight > clientHeight || scrollWidth > widthPx;
        const isSame = before.layout === layout && before.isTight === isTight && before.isScrollable === isScrollable;
        return isSame ? before : { layout, isTight, isScrollable };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box, cardsUpToPx]);
  return measured;
}

/** Tables wider than this stay rows, however long a name is. */
const roomyPx = 860;
