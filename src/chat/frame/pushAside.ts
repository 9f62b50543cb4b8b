/** The side of the window that a sidebar is at. */
export type WindowSide = 'left' | 'right';

/** Makes room beside an element. Returns a function that restores its style, unless the page has changed it in the meantime. */
export function pushAside(element: HTMLElement, side: WindowSide, widthPx: number): () => void {
  const { style } = element;
  const margin = `margin-${side}`;
  const hadStyle = element.hasAttribute('style');
  const [value, priority] = [style.getPropertyValue(margin), style.getPropertyPriority(margin)];
  style.setProperty(margin, `calc(${getComputedStyle(element).getPropertyValue(margin) || '0px'} + ${widthPx}px)`, 'important');
  const pushed = style.getPropertyValue(margin);
  return () => {
    if (style.getPropertyValue(margin) !== pushed) return;
    style.removeProperty(margin);
    if (value !== '') style.setProperty(margin, value, priority);
    if (!hadStyle && style.length === 0) element.removeAttribute('style');
  };
}
