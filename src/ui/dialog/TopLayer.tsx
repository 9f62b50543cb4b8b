'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { showOnTop } from '../popup/showOnTop.js';
import { useMergedRef } from '../useMergedRef.js';

export interface TopLayerProps extends ComponentProps<'div'> {
  isShown: boolean;
}

/**
 * An element in the browser's top layer that portals render into. It keeps its place in the document, so that theme and shadow root apply.
 */
export function TopLayer({ isShown, ref, ...props }: TopLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(layer, ref);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!isShown || element === null) return;
    const before = focusedBeside(element);
    const takeBack = showOnTop(element);
    return () => {
      // Otherwise, a dialog around it would take the focus that is lost here.
      if (element.contains(focusedBeside(element)) && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
      takeBack();
    };
  }, [isShown]);

  return <div ref={mergedRef} data-state={isShown ? 'open' : 'closed'} {...props} />;
}

/** Returns the focused element in the document or shadow root that contains an element. */
export const focusedBeside = (place: Element) => (place.getRootNode() as Document | ShadowRoot).activeElement;
