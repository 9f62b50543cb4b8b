'use client';

import { type ComponentType, cloneElement, createContext, type PropsWithChildren, type ReactElement, use } from 'react';
import { LightTooltip } from './LightTooltip.js';

export interface TooltipProps {
  /** The words. They are only visual: give screen readers the same in another way, so that they are not read twice. */
  text: string;
  /** The element that is described, and stays the same for each `text`: a button or a link. */
  children: ReactElement<PropsWithChildren>;
}

/** Shows a text beside an element on hover and keyboard focus. Escape, a press and leaving hide it. */
export function Tooltip({ text, children }: TooltipProps) {
  const Shared = use(SharedTooltip);
  return Shared === undefined ? (
    cloneElement(children, undefined, children.props.children, <LightTooltip text={text} />)
  ) : (
    <Shared text={text}>{children}</Shared>
  );
}

/** What the widget around a tooltip shows it with. Without one, as in the chat, each element brings a small tooltip of its own. */
export const SharedTooltip = createContext<ComponentType<TooltipProps> | undefined>(undefined);
