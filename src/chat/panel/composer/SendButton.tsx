'use client';
import { ArrowUp, Square } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ButtonProps } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { partClass } from '../../../ui/partClass.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { useComposerParts } from '../context/ComposerContext.js';

/**
 * Sends, or stops a running answer, inside `Composer`. One element does both, so that neither the focus nor the position changes. Renders a
 * `<button>`.
 */
export function SendButton({ className, ...props }: Omit<ButtonProps, 'children'>) {
  const { chat } = useFirstLabels();
  const { stop } = useChatActions();
  const { canSend, isRunning: isBusy, send } = useComposerParts();
  const isStopping = useChatSelector(({ status }) => status === 'stopping');
  const Icon = isBusy ? Square : ArrowUp;

  const press = ({ detail }: MouseEvent) => {
    if (!isBusy) send();
    else if (!isStopping && detail < 2) void stop();
  };
  return (
    <IconButton
      label={isBusy ? chat.stop : chat.send}
      variant="primary"
      aria-disabled={isBusy ? isStopping : !canSend}
      data-slot={isBusy ? 'stop' : 'send'}
      className={partClass('send', className)}
      onClick={press}
      {...props}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={isBusy ? 0 : 2} fill={isBusy ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
