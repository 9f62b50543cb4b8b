import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright';

/** The longest that any step of a page may take. Only one that hangs reaches it. */
export const waitMs = 90_000;

const pauseMs = 25;

// Playwright's own waits look at the page only twice a second once they have waited for a moment, which adds up over hundreds of waits.

/** Waits until an element is visible. */
export function untilShown(piece: Locator): Promise<void> {
  return until(() => piece.isVisible(), `${piece} to be visible`);
}

/** Waits until an element is hidden or gone. */
export function untilHidden(piece: Locator): Promise<void> {
  return until(() => piece.isHidden(), `${piece} to be hidden`);
}

/** Waits until there is an element, visible or not. */
export function untilAttached(piece: Locator): Promise<void> {
  return until(async () => (await piece.count()) > 0, `${piece} to be in the page`);
}

/** Waits until there is no such element. */
export function untilDetached(piece: Locator): Promise<void> {
  return until(async () => (await piece.count()) === 0, `${piece} to leave the page`);
}

/** Waits until one of the pieces is in a state, as its `data-state` says. */
export function waitForState(piece: Locator, state: string): Promise<void> {
  return untilAttached(piece.and(piece.page().locator(`[data-state="${state}"]`)));
}

/** A page that is leaving for another one cannot be asked, and throws. */
async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + waitMs;
  let fault: unknown;
  while (performance.now() < end) {
    try {
      if (await holds()) return;
    } catch (error) {
      fault = error;
    }
    await wait(pauseMs);
  }
  throw new Error(`Waited ${waitMs / 1000} s for ${what}.`, { cause: fault });
}
