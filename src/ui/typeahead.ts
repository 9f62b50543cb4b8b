import type { KeyboardEvent } from 'react';

/** The characters typed so far, and the time of the last one. */
export interface TypedText {
  text: string;
  atMs: number;
}

/**
 * Adds a key press to `typed` and returns the characters that belong together, or `undefined` for keys that type nothing.
 * A space counts only inside a word: on its own it activates the item that has focus.
 */
export function readTypedText({ key, timeStamp }: KeyboardEvent, typed: TypedText): string | undefined {
  const isContinued = timeStamp - typed.atMs <= typingPauseMs;
  if (key.length > 1 || (key === ' ' && !isContinued)) return undefined;
  typed.text = isContinued ? typed.text + key : key;
  typed.atMs = timeStamp;
  return typed.text;
}

/** True for shortcuts of the browser or the page, which lists, menus and trees ignore. */
export function isShortcut({ ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return ctrlKey || metaKey || altKey;
}

const typingPauseMs = 600;
