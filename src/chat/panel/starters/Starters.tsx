'use client';
import { type ComponentProps, use } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { Button } from '../../../ui/button/Button.js';
import { partClass } from '../../../ui/partClass.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { usePanel } from '../context/PanelContext.js';
import { LazyStarters } from '../lazy/lazyParts.js';
import type { StarterSource } from '../model/Starter.js';
import type { StarterIcon } from './StarterIcon.js';

export interface StartersProps extends ComponentProps<'ul'> {
  /** The suggested questions: texts, cards and groups, or a function that returns or promises them. */
  questions: StarterSource<StarterIcon>;
  /** The effect of a click: `send` the question, or `fill` it into the composer for editing. Default: `send`. */
  action?: 'send' | 'fill' | undefined;
  /** Called with the texts of the questions that a function has returned. */
  onQuestions?: ((questions: readonly string[]) => void) | undefined;
}

/** Suggested questions. Renders a `<ul>` of buttons, with a list inside for each group, or nothing if there are no questions. */
export function Starters({ questions, action = 'send', onQuestions, className, ...props }: StartersProps) {
  const { chat } = useFirstLabels();
  const { ask } = usePanel();
  const emit = use(EmitContext);
  const isList = Array.isArray(questions);
  // A host without types may pass null.
  if (useHidden('ask') || !questions || (isList && questions.length === 0)) return null;
  const pick = (question: string) => {
    emit?.({ type: 'chat.followUp' }, { text: question });
    ask(question, action === 'fill');
  };
  const list = { 'aria-label': chat.starters, 'data-slot': 'starters', className: partClass('starters', className), ...props };
  if (!isList || !questions.every(isText)) return <LazyStarters source={questions} pick={pick} onQuestions={onQuestions} list={list} />;
  return (
    <ul {...list}>
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

function isText(starter: unknown): starter is string {
  return typeof starter === 'string' && starter !== '';
}
