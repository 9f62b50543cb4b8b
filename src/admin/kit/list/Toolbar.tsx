'use client';
import type { ComponentProps, ReactNode } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { useSlots } from '../widget/useSlots.js';
import type { ListSlots } from './ListSlots.js';

/** The line above a list: search, filters, the main action at the end, and the host's own. Renders a `<div>`. */
export function Toolbar({ className, children, ...props }: ComponentProps<'div'>) {
  const ofHost = useSlots<ListSlots<never>, ReactNode>(({ toolbar }) => toolbar);
  return (
    <div data-slot="toolbar" className={partClass('toolbar parley-line', className)} {...props}>
      {children}
      {ofHost !== undefined && <span className="parley-line parley-toolbar-slot">{ofHost}</span>}
    </div>
  );
}
