import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isEscape } from '../../react/keys/isEscape.js';

/** The props of an element that takes each Escape inside it, and closes with it. */
export function onEscape(close?: () => void) {
  return {
    'data-takes-escape': '',
    onKeyDown(event: ReactKeyboardEvent) {
      if (takeEscape(event)) close?.();
    },
  };
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
