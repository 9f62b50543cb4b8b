import { useSyncExternalStore } from 'react';

/**
 * False on the server and while its page is hydrated, then true. What depends on the time or the zone is rendered again then, with this as
 * its key, because React keeps what the server has written.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
