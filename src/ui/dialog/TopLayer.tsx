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
    return isShown && element !== null ? showOnTop(element) : undefined;
  }, [isShown]);

  return <div ref={mergedRef} data-state={isShown ? 'open' : 'closed'} {...props} />;
}
