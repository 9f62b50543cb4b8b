/** Reports when elements of a scrolling box come near the visible area. */
export interface Nearness {
  /** Calls back when the element comes near, or soon if it already is. Returns a function that stops watching. */
  watch(element: Element, onNear: () => void): () => void;
}

/** Elements are watched only while their section is near, because the browser checks each watched element in every frame. */
export function createNearness(): Nearness {
  const listeners = new Map<Element, () => void>();
  const sections = new Map<Element, Section>();
  let observer: IntersectionObserver | undefined;

  function sectionOf(element: Element): Section {
    const place = element.closest('.parley-turn-section') ?? element;
    const section = sections.get(place) ?? { place, isNear: false, elements: new Set() };
    if (sections.has(place)) return section;
    sections.set(place, section);
    observer ??= new IntersectionObserver(notify, { root: element.closest('[data-slot="turn-list"]'), rootMargin: `${nearPx}px 0px` });
    observer.observe(place);
    return section;
  }

  function notify(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const section = sections.get(target);
      if (section !== undefined) setNear(section, isIntersecting);
      if (isIntersecting) listeners.get(target)?.();
    }
  }

  function setNear(section: Section, isNear: boolean) {
    section.isNear = isNear;
    section.place.toggleAttribute('data-near', isNear);
    if (isNear) section.place.removeAttribute('hidden');
    for (const element of section.elements) {
      if (isNear) observer?.observe(element);
      else if (element !== section.place) observer?.unobserve(element);
    }
  }

  return {
    watch(element, onNear) {
      const section = sectionOf(element);
      section.elements.add(element);
      listeners.set(element, onNear);
      if (section.isNear) observer?.observe(element);
      return () => {
        section.elements.delete(element);
        listeners.delete(element);
        observer?.unobserve(element);
        if (section.elements.size > 0) return;
        observer?.unobserve(section.place);
        sections.delete(section.place);
      };
    },
  };
}

interface Section {
  readonly place: Element;
  isNear: boolean;
  /** The watched elements of the section. */
  readonly elements: Set<Element>;
}

/** About two screens, so that content is rendered well before the reader reaches it. */
const nearPx = 1500;
