'use client';
import { type ComponentProps, use } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { partClass } from '../../../ui/partClass.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { useScopedEmit } from '../context/useScopedEmit.js';
import { Question } from './Question.js';
import { TurnBody } from './TurnBody.js';

/** A question with its steps, results and answer, inside a `TurnList`. Children replace its parts. Renders an `<article>`. */
export function Turn({ className, children, ...props }: ComponentProps<'article'>) {
  const { turn } = useSteadyTurn();
  const { chat } = useFirstLabels();
  const emit = useScopedEmit(use(EmitContext), useChatActions(), turn.id);
  return (
    <EmitContext value={emit}>
      <article data-slot="turn" data-turn-id={turn.id} data-state={turn.state} className={partClass('turn', className)} {...props}>
        <h3 className="parley-visually-hidden">{turn.question === undefined ? chat.answer : chat.question}</h3>
        {children ?? (
          <>
            <Question />
            <TurnBody />
          </>
        )}
      </article>
    </EmitContext>
  );
}
