'use client';
import { SquarePen } from 'lucide-react';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { ButtonProps } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { partClass } from '../primitives/partClass.js';
import { usePanel } from './PanelContext.js';

/** Leaves this thread and begins an empty one, with the focus in the composer. Renders a `<button>`. */
export function NewChatButton({ className, ...props }: ButtonProps) {
  const { newThread } = useChatActions();
  const { returnFocus } = usePanel();
  const { chat } = useLabels();
  const begin = () => {
    newThread();
    returnFocus();
  };
  return (
    <IconButton label={chat.newChat} data-slot="new-chat" className={partClass('new-chat', className)} onClick={begin} {...props}>
      <SquarePen aria-hidden="true" size={16} strokeWidth={1.5} />
    </IconButton>
  );
}
