'use client';

import { type ComponentProps, cloneElement, createContext, use } from 'react';
import { useOverlays } from '../overlay-loader/useOverlays.js';
import type { ToolbarButtonProps } from './ToolbarButtonProps.js';

/** A group of buttons with a single tab stop; the arrow keys move between them. Renders a `<div role="toolbar">`. */
export function Toolbar(props: ComponentProps<'div'>) {
  // Until the overlays have loaded, Tab stops at each button.
  const overlays = useOverlays(false);
  return (
    <ToolbarContext value={overlays}>
      {overlays === undefined ? <div role="toolbar" {...props} /> : <overlays.ToolbarRoot {...props} />}
    </ToolbarContext>
  );
}

/** Adds a button to the `<Toolbar>` around it. Adds no element; other props go to the button. */
export function ToolbarButton({ render, ...props }: ToolbarButtonProps) {
  const overlays = use(ToolbarContext);
  return overlays === undefined ? cloneElement(render, props) : <overlays.ToolbarButton render={render} {...props} />;
}

const ToolbarContext = createContext<ReturnType<typeof useOverlays>>(undefined);
