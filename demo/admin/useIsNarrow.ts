import { useSyncExternalStore } from 'react';

/** True if the page is too narrow for the navigation beside it. Follows the window. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

const narrow = matchMedia('(max-width: 720px)');
