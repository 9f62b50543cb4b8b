import { focusManager, onlineManager } from '@tanstack/react-query';

/** Makes the page think it is offline. `beforeEach: () => comeOnline` restores the network for the next story. */
export function goOffline(): void {
  // TanStack Query listens to network events only while a query is observed.
  onlineManager.setOnline(false);
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
}

export function comeOnline(): void {
  onlineManager.setOnline(true);
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}

/** Imitates a user who visits another page and returns, which refetches everything on the page. */
export function leaveAndReturn(): void {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
}
