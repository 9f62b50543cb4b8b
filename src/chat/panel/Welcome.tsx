'use client';
import type { ComponentProps } from 'react';
import { partClass } from '../../ui/partClass.js';
import { useHidden } from '../hooks/HiddenPartsContext.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { usePanel } from './context/PanelContext.js';

/** The content of an empty thread: the heading, one sentence and, as children, the starters. Renders a `<div>`. */
export function Welcome({ className, children, ...props }: ComponentProps<'div'>) {
  const { chat } = useFirstLabels();
  const { heading } = usePanel();
  return (
    <div data-slot="welcome" className={partClass('welcome', className)} {...props}>
      <p className="parley-welcome-heading">{heading}</p>
      <p className="parley-welcome-text">{useHidden('ask') ? chat.emptyThread : chat.intro}</p>
      {children}
    </div>
  );
}
