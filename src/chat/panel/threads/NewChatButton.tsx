'use client';
import { SquarePen } from 'lucide-react';
import type { ButtonProps } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { partClass } from '../../../ui/partClass.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { usePanel } from '../context/PanelContext.js';

/** Starts an empty thread and focuses the composer. Renders a `<button>`. */
export function NewChatButton({ className, ...props }: ButtonProps) {
  const { newThread } = useChatActions();
  const { returnFocus } = usePanel();
  const { chat } = useFirstLabels();
  const begin = () => {
    newThread();
    returnFocus();
  };
  if (useHidden('ask')) return null;
  return (
    <IconButton
      icon={SquarePen}
      label={chat.newChat}
      data-slot="new-chat"
      className={partClass('new-chat', className)}
      onClick={begin}
      {...props}
    />
  );
}
