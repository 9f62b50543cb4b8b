import { type RefObject, useEffect } from 'react';

/** Marks the table box around a scrolling box with `data-more-start` and `data-more-end` while there is more content on that side. */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const parent = element?.closest<HTMLElement>('[data-slot="result-table-box"]');
    if (element === null || parent == null || typeof ResizeObserver === 'undefined') return;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      const scrolled = Math.abs(element.scrollLeft);
      parent.toggleAttribute('data-more-start', scrolled > 1);
      parent.toggleAttribute('data-more-end', hidden - scrolled > 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [box]);
}
