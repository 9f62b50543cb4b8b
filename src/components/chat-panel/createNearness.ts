/** Tells when elements of a scrolling box come near to what is seen of it. */
export interface Nearness {
  /** Calls back once, when the element is near, or at once where the browser cannot tell; gives the function that ends it. */
  watch(element: Element, onNear: () => void): () => void;
}

export function createNearness(): Nearness {
  const listeners = new Map<Element, () => void>();
  let observer: IntersectionObserver | undefined;

  function observe(element: Element) {
    const box = element.closest('[data-slot="turn-list"]');
    observer ??= new IntersectionObserver(notify, { root: box, rootMargin: `${nearPx}px 0px` });
    observer.observe(element);
  }

  function notify(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) listeners.get(target)?.();
    }
  }

  return {
    watch(element, onNear) {
      listeners.set(element, onNear);
      observe(element);
      return () => {
        listeners.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}

/** About two screens: what is scrolled to has been there for a while. */
const nearPx = 1500;
