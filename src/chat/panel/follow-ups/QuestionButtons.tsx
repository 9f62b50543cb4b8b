import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { partClass } from '../../../ui/partClass.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { usePanel } from '../context/PanelContext.js';
import { cannotSendReason } from '../model/cannotSendReason.js';

export interface QuestionButtonsProps extends ComponentProps<'ul'> {
  questions: readonly string[];
  /** Called before the question is sent. */
  onPick?: ((question: string) => void) | undefined;
}

/** Questions to ask with one press. If a question cannot be sent now, it goes into the message field. Renders a `<ul>`. */
export function QuestionButtons({ questions, onPick, className, ...props }: QuestionButtonsProps) {
  const store = useChatActions();
  const { composer, returnFocus } = usePanel();
  const cannotSend = useChatSelector((snapshot) => cannotSendReason(snapshot) !== undefined);
  const pick = (question: string) => {
    onPick?.(question);
    if (cannotSend) composer.current?.fill(question);
    else store.send(question);
    returnFocus();
  };
  return (
    <ul className={partClass('follow-ups', className)} {...props}>
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
