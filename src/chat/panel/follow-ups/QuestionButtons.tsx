import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { partClass } from '../../../ui/partClass.js';
import { usePanel } from '../context/PanelContext.js';

export interface QuestionButtonsProps extends ComponentProps<'ul'> {
  questions: readonly string[];
  /** Called before the question is sent. */
  onPick?: ((question: string) => void) | undefined;
}

/** Questions to ask with one press. If a question cannot be sent now, it goes into the message field. Renders a `<ul>`. */
export function QuestionButtons({ questions, onPick, className, ...props }: QuestionButtonsProps) {
  const { ask } = usePanel();
  const pick = (question: string) => {
    onPick?.(question);
    ask(question);
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
