'use client';

import { type ComponentType, cloneElement, createContext, type PropsWithChildren, type ReactElement, use, useState } from 'react';
import { LightTooltip } from './LightTooltip.js';

export interface TooltipProps {
  /** The text. It is only visual: describe the element to screen readers separately, so that nothing is read twice. */
  text: string;
  /** The element to describe, a button or a link. It must take a `ref` and the props of an element. */
  children: ReactElement<PropsWithChildren>;
}

/** Shows a text beside an element on hover and keyboard focus. Escape, a press and leaving hide it. */
export function Tooltip({ text, children }: TooltipProps) {
  const shared = use(SharedTooltip);
  // An element that was there before keeps its own tooltip, so that it is not replaced under a pointer.
  const [Shared] = useState(() => shared);
  return Shared === undefined ? (
    cloneElement(children, undefined, children.props.children, <LightTooltip text={text} />)
  ) : (
    <Shared text={text}>{children}</Shared>
  );
}

/** The component that shows the tooltips of the enclosing widget. Without one, as in the chat, each element has its own small tooltip. */
export const SharedTooltip = createContext<ComponentType<TooltipProps> | undefined>(undefined);
