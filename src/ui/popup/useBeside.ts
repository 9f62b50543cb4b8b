import { type RefObject, useLayoutEffect } from 'react';
import { type Placement, placeBeside } from './placeBeside.js';
import { showOnTop } from './showOnTop.js';

/** Shows an element in the browser's top layer beside its anchor, and keeps it there while the page scrolls or changes its size. */
export function useBeside(floating: RefObject<HTMLElement | null>, anchor: RefObject<Element | null>, { side, align }: Placement): void {
  useLayoutEffect(() => {
    const element = floating.current;
    const beside = anchor.current;
    if (element === null || beside === null) return;
    const place = () => placeBeside(element, beside, { side, align });
    const takeBack = showOnTop(element);
    place();
    // Its height changes with its content.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    sizes?.observe(element);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      takeBack();
      sizes?.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [floating, anchor, side, align]);
}
