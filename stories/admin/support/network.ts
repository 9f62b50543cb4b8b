import { focusManager, onlineManager } from '@tanstack/react-query';

/** Takes the page off the network, as far as it can tell. `beforeEach: () => comeOnline` lets the next story have it back. */
export function goOffline(): void {
  // It hears of the network only while something is read.
  onlineManager.setOnline(false);
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
}

export function comeOnline(): void {
  onlineManager.setOnline(true);
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}

/** What somebody does who looks at another page for a while: everything that is shown is read anew. */
export function leaveAndReturn(): void {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
}
