'use client';
import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { useLaterParts } from '../lazy/lazyParts.js';

/** Shows the user's question. The last one can be edited and sent again as a new turn, which shows the earlier versions on request. Renders a `<div>`, and below it the context that was sent. */
export function Question({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { turn } = useSteadyTurn();
  const { QuestionTools: Tools, SentContext: Context } = useLaterParts() ?? {};
  if (turn.question === undefined) return null;
  const { content, context } = turn.question;
  return (
    <>
      <div data-slot="question" className={partClass('question', className)} {...props}>
        {Tools && <Tools />}
        <p dir="auto" className="parley-question-text">
          {content}
        </p>
      </div>
      {context !== undefined && Context && <Context />}
    </>
  );
}
