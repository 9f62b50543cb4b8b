'use client';
import { ArrowDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ButtonProps } from '../../ui/button/Button.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { partClass } from '../../ui/partClass.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { usePanel } from './context/PanelContext.js';

/** Scrolls to the end of the conversation. Renders a `<button>` in a `<div>`, visible only while the end is out of view. */
export function ScrollToLatest({ className, ...props }: ButtonProps) {
  const { scroll, returnFocus } = usePanel();
  const { chat } = useFirstLabels();
  const isAway = useSyncExternalStore(scroll.subscribe, scroll.isAway, () => false);
  if (!isAway) return null;
  const goToEnd = () => {
    scroll.follow();
    returnFocus();
  };
  return (
    <div className="parley-scroll-anchor">
      <IconButton
        icon={ArrowDown}
        label={chat.scrollToLatest}
        variant="outline"
        data-slot="scroll-to-latest"
        className={partClass('scroll-to-latest', className)}
        onClick={goToEnd}
        {...props}
      />
    </div>
  );
}
