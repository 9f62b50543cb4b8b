/**
 * Keeps what is typed in the element from the page, whose shortcuts of one key cannot see the field behind the shadow root. Shortcuts with
 * Ctrl or Command, Escape, Tab and the function keys still reach it.
 */
export function keepKeysInside(element: HTMLElement, isOn: () => boolean): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    element.addEventListener(type, (event) => {
      if (isOn() && isTyping(event)) event.stopPropagation();
    });
  }
}

function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing || event.getModifierState('AltGraph')) return true;
  return !event.ctrlKey && !event.metaKey && !keysOfPage.test(event.key);
}

const keysOfPage = /^(?:Escape|Tab|F\d{1,2})$/;
