import { type CSSProperties, useEffect, useState } from 'react';

/**
 * Returns the visible part of the window as CSS variables: what an on-screen keyboard leaves free and, if the page is wider than a phone,
 * the part of it in view, since `position: fixed` is relative to the whole width there. `undefined` if it is the window itself. Browsers
 * differ in whether the keyboard shrinks the window (`dvh`), so only this is reliable.
 */
export function useVisibleArea({ isLauncher, isFullScreen }: VisibleAreaOptions): VisibleArea | undefined {
  const [area, setArea] = useState<VisibleArea>();
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isLauncher || viewport === null) return;
    const measure = () => setArea(isFullScreen || isPageWider(viewport) ? areaOf(viewport) : undefined);
    measure();
    const listening = new AbortController();
    const { signal } = listening;
    viewport.addEventListener('resize', measure, { signal });
    viewport.addEventListener('scroll', measure, { signal });
    window.addEventListener('resize', measure, { signal });
    // A page can become wider without resizing its window.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    sizes?.observe(document.documentElement);
    sizes?.observe(document.body);
    return () => {
      listening.abort();
      sizes?.disconnect();
      setArea(undefined);
    };
  }, [isLauncher, isFullScreen]);
  return area;
}

interface VisibleAreaOptions {
  readonly isLauncher: boolean;
  /** True if the panel covers the whole visible area. */
  readonly isFullScreen: boolean;
}

interface VisibleArea {
  /** True if the page is wider than the window, which shows a part of it. */
  readonly isPanned: boolean;
  readonly style: CSSProperties;
}

/** Ignores zooming by the user, who then expects fixed elements to stay at the edges of the page. */
function isPageWider({ width, scale }: VisualViewport): boolean {
  return scale <= 1 && width + 1 < window.innerWidth;
}

function areaOf(viewport: VisualViewport): VisibleArea {
  const { offsetLeft, offsetTop, width, height } = viewport;
  // React's style type does not include custom properties.
  const style = {
    '--parley-visible-left': `${offsetLeft}px`,
    '--parley-visible-top': `${offsetTop}px`,
    '--parley-visible-width': `${width}px`,
    '--parley-visible-height': `${height}px`,
  } as CSSProperties;
  return { isPanned: isPageWider(viewport), style };
}
