'use client';
import { History } from 'lucide-react';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button/IconButton.js';
import { partClass } from '../../../ui/partClass.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { LazyThreadPopup, loadThreadPopup } from '../lazy/lazyParts.js';
import type { Threads } from '../model/ThreadSummary.js';
import { useThreadSource } from './useThreadSource.js';

export interface ThreadMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Your own threads. Default: `threads` of the root, or else the user's recent threads in this browser. */
  threads?: Threads | undefined;
}

/** Opens one of the user's threads, or a new one. Renders a `<div>` with the button that opens the list. */
export function ThreadMenu({ threads: given, className, ...props }: ThreadMenuProps) {
  const { chat } = useFirstLabels();
  const source = useThreadSource(given);
  const chatId = useChatSelector((snapshot) => snapshot.chatId);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const popupId = useId();
  const hasUnread = source.threads.some((thread) => thread.isUnread === true && thread.chatId !== chatId);
  const close = (focus: 'trigger' | 'elsewhere') => {
    setOpen(false);
    if (focus === 'trigger') trigger.current?.focus();
  };
  if (useHidden('threads')) return null;
  return (
    <div data-slot="thread-menu" className={partClass('thread-menu', className)} {...props}>
      <IconButton
        ref={trigger}
        icon={History}
        label={hasUnread ? `${chat.threads}: ${chat.unreadThread}` : chat.threads}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        data-unread={hasUnread || undefined}
        onPointerEnter={loadThreadPopup}
        onFocus={loadThreadPopup}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <LazyThreadPopup id={popupId} source={source} trigger={trigger} onClose={close} />}
    </div>
  );
}
