const keepers = new WeakSet<Element>();

/** Registers an element that moves the focus when the focused element inside it is removed. */
export function addFocusKeeper(element: Element): void {
  keepers.add(element);
}

/** Returns true if a registered element contains this one. */
export function isFocusKept(place: Element | null): boolean {
  return place !== null && (keepers.has(place) || isFocusKept(place.parentElement));
}
