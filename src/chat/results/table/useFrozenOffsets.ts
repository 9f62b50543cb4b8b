import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Measures where frozen columns stick, for tables whose columns are as wide as their content. Returns the offset of each in pixels; none
 * if they would cover most of the box, as on a phone.
 */
export function useFrozenOffsets(box: RefObject<HTMLElement | null>, count: number): readonly number[] {
  const [offsets, setOffsets] = useState<readonly number[]>([]);

  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (element === null || table == null || count === 0) return setOffsets([]);
    const measure = () => {
      const headers = [...table.querySelectorAll<HTMLElement>('thead th')].slice(0, count);
      let offset = 0;
      const found = headers.map((header) => {
        const start = offset;
        offset += header.offsetWidth;
        return start;
      });
      const next = offset > element.clientWidth * mostCovered ? [] : found;
      setOffsets((before) => (before.join() === next.join() ? before : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box, count]);

  return offsets;
}

const mostCovered = 0.6;
