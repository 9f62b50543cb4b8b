/** The theme that a place on the page calls for; `auto` is that of the system, `undefined` the color scheme it inherits. */
export type ThemeOfPlace = 'light' | 'dark' | 'auto' | undefined;

/**
 * Returns the theme of a place, by the rules of the style sheet: that of the nearest `data-theme`, else of a `dark` class around it, else
 * the inherited color scheme, else the system's. Style sheets apply the first three themselves, except across a shadow root, but no
 * selector can tell a page without a color scheme from a light one.
 */
export function themeOfPlace(element: Element): ThemeOfPlace {
  const around = withAncestors(element);
  const named = around.map(readTheme).find((theme) => theme !== undefined);
  if (named !== undefined) return named;
  const has = (selector: string) => around.some((node) => node.matches(selector));
  if (has('.dark')) return 'dark';
  if (has('html.light, body.light')) return 'light';
  return getComputedStyle(element).colorScheme === 'normal' ? 'auto' : undefined;
}

/** Calls back with each new theme of a place. Returns a function that stops it. */
export function watchThemeOfPlace(element: Element, onChange: (theme: ThemeOfPlace) => void): () => void {
  let last = themeOfPlace(element);
  const observer = new MutationObserver(check);
  for (const node of withAncestors(element)) observer.observe(node, { attributes: true });
  // A style sheet that loads later can change the theme.
  document.addEventListener('load', check, true);

  function check(): void {
    const theme = themeOfPlace(element);
    if (theme !== last) onChange(theme);
    last = theme;
  }

  return () => {
    observer.disconnect();
    document.removeEventListener('load', check, true);
  };
}

/** An element, what it is in, and what the shadow root around that is in. */
function withAncestors(element: Element): Element[] {
  const parent = element.parentElement ?? (element.parentNode instanceof ShadowRoot && element.parentNode.host);
  return parent ? [element, ...withAncestors(parent)] : [element];
}

function readTheme(element: Element): 'light' | 'dark' | 'auto' | undefined {
  return (['light', 'dark', 'auto'] as const).find((theme) => theme === element.getAttribute('data-theme'));
}
