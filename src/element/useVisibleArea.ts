import { type CSSProperties, useEffect, useState } from 'react';

/**
 * The part of the window that can be seen, as CSS variables: what an on-screen keyboard leaves free, and, where the page is
 * wider than a phone, what is shown of it, since `position: fixed` goes by the whole width there. `undefined` where the window
 * itself tells. Browsers differ in whether the keyboard shrinks the window (`dvh`), so only this tells.
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
    // A page that becomes wider need not resize its window.
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
  /** The panel covers all that is seen. */
  readonly isFullScreen: boolean;
}

interface VisibleArea {
  /** The page is wider than the window, which shows a part of it. */
  readonly isPanned: boolean;
  readonly style: CSSProperties;
}

/** Without being zoomed by the reader, who then expects fixed things to stay at the edges of the page. */
function isPageWider({ width, scale }: VisualViewport): boolean {
  return scale <= 1 && width + 1 < window.innerWidth;
}

function areaOf(viewport: VisualViewport): VisibleArea {
  const { offsetLeft, offsetTop, width, height } = viewport;
  // React's type knows no custom properties, the DOM does.
  const style = {
    '--parley-visible-left': `${offsetLeft}px`,
    '--parley-visible-top': `${offsetTop}px`,
    '--parley-visible-width': `${width}px`,
    '--parley-visible-height': `${height}px`,
  } as CSSProperties;
  return { isPanned: isPageWider(viewport), style };
}
