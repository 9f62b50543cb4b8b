/** The elements inside, those of a shadow root first. */
export function composedChildren({ children, shadowRoot }: Element): Element[] {
  return shadowRoot === null ? [...children] : [...shadowRoot.children, ...children];
}

/** The element and those around it, from the inside out. */
export function* composedAncestors(element: Element): Generator<Element> {
  for (let around: Element | null = element; around !== null; around = composedParent(around)) yield around;
}

/** The element around, or the host of a shadow root. */
function composedParent({ parentElement, assignedSlot, parentNode }: Element): Element | null {
  return assignedSlot ?? parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
}

/** True if there is text directly in an element. */
export function hasOwnText({ childNodes }: Element): boolean {
  for (const node of childNodes) if (node instanceof Text && /\S/.test(node.data)) return true;
  return false;
}
