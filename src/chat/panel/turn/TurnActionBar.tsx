import { RotateCw } from 'lucide-react';
import { type ComponentProps, use } from 'react';
import { IconButton } from '../../../ui/button/IconButton.js';
import { partClass } from '../../../ui/partClass.js';
import { HiddenPartsContext, useHidden } from '../../hooks/HiddenPartsContext.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import { isRunning } from '../../store/isRunning.js';
import { useActing } from '../context/ActingContext.js';
import { usePanel } from '../context/PanelContext.js';
import { TurnActionsSlot } from '../context/TurnActionsSlot.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { TurnFeedback } from '../feedback/TurnFeedback.js';
import { cannotSendReason } from '../model/cannotSendReason.js';
import { CopyAnswerLink } from '../share/CopyAnswerLink.js';
import { CopyMenu } from './CopyMenu.js';

/** The content of `TurnActions`. */
export function TurnActionBar({ className, children: own, ...props }: ComponentProps<'div'>) {
  const { turn, isLast } = useSteadyTurn();
  const { onFeedback } = usePanel();
  const hidden = use(HiddenPartsContext);
  const { linkToTurn } = useActing();
  const ofPanel = use(TurnActionsSlot);
  const children = own ?? ofPanel;
  const hasText = (turn.answer?.content ?? '') !== '';
  const canCopy = hasText && !hidden.has('copy');
  const canAskAgain = useCanAskAgain();
  const canRate = hasText && onFeedback !== undefined && !hidden.has('feedback');
  const canLink = hasText && linkToTurn !== undefined && !hidden.has('share');
  if (!canCopy && !canAskAgain && !canRate && !canLink && (!hasText || children === undefined)) return null;
  return (
    <div data-slot="turn-actions" data-state={isLast ? 'last' : 'earlier'} className={partClass('turn-actions', className)} {...props}>
      {canCopy && <CopyMenu key={turn.id} markdown={turn.answer?.content ?? ''} />}
      {canAskAgain && <TryAgain turn={turn} isLast={isLast} />}
      {hasText && (
        <>
          <CopyAnswerLink />
          <TurnFeedback key={turn.id} />
          {children}
        </>
      )}
    </div>
  );
}

/**
 * True if the turn can be retried here. The retry button of the last turn is in `TurnNotice` if it failed, unless a quota is used up.
 * Earlier versions cannot be retried.
 */
function useCanAskAgain(): boolean {
  const { turn, isLast, versions } = useSteadyTurn();
  const isBusy = useChatSelector((snapshot) => isRunning(snapshot) || cannotSendReason(snapshot) !== undefined);
  const isLatest = versions === undefined || versions.at(-1)?.id === turn.id;
  const isAnswered = turn.state === 'done' || turn.state === 'stopped';
  // The only way to retry an earlier failed turn, or one that exceeded the quota.
  const isHidden = useHidden(isAnswered ? 'retry' : 'ask');
  const hasRecovery = isAnswered || !isLast || turn.error?.reason === 'quota';
  return turn.question !== undefined && !isHidden && !isBusy && isLatest && hasRecovery;
}

function TryAgain({ turn, isLast }: { turn: ChatTurn; isLast: boolean }) {
  const { retry, send } = useChatActions();
  const { returnFocus } = usePanel();
  const words = useAskingLabels();
  const again = () => {
    // An earlier question is asked at the end, so that no later answer changes its place.
    if (isLast || turn.state === 'done' || turn.state === 'stopped') retry(turn.id);
    else send(turn.question?.content ?? '');
    returnFocus();
  };
  return <IconButton icon={RotateCw} label={words.tryAgain} size="small" data-slot="try-again" onClick={again} />;
}
