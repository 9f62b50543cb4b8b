'use client';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button/IconButton.js';
import { useChatActions } from '../hooks/useChatActions.js';
import { useLabels } from '../hooks/useLabels.js';
import type { Feedback } from './Feedback.js';
import { usePanel } from './PanelContext.js';
import { useTurn } from './TurnContext.js';

/** The buttons "Good answer" and "Bad answer". Renders nothing unless the host sets `onFeedback`. */
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
      <IconButton icon={ThumbsUp} label={chat.goodAnswer} size="small" aria-pressed={rating === 'good'} onClick={() => rate('good')} />
      <IconButton icon={ThumbsDown} label={chat.badAnswer} size="small" aria-pressed={rating === 'bad'} onClick={() => rate('bad')} />
    </>
  );
}
