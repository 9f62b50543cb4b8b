import type { ToastQueue } from './createToastQueue.js';

/** The places on this page that can show toasts, in the order in which they were mounted. */
let scopes: readonly ToastScope[] = [];
const listeners = new Set<() => void>();

interface ToastScope {
  readonly queue: ToastQueue;
  /** True if the host placed it, which takes precedence over widgets. */
  readonly isOfHost: boolean;
}

/** Returns the queue whose region shows all toasts of the page. */
export function shownQueue(): ToastQueue | undefined {
  return (scopes.find(({ isOfHost }) => isOfHost) ?? scopes[0])?.queue;
}

/** Registers a place that can show toasts. Returns a function that removes it. */
export function addScope(scope: ToastScope): () => void {
  change([...scopes, scope]);
  return () => change(scopes.filter((other) => other !== scope));
}

/** Calls `listener` when the place that shows toasts changes. Returns a function that stops this. */
export function onShownQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: readonly ToastScope[]): void {
  scopes = next;
  for (const listener of listeners) listener();
}
