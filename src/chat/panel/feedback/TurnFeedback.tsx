'use client';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { Button } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import { usePanel } from '../context/PanelContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import type { Feedback } from '../model/Feedback.js';
import { FeedbackForm } from './FeedbackForm.js';
import { type FeedbackDraft, keepDraft, readDraft } from './feedbackDrafts.js';

/**
 * The buttons "Good answer" and "Bad answer". A rating is sent at once; a form then asks for a reason and a comment. Renders nothing unless
 * the host sets `onFeedback`.
 */
export function TurnFeedback() {
  const { onFeedback } = usePanel();
  const isHidden = useHidden('feedback');
  const { turn } = useSteadyTurn();
  const { chat } = useLabels();
  const words = useActingLabels();
  const announce = useAnnounce();
  const emit = use(EmitContext);
  const store = useChatActions();
  const [draft, setDraft] = useState(() => readDraft(store, turn.id));
  const good = useRef<HTMLButtonElement>(null);
  const bad = useRef<HTMLButtonElement>(null);
  const [isOpened, setOpened] = useState(false);
  if (onFeedback === undefined || isHidden) return null;

  const change = (next: FeedbackDraft) => {
    setDraft(next);
    keepDraft(store, turn.id, next);
  };

  const report = ({ rating, reason, comment }: FeedbackDraft & Pick<Feedback, 'rating'>) => {
    const given = { rating, ...(rating === 'bad' && reason !== undefined && { reason }) };
    const text = comment.trim() || undefined;
    emit?.({ type: 'chat.feedback', ...given }, { text });
    onFeedback({
      ...given,
      ...(text !== undefined && { comment: text }),
      chatId: store.getSnapshot().chatId,
      turnId: turn.id,
      question: turn.question?.content ?? '',
      answer: turn.answer?.content ?? '',
    });
  };

  const rate = (rating: Feedback['rating']) => {
    // Pressing “Bad answer” again closes its form.
    const opensForm = rating === 'bad' && !(draft.rating === 'bad' && draft.shown === 'form');
    change({ ...draft, rating, shown: opensForm ? 'form' : 'thanks' });
    setOpened(true);
    if (rating === draft.rating) return;
    // A comment on the other rating is not sent along unseen.
    report({ rating, comment: '' });
    if (rating === 'good') announce(words.thanks);
  };

  const openForm = () => {
    change({ ...draft, shown: 'form' });
    setOpened(true);
  };

  const close = () => {
    change({ ...draft, shown: 'thanks' });
    if (draft.rating !== undefined) (draft.rating === 'good' ? good : bad).current?.focus();
  };

  const send = () => {
    if (draft.rating !== undefined) report({ ...draft, rating: draft.rating });
    announce(words.thanks);
    close();
  };

  return (
    <>
      {ratings.map(({ rating, icon, label }) => (
        <IconButton
          key={rating}
          ref={rating === 'good' ? good : bad}
          icon={icon}
          label={chat[label]}
          size="small"
          aria-pressed={draft.rating === rating}
          onClick={() => rate(rating)}
        />
      ))}
      {draft.shown === 'form' && (
        <FeedbackForm
          draft={draft}
          takesFocus={isOpened}
          onChange={(part) => change({ ...draft, ...part })}
          onSend={send}
          onClose={close}
        />
      )}
      {draft.shown === 'thanks' && (
        <p data-slot="feedback-thanks" className="parley-feedback-thanks">
          {words.thanks}
          {draft.rating === 'good' && (
            <Button variant="quiet" size="small" onClick={openForm}>
              {words.addComment}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

const ratings = [
  { rating: 'good', icon: ThumbsUp, label: 'goodAnswer' },
  { rating: 'bad', icon: ThumbsDown, label: 'badAnswer' },
] as const;
