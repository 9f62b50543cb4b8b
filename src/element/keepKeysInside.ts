/**
 * Keeps typed keys from reaching the page, whose one-key shortcuts cannot see that a field inside the shadow root has the focus. Escape,
 * Tab, function keys and shortcuts with Ctrl or Command still get through.
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
