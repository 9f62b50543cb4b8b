'use client';

import { useSyncExternalStore } from 'react';

/** True for devices whose shortcuts use ⌘. The server renders for other devices. */
export function useIsAppleDevice(): boolean {
  return useSyncExternalStore(never, isAppleDevice, no);
}

/** True for devices whose shortcuts use ⌘. */
export function isAppleDevice(): boolean {
  return /Mac|iPhone|iPad|iPod/.test(navigator.userAgent);
}

/** A device does not change. */
function never(): () => void {
  return () => undefined;
}

function no(): boolean {
  return false;
}
