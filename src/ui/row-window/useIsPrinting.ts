import { useSyncExternalStore } from 'react';

/** True while the page is laid out for printing, when content that is out of view must be in the page as well. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, getIsPrinting, () => false);
}

let isPrinting = false;
const listeners = new Set<() => void>();

/** Shares one pair of listeners between all tables and turns. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('beforeprint', onBeforePrint);
    window.addEventListener('afterprint', onAfterPrint);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', onBeforePrint);
    window.removeEventListener('afterprint', onAfterPrint);
    isPrinting = false;
  };
}

function getIsPrinting(): boolean {
  return isPrinting;
}

const onBeforePrint = () => set(true);
const onAfterPrint = () => set(false);

function set(next: boolean): void {
  isPrinting = next;
  for (const listener of [...listeners]) listener();
}
