'use client';
import { readToolResult } from '../../../client/chat-stream/readToolResult.js';
import { Button } from '../../../ui/button/Button.js';
import { ErrorNotice } from '../../../ui/errors/ErrorNotice.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import { isRunning } from '../../store/isRunning.js';
import { usePanel } from '../context/PanelContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { isUnanswered } from '../model/turnResults.js';
import { RecoveryAction } from './RecoveryAction.js';

/** Explains why a turn failed or was stopped, with a recovery action. Renders nothing for a running or answered turn. */
export function TurnNotice() {
  const { turn, isLast } = useSteadyTurn();
  const { chat } = useFirstLabels();
  switch (turn.state) {
    case 'running':
      return null;
    case 'done':
      return <DoneNotice turn={turn} isLast={isLast} />;
    case 'stopped':
      return (
        <p data-slot="turn-note" className="parley-turn-note">
          {chat.stopped}
        </p>
      );
    case 'suspended':
      return <SuspendedNotice turn={turn} isLast={isLast} />;
    case 'interrupted':
    case 'failed':
      return <FailureNotice turn={turn} isLast={isLast} />;
  }
}

function DoneNotice({ turn, isLast }: { turn: ChatTurn; isLast: boolean }) {
  const { chat } = useFirstLabels();
  const hasBadBranch = useBadBranch(turn);
  if (hasBadBranch) return isLast ? <BadBranchNotice turn={turn} /> : null;
  if (!isUnanswered(turn)) return null;
  return (
    <p data-slot="turn-note" className="parley-turn-note">
      {chat.unanswered}
    </p>
  );
}

function SuspendedNotice({ turn, isLast }: { turn: ChatTurn; isLast: boolean }) {
  const { retry } = useChatActions();
  const isReadOnly = useHidden('ask');
  const { returnFocus } = usePanel();
  const { chat } = useFirstLabels();
  const resume = () => {
    retry(turn.id);
    returnFocus();
  };
  return (
    <div data-slot="turn-note" className="parley-turn-note">
      {isReadOnly ? chat.interrupted : chat.suspended}
      {isLast && !isReadOnly && (
        <Button size="small" onClick={resume}>
          {chat.resume}
        </Button>
      )}
    </div>
  );
}

function FailureNotice({ turn, isLast }: { turn: ChatTurn; isLast: boolean }) {
  const hasBadBranch = useBadBranch(turn);
  const isReadOnly = useHidden('ask');
  const isBusy = useChatSelector(isRunning);
  const isBusyElsewhere = useChatSelector((snapshot) => snapshot.isBusyElsewhere);
  const { chat } = useFirstLabels();
  if (hasBadBranch && isLast) return <BadBranchNotice turn={turn} />;
  const reason = turn.error?.kind ?? 'interrupted';
  const kind = reason === 'thread-busy' && !isBusyElsewhere ? 'not-sent' : reason;
  // The thread is read before the question is asked again, because it may already hold the answer.
  const mayBeWhole = kind === 'interrupted' && !isLast;
  const interruption = { title: chat.interrupted, advice: mayBeWhole ? chat.mayBeWhole : chat.interruptedAdvice };
  // Without a possible action, show only the service's own reason.
  const isHint = isReadOnly && kind !== 'validation' && kind !== 'unprocessable';
  const hasRecoveryAction = !isBusy && (isLast || mayBeWhole || kind === 'not-sent' || kind === 'thread-busy');
  return (
    <ServiceErrorNotice error={turn.error} kind={kind} {...(kind === 'interrupted' && interruption)} {...(isHint && { advice: '' })}>
      {(isWaiting) =>
        hasRecoveryAction && (
          <RecoveryAction
            kind={kind}
            reason={turn.error?.reason}
            isWaiting={isWaiting}
            turn={turn}
            retryLabel={mayBeWhole ? chat.checkAgain : undefined}
          />
        )
      }
    </ServiceErrorNotice>
  );
}

/** For a development branch that was deleted or is not running: offers the same question on the default branch. */
function BadBranchNotice({ turn }: { turn: ChatTurn }) {
  const { setBranch } = useChatActions();
  const { composer } = usePanel();
  const { chat, errors } = useFirstLabels();
  const isReadOnly = useHidden('ask');
  const branch = useChatSelector((snapshot) => snapshot.branch);
  if (!useBadBranch(turn) || branch === undefined) return null;
  const goBack = () => {
    setBranch(undefined);
    composer.current?.fill(turn.question?.content ?? '');
  };
  return (
    <ErrorNotice kind="not-found" title={chat.branch(branch.name)} advice={errors['not-found'].title}>
      {!isReadOnly && (
        <Button size="small" onClick={goBack}>
          {chat.backToMainBranch}
        </Button>
      )}
    </ErrorNotice>
  );
}

function useBadBranch(turn: ChatTurn): boolean {
  return turn.steps.some(({ toolCall }) => {
    const result = toolCall === undefined ? undefined : readToolResult(toolCall);
    return result?.kind === 'failure' && result.isBadBranch;
  });
}
