'use client';
import { ArrowDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLabels } from '../../hooks/useLabels.js';
import type { ButtonProps } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { partClass } from '../primitives/partClass.js';
import { usePanel } from './PanelContext.js';

/** Goes back to the end of the conversation; there only while the reader is elsewhere. Renders a `<button>` in a `<div>`. */
export function ScrollToLatest({ className, ...props }: ButtonProps) {
  const { scroll, returnFocus } = usePanel();
  const { chat } = useLabels();
  const isAway = useSyncExternalStore(scroll.subscribe, scroll.isAway, () => false);
  if (!isAway) return null;
  const goToEnd = () => {
    scroll.follow();
    returnFocus();
  };
  return (
    <div className="parley-scroll-anchor">
      <IconButton
        label={chat.scrollToLatest}
        variant="outline"
        data-slot="scroll-to-latest"
        className={partClass('scroll-to-latest', className)}
        onClick={goToEnd}
        {...props}
      >
        <ArrowDown aria-hidden="true" size={16} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
