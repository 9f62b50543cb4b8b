'use client';
import { ArrowUp, Square } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLabels } from '../../react/useLabels.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { useChatActions } from '../hooks/useChatActions.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import { isRunning } from './cannotSendReason.js';

/** Sends, or stops a running answer. One element does both, so that neither the focus nor the position changes. */
export function SendButton({ canSend, onSend }: { canSend: boolean; onSend: () => void }) {
  const { chat } = useLabels();
  const { stop } = useChatActions();
  const isBusy = useChatSelector(isRunning);
  const isStopping = useChatSelector(({ status }) => status === 'stopping');
  const Icon = isBusy ? Square : ArrowUp;

  const press = ({ detail }: MouseEvent) => {
    if (!isBusy) onSend();
    else if (!isStopping && detail < 2) void stop();
  };
  return (
    <IconButton
      label={isBusy ? chat.stop : chat.send}
      variant="primary"
      aria-disabled={isBusy ? isStopping : !canSend}
      data-slot={isBusy ? 'stop' : 'send'}
      className="parley-send"
      onClick={press}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={isBusy ? 0 : 2} fill={isBusy ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
