import { type RefObject, useLayoutEffect, useState } from 'react';
import { rulerLetters } from './logMeasures.js';

/** Returns the number of characters that fit in a row; `undefined` if lines do not wrap or there is no layout. */
export function useLogColumns(ruler: RefObject<HTMLElement | null>, isWrapped: boolean): number | undefined {
  const [columns, setColumns] = useState<number>();
  useLayoutEffect(() => {
    const text = ruler.current?.querySelector<HTMLElement>('.parley-log-text');
    if (!isWrapped || text == null || typeof ResizeObserver === 'undefined') return setColumns(undefined);
    const measure = () => {
      const letterPx = (text.firstElementChild?.getBoundingClientRect().width ?? 0) / rulerLetters;
      setColumns(letterPx > 0 ? Math.max(leastColumns, Math.floor(text.clientWidth / letterPx)) : undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [ruler, isWrapped]);
  return columns;
}

const leastColumns = 8;
