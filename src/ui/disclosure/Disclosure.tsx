'use client';

import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useControllable } from '../../react/state/useControllable.js';
import { Button } from '../button/Button.js';
import { Icon } from '../icon/Icon.js';
import { partClass } from '../partClass.js';

export interface DisclosureProps extends ComponentProps<'div'> {
  /** The label of the button. */
  summary: ReactNode;
  /** True if the content is shown. Makes it controlled; use it with `onOpenChange`. */
  open?: boolean | undefined;
  /** True if the content is shown at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when the user opens or closes the content. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A line that expands to its content, which is rendered only while open. Renders a `<div>` with `data-state` `open` or `closed`. */
export function Disclosure({ summary, open, defaultOpen = false, onOpenChange, className, children, ...props }: DisclosureProps) {
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const contentId = useId();
  return (
    <div data-slot="disclosure" data-state={isOpen ? 'open' : 'closed'} className={partClass('disclosure', className)} {...props}>
      <Button
        variant="quiet"
        size="small"
        data-slot="disclosure-button"
        className="parley-disclosure-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
        <Icon of={ChevronRight} className="parley-disclosure-chevron" />
      </Button>
      {isOpen && (
        <div id={contentId} data-slot="disclosure-content" className="parley-disclosure-content">
          {children}
        </div>
      )}
    </div>
  );
}
