'use client';

import type { Shortcut } from './Shortcut.js';
import { useIsAppleDevice } from './useIsAppleDevice.js';
import { useKeyLabels } from './useKeyLabels.js';

/** How a shortcut is shown and announced. */
export interface ShortcutText {
  /** Its keys, such as `⌘K` or `Ctrl+K`, in the reader’s language. */
  readonly text: string;
  /** For the `aria-keyshortcuts` of the button that does the same. */
  readonly aria: string;
}

/** Returns the text of a shortcut on the reader’s device. The server renders the one for non-Apple devices. */
export function useShortcutText({ key, hasCommand = false }: Shortcut): ShortcutText {
  const keys = useKeyLabels();
  const isApple = useIsAppleDevice();
  const letter = key.toUpperCase();
  if (!hasCommand) return { text: letter, aria: key };
  return isApple ? { text: `⌘${letter}`, aria: `Meta+${letter}` } : { text: `${keys.control}+${letter}`, aria: `Control+${letter}` };
}
