/**
 * Returns a ref that sets an attribute on the nearest ancestor while the element is in the page. `:has()` would do the same, but browsers
 * then restyle the ancestor for each text that is added in it.
 */
export function markAncestor(selector: string, attribute: string) {
  return (element: Element | null): (() => void) => {
    const ancestor = element?.closest(selector);
    ancestor?.setAttribute(attribute, '');
    return () => ancestor?.removeAttribute(attribute);
  };
}
