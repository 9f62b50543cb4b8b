import { useSyncExternalStore } from 'react';

/**
 * Returns false on the server and during hydration, then true. Use it as the key of an element that depends on the time or time zone: React
 * keeps the server's text when it hydrates, and a new key renders the element again.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
