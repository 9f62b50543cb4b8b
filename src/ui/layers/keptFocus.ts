const keepers = new WeakSet<Element>();

/** Remembers an element that moves the focus on if what has it is removed. */
export function addFocusKeeper(element: Element): void {
  keepers.add(element);
}

/** Returns true if an element around this place moves the focus on. */
export function isFocusKept(place: Element | null): boolean {
  return place !== null && (keepers.has(place) || isFocusKept(place.parentElement));
}
