/**
 * Calls back once when an element comes near the viewport, and at once if it is there or that cannot be detected. Returns a function that stops waiting.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined' || isInWindow(element)) {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** An observer would answer a frame later. */
function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > top && right > left && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}
