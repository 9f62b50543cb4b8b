import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isOfInputMethod } from '../../react/text/isOfInputMethod.js';

/** Returns true for Escape, unless it belongs to an input method. */
export function isEscape(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  return event.key === 'Escape' && !isOfInputMethod(event);
}

/**
 * Returns true for an Escape that nothing inside has handled, and consumes it: no surrounding layer or dialog of the page closes as well.
 */
export function takeEscape(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  if (!isEscape(event)) return false;
  const isFree = !event.defaultPrevented;
  event.preventDefault();
  event.stopPropagation();
  return isFree;
}
