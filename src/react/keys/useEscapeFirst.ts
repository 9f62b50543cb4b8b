'use client';
import { useEffect } from 'react';
import { isEscape } from './isEscape.js';

/** Marks an element whose Escape key belongs to it, and not to a dialog of the page around it. */
export const takesEscape = 'data-takes-escape';

/**
 * Keeps dialogs of the page that listen in the capture phase, such as those of Radix, from closing together with our layer inside them:
 * until an Escape has reached the element that is marked with `takesEscape`, it looks as if it had been handled.
 */
export function useEscapeFirst(): void {
  useEffect(() => {
    users += 1;
    window.addEventListener('keydown', hideFromPage, true);
    return () => {
      users -= 1;
      if (users === 0) window.removeEventListener('keydown', hideFromPage, true);
    };
  }, []);
}

let users = 0;

function hideFromPage(event: KeyboardEvent): void {
  if (!isEscape(event) || event.defaultPrevented) return;
  const marked = event.composedPath().findLast((place) => place instanceof Element && place.hasAttribute(takesEscape));
  if (marked === undefined) return;
  // `preventDefault` would hide it from our own handlers as well.
  Object.defineProperty(event, 'defaultPrevented', { value: true, configurable: true });
  marked.addEventListener('keydown', show, { capture: true, once: true });
}

function show(event: Event): void {
  Reflect.deleteProperty(event, 'defaultPrevented');
}
