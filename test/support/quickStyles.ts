/**
 * jsdom matches all rules of its style sheet for each computed style, which takes a quarter of the time of tests: queries by role ask for
 * the style of every element and its ancestors. As long as a page has no others, styles follow from tags, a few attributes and `style`.
 */
const computedStyleOf = window.getComputedStyle.bind(window);

window.getComputedStyle = (element, pseudoElement) =>
  hasStyleSheets() || element.ownerDocument !== document ? computedStyleOf(element, pseudoElement) : styleOf(element);

/** Base UI's only hides scrollbars. */
function hasStyleSheets(): boolean {
  return Array.from(document.styleSheets).some(
    ({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.getAttribute('data-href')?.startsWith('base-ui')),
  );
}

const styles = new Map<string, CSSStyleDeclaration>();

/** One declaration for all elements whose styles are the same. */
function styleOf(element: Element): CSSStyleDeclaration {
  const text = [
    `display: ${displayOf(element)}`,
    `direction: ${directionOf(element)}`,
    inlineOf(element),
    inherited(element, 'visibility'),
    inherited(element, 'pointer-events'),
    inherited(element, 'color-scheme'),
    ...customProperties(element),
  ];
  const key = text.join('; ');
  const known = styles.get(key);
  if (known !== undefined) return known;
  const { style } = document.createElement('span');
  style.cssText = key;
  styles.set(key, style);
  return style;
}

function displayOf(element: Element): string {
  const isHidden =
    (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found') ||
    element.hasAttribute('popover') ||
    (element.localName === 'input' && element.getAttribute('type') === 'hidden');
  if (isHidden) return 'none';
  return element.localName === 'dialog' && element.hasAttribute('open') ? 'block' : displayOfTag(element);
}

const displays = new Map<string, string>();

function displayOfTag({ namespaceURI, localName }: Element): string {
  const key = `${namespaceURI} ${localName}`;
  const display = displays.get(key) ?? (computedStyleOf(document.createElementNS(namespaceURI, localName)).display || 'inline');
  displays.set(key, display);
  return display;
}

const initialStyles = { visibility: 'visible', 'pointer-events': 'auto', 'color-scheme': 'normal' };

function inherited(element: Element, property: keyof typeof initialStyles): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (!inlineOf(at).includes(property)) continue;
    const value = at instanceof HTMLElement || at instanceof SVGElement ? at.style.getPropertyValue(property) : '';
    if (value !== '' && value !== 'inherit') return `${property}: ${value}`;
  }
  return `${property}: ${initialStyles[property]}`;
}

function customProperties(element: Element): readonly string[] {
  const declared = new Map<string, string>();
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (!inlineOf(at).includes('--') || !(at instanceof HTMLElement || at instanceof SVGElement)) continue;
    for (const name of at.style) if (name.startsWith('--') && !declared.has(name)) declared.set(name, at.style.getPropertyValue(name));
  }
  return Array.from(declared, ([name, value]) => `${name}: ${value}`);
}

function directionOf(element: Element): string {
  let at: Element | null = element;
  while (at !== null && !/^(?:ltr|rtl)$/.test(at.getAttribute('dir') ?? '')) at = at.parentElement;
  return at?.getAttribute('dir') ?? 'ltr';
}

function inlineOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}
