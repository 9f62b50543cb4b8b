import { type ComponentProps, use, useMemo } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { visibleLine } from '../../../react/text/searchText.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { FollowUpsContext } from '../context/FollowUpsContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { dataModelViews } from '../model/dataModelViews.js';
import { alternativesIn } from './alternativesIn.js';
import { QuestionButtons } from './QuestionButtons.js';
import { suggestFollowUps } from './suggestFollowUps.js';

/** The content of `FollowUps`. What the agent wrote is only text until the reader presses it. */
export function FollowUpList(props: ComponentProps<'ul'>) {
  const { turn } = useSteadyTurn();
  const followUps = use(FollowUpsContext);
  const emit = use(EmitContext);
  const isHidden = useHidden('followUps');
  const store = useChatActions();
  const words = useAskingLabels();
  const { number } = useFormats();
  const alternatives = useMemo(() => alternativesIn(turn), [turn]);
  const questions = useMemo(() => {
    if (followUps === false || alternatives.length > 0) return alternatives;
    const made = followUps?.(turn) ?? suggestFollowUps({ turn, views: dataModelViews(store.getSnapshot().turns), words, number });
    return [...new Set(made.map(visibleLine))].filter(Boolean).slice(0, maxFollowUps);
  }, [followUps, alternatives, turn, store, words, number]);
  if (isHidden || questions.length === 0) return null;
  return (
    <QuestionButtons
      aria-label={alternatives.length > 0 ? words.alternatives : words.followUps}
      data-slot="follow-ups"
      questions={questions}
      onPick={(text) => emit?.({ type: 'chat.followUp' }, { text })}
      {...props}
    />
  );
}

const maxFollowUps = 3;
