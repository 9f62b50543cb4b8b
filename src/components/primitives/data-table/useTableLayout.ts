import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows of cells, or a card for each row where there is no room for columns. */
export type TableLayout = 'rows' | 'cards';

/** How a table stands in the room its box has. */
export function useTableLayout(box: RefObject<HTMLElement | null>): TableLayout {
  const [layout, setLayout] = useState<TableLayout>('rows');
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => setLayout(element.clientWidth <= cardsUpToPx ? 'cards' : 'rows');
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return layout;
}

const cardsUpToPx = 480;
