'use client';
import { use } from 'react';
import type { ServiceErrorKind, ServiceErrorReason } from '../../../client/errors/ServiceError.js';
import { Button } from '../../../ui/button/Button.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import { usePanel } from '../context/PanelContext.js';
import { QuotaActionSlot } from '../context/QuotaActionSlot.js';

export interface RecoveryActionProps {
  /** The kind of the error, which decides the action. */
  kind: ServiceErrorKind;
  /** The reason of the error, if known. */
  reason?: ServiceErrorReason | undefined;
  /** True while the service requires a pause before the next try. */
  isWaiting?: boolean | undefined;
  /** The turn that failed. Omit it for an error of the thread as a whole. */
  turn?: ChatTurn | undefined;
  /** The label of the retry button. Default: "Retry". */
  retryLabel?: string | undefined;
}

/** The button that resolves an error of this kind; for a used-up quota, the host's own action. */
export function RecoveryAction({ kind, reason, isWaiting = false, turn, retryLabel }: RecoveryActionProps) {
  const labels = useFirstLabels();
  const { composer, returnFocus } = usePanel();
  const store = useChatActions();
  const quotaAction = use(QuotaActionSlot);
  const isReadOnly = useHidden('ask');

  const again = () => {
    const { chatId } = store.getSnapshot();
    if (turn !== undefined || chatId === undefined) store.retry(turn?.id);
    else void store.load(chatId);
    returnFocus();
  };
  const edit = () => turn && composer.current?.edit({ turnId: turn.id, question: turn.question?.content ?? '' });
  const begin = () => {
    store.newThread();
    returnFocus();
  };

  const recovery = recoveryOf(kind, reason);
  // A read-only chat can only reload the thread and follow its answer.
  const canRead = recovery === 'busy' || (recovery === 'retry' && turn === undefined && store.getSnapshot().chatId !== undefined);
  if (isReadOnly && !canRead) return null;
  switch (recovery) {
    case 'retry':
      return (
        <Button size="small" isBlocked={isWaiting} onClick={again}>
          {retryLabel ?? labels.common.retry}
        </Button>
      );
    case 'edit':
      return turn === undefined ? null : (
        <Button size="small" onClick={edit}>
          {labels.chat.editQuestion}
        </Button>
      );
    case 'new-chat':
      return (
        <Button size="small" onClick={begin}>
          {labels.chat.newChat}
        </Button>
      );
    case 'busy':
      return <BusyRecoveryActions />;
    case 'quota':
      return quotaAction;
    case 'none':
      return null;
  }
}

/** Actions for a thread that is being answered elsewhere: follow that answer, or stop it. */
function BusyRecoveryActions() {
  const { chat } = useFirstLabels();
  const { watch, stopElsewhere } = useChatActions();
  const { returnFocus } = usePanel();
  const isReadOnly = useHidden('ask');
  const look = () => {
    watch();
    returnFocus();
  };
  const stop = () => {
    void stopElsewhere();
    returnFocus();
  };
  return (
    <>
      <Button size="small" onClick={look}>
        {chat.watch}
      </Button>
      {!isReadOnly && (
        <Button size="small" variant="quiet" onClick={stop}>
          {chat.stopIt}
        </Button>
      )}
    </>
  );
}

function recoveryOf(kind: ServiceErrorKind, reason: ServiceErrorReason | undefined): Recovery {
  if (reason === 'not-configured') return 'none';
  if (reason === 'endpoint-missing' || reason === 'user-limit') return 'retry';
  return reason === 'quota' ? reason : recoveries[kind];
}

type Recovery = 'retry' | 'edit' | 'new-chat' | 'busy' | 'quota' | 'none';

const recoveries: Readonly<Record<ServiceErrorKind, Recovery>> = {
  authentication: 'retry',
  permission: 'new-chat',
  'not-found': 'new-chat',
  conflict: 'retry',
  'thread-busy': 'busy',
  validation: 'edit',
  unprocessable: 'edit',
  'rate-limited': 'retry',
  server: 'retry',
  network: 'retry',
  interrupted: 'retry',
  'not-sent': 'retry',
  protocol: 'retry',
  unsupported: 'none',
  aborted: 'retry',
};
