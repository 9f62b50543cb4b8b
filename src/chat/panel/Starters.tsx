'use client';
import { type ComponentProps, use } from 'react';
import { EmitContext } from '../../data/events/EmitContext.js';
import { Button } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { useHidden } from '../hooks/HiddenPartsContext.js';
import { useChatActions } from '../hooks/useChatActions.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { usePanel } from './context/PanelContext.js';
import { cannotSendReason } from './model/cannotSendReason.js';

export interface StartersProps extends ComponentProps<'ul'> {
  /** The suggested questions. */
  questions: readonly string[];
  /** The effect of a click: `send` the question, or `fill` it into the composer for editing. Default: `send`. */
  action?: 'send' | 'fill' | undefined;
}

/** Suggested questions. Renders a `<ul>` of buttons, or nothing if there are no questions. */
export function Starters({ questions, action = 'send', className, ...props }: StartersProps) {
  const { chat } = useFirstLabels();
  const { send } = useChatActions();
  const emit = use(EmitContext);
  const cannotSend = useChatSelector((snapshot) => cannotSendReason(snapshot) !== undefined);
  const { composer, returnFocus } = usePanel();
  if (useHidden('ask') || questions.length === 0) return null;
  const pick = (question: string) => {
    emit?.({ type: 'chat.followUp' }, { text: question });
    if (action === 'fill' || cannotSend) composer.current?.fill(question);
    else send(question);
    returnFocus();
  };
  return (
    <ul aria-label={chat.starters} data-slot="starters" className={partClass('starters', className)} {...props}>
      {questions.map((question) => (
        <li key={question}>
          <Button className="parley-starter" onClick={() => pick(question)}>
            <bdi>{question}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
