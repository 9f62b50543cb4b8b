import type { KeyValueStorage } from '../../data/memory/identityRecord.js';

/** Up to this width of the window, a sidebar covers all of it. The same width as in sidebar.css. */
export const sheetQuery = '(max-width: 640px)';

/** The narrowest sidebar in pixels, and what stays of the page beside the widest one. */
export const leastPx = 320;

const defaultPx = 400;

/** Returns the width the user has chosen in this browser. What is stored may be anything. */
export function readWidth(storage: KeyValueStorage | undefined): number {
  try {
    const stored = Number(storage?.getItem(widthKey) ?? defaultPx);
    return Number.isFinite(stored) ? stored : defaultPx;
  } catch {
    return defaultPx;
  }
}

export function storeWidth(storage: KeyValueStorage | undefined, widthPx: number): void {
  try {
    storage?.setItem(widthKey, String(widthPx));
  } catch {
    // Kept until the page is closed.
  }
}

const widthKey = 'parley:sidebar';
