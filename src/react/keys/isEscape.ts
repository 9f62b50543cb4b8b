import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isOfInputMethod } from '../text/isOfInputMethod.js';

/** Returns true for Escape, unless it belongs to an input method. */
export function isEscape(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  return event.key === 'Escape' && !isOfInputMethod(event);
}
