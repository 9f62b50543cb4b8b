import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows of cells, or one card for each row if there is not enough width for columns. */
type TableLayout = 'rows' | 'cards';

/** Returns the layout of a table for the width of its box, and whether that box scrolls. */
export function useTableLayout(
  box: RefObject<HTMLElement | null>,
  cardsUpToPx: number,
): { readonly layout: TableLayout; readonly isScrollable: boolean } {
  const [layout, setLayout] = useState<TableLayout>('rows');
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      setLayout(element.clientWidth <= cardsUpToPx ? 'cards' : 'rows');
      setScrollable(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box, cardsUpToPx]);
  return { layout, isScrollable };
}
