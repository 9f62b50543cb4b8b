'use client';
import type { Turn } from '../../chat-store/Thread.js';
import type { ServiceError, ServiceErrorKind } from '../../client/http/ServiceError.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Button } from '../primitives/Button.js';
import { usePanel } from './PanelContext.js';

export interface ErrorWayOutProps {
  kind: ServiceErrorKind;
  /** The turn that failed; without it the thread as a whole did. */
  turn?: Turn | undefined;
  /** What trying again is called here. Default: "Retry". */
  retryLabel?: string | undefined;
}

/** The button that leads out of an error, by its kind. */
export function ErrorWayOut({ kind, turn, retryLabel }: ErrorWayOutProps) {
  const labels = useLabels();
  const { composer, returnFocus } = usePanel();
  const store = useChatActions();

  const again = () => {
    const { chatId } = store.getSnapshot();
    if (turn !== undefined || chatId === undefined) store.retry(turn?.id);
    else void store.load(chatId);
    returnFocus();
  };
  const edit = () => composer.current?.fill(turn?.question?.content ?? '');
  const begin = () => {
    store.newThread();
    returnFocus();
  };

  switch (waysOut[kind]) {
    case 'retry':
      return (
        <Button size="small" onClick={again}>
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
      return <BusyWaysOut />;
    case 'none':
      return null;
  }
}

/** What to change in a request is said by the service alone; for the other kinds the labels know what to do. */
export function adviceOf(error: ServiceError | undefined): string | undefined {
  return error?.kind === 'validation' || error?.kind === 'unprocessable' ? error.message : undefined;
}

/** The thread is being answered elsewhere: look on, or stop that answer. */
export function BusyWaysOut() {
  const { chat } = useLabels();
  const { watch, stopElsewhere } = useChatActions();
  const { returnFocus } = usePanel();
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
      <Button size="small" variant="quiet" onClick={stop}>
        {chat.stopIt}
      </Button>
    </>
  );
}

const waysOut: Readonly<Record<ServiceErrorKind, 'retry' | 'edit' | 'new-chat' | 'busy' | 'none'>> = {
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
