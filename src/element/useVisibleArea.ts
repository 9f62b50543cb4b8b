import { type CSSProperties, useEffect, useState } from 'react';

/**
 * The part of the window that an on-screen keyboard leaves free, as CSS variables; `undefined` while `isActive` is false.
 * Browsers differ in whether the keyboard shrinks the window (`dvh`), so only this tells.
 */
export function useVisibleArea(isActive: boolean): CSSProperties | undefined {
  const [area, setArea] = useState<VisibleArea>();
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isActive || viewport === null) return;
    const measure = () => setArea({ top: viewport.offsetTop, height: viewport.height });
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      setArea(undefined);
    };
  }, [isActive]);
  // React's type knows no custom properties, the DOM does.
  return area && ({ '--parley-visible-top': `${area.top}px`, '--parley-visible-height': `${area.height}px` } as CSSProperties);
}

interface VisibleArea {
  readonly top: number;
  readonly height: number;
}
