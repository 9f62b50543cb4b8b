import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the focus in the list if the bar is removed while one of its buttons has it: moves it to the result of the bulk action, or to the
 * first checkbox if the selection was cleared.
 */
export function useFocusAfterBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      const focused = element === null ? null : (element.getRootNode() as Document | ShadowRoot).activeElement;
      if (element === null || focused === null || !element.contains(focused)) return;
      const isCleared = focused === element.querySelector('button');
      const around = ancestorsOf(element);
      queueMicrotask(() => {
        if (element.isConnected) return;
        (isCleared ? find(around, checkbox) : (find(around, result) ?? find(around, checkbox)))?.focus();
      });
    };
  }, [bar]);
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  return element.parentElement === null ? [] : [element.parentElement, ...ancestorsOf(element.parentElement)];
}

/** Finds the nearest match: first in the toolbar, then in the list. */
function find(around: readonly HTMLElement[], selector: string): HTMLElement | undefined {
  for (const part of around) {
    const found = part.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
  }
  return undefined;
}

const result = '[data-slot="bulk-result"]';
const checkbox = 'input[type="checkbox"]:not(:disabled)';
