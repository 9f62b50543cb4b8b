import { useSyncExternalStore } from 'react';

/** Returns true if the window is as narrow as a phone; false on a server. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function subscribe(onChange: () => void): () => void {
  const list = narrow();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

function isNarrow(): boolean {
  return narrow()?.matches === true;
}

function narrow(): MediaQueryList | undefined {
  return globalThis.window?.matchMedia?.('(width <= 480px)');
}
