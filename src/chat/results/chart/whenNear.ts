/**
 * Calls back once when an element comes near the viewport, or at once if that cannot be detected. Returns a function that stops waiting.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
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
