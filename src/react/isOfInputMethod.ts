import type { KeyboardEvent } from 'react';

/**
 * True for a key that an input method takes, as for Japanese, Chinese and Korean text: Enter then chooses a word and Escape discards one.
 * Safari ends a composition before the key event that ended it, which only its key code still shows.
 */
export function isOfInputMethod({ nativeEvent, keyCode }: Pick<KeyboardEvent, 'nativeEvent' | 'keyCode'>): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
