import { type RefObject, useEffect } from 'react';

/**
 * Where the focused element goes away, such as the row that was opened or deleted, the present folder in the path gets the
 * focus; elsewhere the keyboard would begin at the top of the page again.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let last: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
    };
    const restore = () => {
      if (last === undefined || last.isConnected || !isFocusLost(element)) return;
      last = undefined;
      element.querySelector<HTMLElement>('[data-slot="folder-path"] [aria-current]')?.focus();
    };
    const observer = new MutationObserver(restore);
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [root]);
}

function isFocusLost(element: Element): boolean {
  const place = element.getRootNode();
  const active = place instanceof ShadowRoot ? place.activeElement : element.ownerDocument.activeElement;
  return active === null || active === element.ownerDocument.body;
}
