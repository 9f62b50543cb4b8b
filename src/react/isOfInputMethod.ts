import type { KeyboardEvent } from 'react';

/**
 * True for a key that belongs to an input method for Japanese, Chinese or Korean, where Enter picks a word and Escape discards it. Safari
 * ends the composition before it fires the key event, so only key code 229 gives it away.
 */
export function isOfInputMethod({ nativeEvent, keyCode }: Pick<KeyboardEvent, 'nativeEvent' | 'keyCode'>): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
