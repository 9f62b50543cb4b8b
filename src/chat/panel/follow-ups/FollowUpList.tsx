import { type ComponentProps, use, useMemo } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { visibleLine } from '../../../react/text/searchText.js';
import { Button } from '../../../ui/button/Button.js';
import { partClass } from '../../../ui/partClass.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { FollowUpsContext } from '../context/FollowUpsContext.js';
import { usePanel } from '../context/PanelContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { cannotSendReason } from '../model/cannotSendReason.js';
import { dataModelViews } from '../model/dataModelViews.js';
import { alternativesIn } from './alternativesIn.js';
import { suggestFollowUps } from './suggestFollowUps.js';

/** The content of `FollowUps`. What the agent wrote is only text until the reader presses it. */
export function FollowUpList({ className, ...props }: ComponentProps<'ul'>) {
  const { turn } = useSteadyTurn();
  const { composer, returnFocus } = usePanel();
  const followUps = use(FollowUpsContext);
  const emit = use(EmitContext);
  const isHidden = useHidden('followUps');
  const store = useChatActions();
  const cannotSend = useChatSelector((snapshot) => cannotSendReason(snapshot) !== undefined);
  const words = useAskingLabels();
  const { number } = useFormats();
  const alternatives = useMemo(() => alternativesIn(turn), [turn]);
  const questions = useMemo(() => {
    if (followUps === false || alternatives.length > 0) return alternatives;
    const made = followUps?.(turn) ?? suggestFollowUps({ turn, views: dataModelViews(store.getSnapshot().turns), words, number });
    return [...new Set(made.map(visibleLine))].filter(Boolean).slice(0, maxFollowUps);
  }, [followUps, alternatives, turn, store, words, number]);
  if (isHidden || questions.length === 0) return null;
  const pick = (question: string) => {
    emit?.({ type: 'chat.followUp' }, { text: question });
    if (cannotSend) composer.current?.fill(question);
    else store.send(question);
    returnFocus();
  };
  const label = alternatives.length > 0 ? words.alternatives : words.followUps;
  return (
    <ul aria-label={label} data-slot="follow-ups" className={partClass('follow-ups', className)} {...props}>
      {questions.map((question) => (
        <li key={question}>
          <Button size="small" className="parley-follow-up" onClick={() => pick(question)}>
            <bdi>{question}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}

const maxFollowUps = 3;
