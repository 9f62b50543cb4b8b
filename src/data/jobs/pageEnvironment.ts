import { focusManager, onlineManager } from '@tanstack/react-query';

/** Clock, timers and page events, as far as jobs need them. */
export interface PageEnvironment {
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
  /** True if the page may be visible and the network may be available. */
  isAwake(): boolean;
  /** Calls back when that may have changed, and when the window is focused. */
  onWakeChange(callback: () => void): () => void;
}

/** The page as TanStack Query sees it, so that a host's own focus and online managers also apply to jobs. */
export const pageEnvironment: PageEnvironment = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>), // handles only come from `setTimeout` above
  isAwake: () => focusManager.isFocused() && onlineManager.isOnline(),
  onWakeChange(callback) {
    const unsubscribe = [focusManager.subscribe(callback), onlineManager.subscribe(callback)];
    const events = ['focus', 'pageshow'] as const;
    for (const name of events) globalThis.window?.addEventListener(name, callback);
    return () => {
      for (const stop of unsubscribe) stop();
      for (const name of events) globalThis.window?.removeEventListener(name, callback);
    };
  },
};
