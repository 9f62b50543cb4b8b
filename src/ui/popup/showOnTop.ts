/**
 * Moves an element into the browser's top layer, where no scrolling box or shadow root clips it. Returns a function that undoes it. Without
 * a top layer the element stays in place.
 */
export function showOnTop(element: HTMLElement): () => void {
  if (!('showPopover' in element)) return () => undefined;
  element.popover = 'manual';
  element.showPopover();
  return () => element.hidePopover();
}
