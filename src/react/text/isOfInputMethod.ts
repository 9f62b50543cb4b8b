import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * True for a key that belongs to an input method for Japanese, Chinese or Korean, where Enter picks a word and Escape discards it. Safari
 * ends the composition before it fires the key event, so only key code 229 gives it away.
 */
export function isOfInputMethod(event: KeyboardEvent | Pick<ReactKeyboardEvent, 'nativeEvent' | 'keyCode'>): boolean {
  return ('nativeEvent' in event ? event.nativeEvent : event).isComposing || event.keyCode === 229;
}
