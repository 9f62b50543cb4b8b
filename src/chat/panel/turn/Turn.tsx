'use client';
import { type ComponentProps, use } from 'react';
import { TellContext } from '../../../data/events/TellContext.js';
import { partClass } from '../../../ui/partClass.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { useScopedTell } from '../context/useScopedTell.js';
import { Question } from './Question.js';
import { TurnBody } from './TurnBody.js';

/** A question with its steps, results and answer, inside a `TurnList`. Children replace its parts. Renders an `<article>`. */
export function Turn({ className, children, ...props }: ComponentProps<'article'>) {
  const { turn } = useSteadyTurn();
  const { chat } = useFirstLabels();
  const tell = useScopedTell(use(TellContext), useChatActions(), turn.id);
  return (
    <TellContext value={tell}>
      <article data-slot="turn" data-state={turn.state} className={partClass('turn', className)} {...props}>
        <h3 className="parley-visually-hidden">{turn.question === undefined ? chat.answer : chat.question}</h3>
        {children ?? (
          <>
            <Question />
            <TurnBody />
          </>
        )}
      </article>
    </TellContext>
  );
}
