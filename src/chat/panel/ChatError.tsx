'use client';
import type { ComponentProps } from 'react';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { partClass } from '../../ui/partClass.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import type { ChatSnapshot } from '../store/ChatStore.js';
import { RecoveryAction } from './turn/RecoveryAction.js';

/**
 * The error of the thread as a whole, with a recovery action. After a lost connection it says that it is reconnecting. Renders a `<div>`,
 * or nothing.
 */
export function ChatError({ className, ...props }: Omit<ComponentProps<'div'>, 'children' | 'title'>) {
  const { chat } = useFirstLabels();
  const error = useChatSelector((snapshot) => snapshot.error);
  const isBusyElsewhere = useChatSelector(isBusyWithoutTurn);
  const isResuming = useChatSelector(({ status, isOffline }) => status === 'resuming' && !isOffline);

  if (isResuming) {
    return (
      <div data-slot="connection" className={partClass('connection', className)} {...props}>
        <span aria-hidden="true" className="parley-steps-mark" />
        {chat.connectionLost}
      </div>
    );
  }
  if (isBusyElsewhere) {
    return (
      <ErrorNotice kind="thread-busy" className={partClass('chat-error', className)} {...props}>
        <RecoveryAction kind="thread-busy" />
      </ErrorNotice>
    );
  }
  if (error === undefined) return null;
  return (
    <ServiceErrorNotice error={error} className={partClass('chat-error', className)} {...props}>
      {(isWaiting) => <RecoveryAction kind={error.kind} reason={error.reason} isWaiting={isWaiting} />}
    </ServiceErrorNotice>
  );
}

/** If a question was refused because of it, its turn explains this and has the recovery actions. */
function isBusyWithoutTurn({ isBusyElsewhere, turns }: ChatSnapshot): boolean {
  return isBusyElsewhere && !turns.some(({ error }) => error?.kind === 'thread-busy');
}
