/**
 * Lifts an element into the browser's top layer, where no scrolling box and no shadow root cuts it off; returns what takes it
 * back. Where there is no such layer the element stays where it is.
 */
export function showOnTop(element: HTMLElement): () => void {
  if (!('showPopover' in element)) return () => undefined;
  element.popover = 'manual';
  element.showPopover();
  return () => element.hidePopover();
}
