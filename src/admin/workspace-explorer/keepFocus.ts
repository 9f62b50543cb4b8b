/**
 * A ref callback. If the focused element is removed, such as the row that was opened or deleted, focuses the present folder in
 * the path, so that keyboard users do not return to the top of the page.
 */
export function keepFocus(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
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
}

function isFocusLost(element: Element): boolean {
  const place = element.getRootNode();
  const active = place instanceof ShadowRoot ? place.activeElement : element.ownerDocument.activeElement;
  return active === null || active === element.ownerDocument.body;
}
