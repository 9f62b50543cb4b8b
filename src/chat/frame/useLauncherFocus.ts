import { type RefObject, useLayoutEffect } from 'react';

/** Moves the focus into the panel when it opens, and back when it closes. */
export function useLauncherFocus({ isOpen, panel, launcher }: LauncherFocusOptions): void {
  useLayoutEffect(() => {
    const box = panel.current;
    if (!isOpen || box === null) return;
    const before = focusedElement(document);
    const stopWaiting = focusComposer(box);
    return () => {
      stopWaiting();
      const focused = focusedElement(document);
      if (focused !== null && focused !== document.body && !box.contains(focused)) return;
      const canReturn = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (canReturn ? before : launcher.current)?.focus({ preventScroll: true });
    };
  }, [isOpen, panel, launcher]);
}

export interface LauncherFocusOptions {
  readonly isOpen: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  readonly launcher: RefObject<HTMLElement | null>;
}

/** Focuses the box until its composer is there. Returns a function that stops waiting for it. */
function focusComposer(box: HTMLElement): () => void {
  const composer = findComposer(box);
  (composer ?? box).focus({ preventScroll: true });
  if (composer !== null) return () => {};
  const observer = new MutationObserver(() => {
    const late = findComposer(box);
    if (late === null) return;
    observer.disconnect();
    if (focusedElement(document) === box) late.focus({ preventScroll: true });
  });
  observer.observe(box, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns `null` on a touch screen, where the field would open the keyboard before the user has read anything. */
function findComposer(box: HTMLElement): HTMLElement | null {
  return matchMedia('(pointer: coarse)').matches ? null : box.querySelector<HTMLElement>('[data-slot="composer"] textarea');
}

/** Looks into shadow roots, where `document.activeElement` stops at the host. */
function focusedElement(root: DocumentOrShadowRoot): Element | null {
  const focused = root.activeElement;
  return focused?.shadowRoot?.activeElement ? focusedElement(focused.shadowRoot) : focused;
}
