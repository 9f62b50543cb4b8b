import type { ToastQueue } from './createToastQueue.js';

/** What can show toasts on this page, in the order in which it appeared. */
let scopes: readonly ToastScope[] = [];
const listeners = new Set<() => void>();

interface ToastScope {
  readonly queue: ToastQueue;
  /** True if the host placed it, and so chose where toasts are shown. */
  readonly isOfHost: boolean;
}

/** Returns the queue whose region shows the toasts of the whole page. */
export function shownQueue(): ToastQueue | undefined {
  return (scopes.find(({ isOfHost }) => isOfHost) ?? scopes[0])?.queue;
}

/** Adds what can show toasts. Returns a function that removes it. */
export function addScope(scope: ToastScope): () => void {
  change([...scopes, scope]);
  return () => change(scopes.filter((other) => other !== scope));
}

/** Calls `listener` when toasts are shown elsewhere. Returns a function that stops it. */
export function onShownQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: readonly ToastScope[]): void {
  scopes = next;
  for (const listener of listeners) listener();
}
