'use client';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import { IconButton } from '../primitives/IconButton.js';
import { type Feedback, usePanel } from './PanelContext.js';
import { useTurn } from './TurnContext.js';

/** "Good answer" and "Bad answer"; there only where the host listens with `onFeedback`. */
export function TurnFeedback() {
  const { onFeedback } = usePanel();
  const { turn } = useTurn();
  const { chat } = useLabels();
  const { getSnapshot } = useChatActions();
  const [rating, setRating] = useState<Feedback['rating']>();
  if (onFeedback === undefined) return null;
  const rate = (next: Feedback['rating']) => {
    if (next === rating) return;
    setRating(next);
    onFeedback({
      rating: next,
      chatId: getSnapshot().chatId,
      turnId: turn.id,
      question: turn.question?.content ?? '',
      answer: turn.answer?.content ?? '',
    });
  };
  return (
    <>
      <IconButton label={chat.goodAnswer} size="small" aria-pressed={rating === 'good'} onClick={() => rate('good')}>
        <ThumbsUp aria-hidden="true" size={16} strokeWidth={1.5} />
      </IconButton>
      <IconButton label={chat.badAnswer} size="small" aria-pressed={rating === 'bad'} onClick={() => rate('bad')}>
        <ThumbsDown aria-hidden="true" size={16} strokeWidth={1.5} />
      </IconButton>
    </>
  );
}
