'use client';
import type { ComponentProps } from 'react';
import { readToolResult } from '../../client/chat-stream/readToolResult.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { partClass } from '../primitives/partClass.js';
import { SqlResult } from '../sql-result/SqlResult.js';
import { usePanel } from './PanelContext.js';
import { useTurn } from './TurnContext.js';

/** The results of the turn's queries, each a card, as they come. Renders a `<div>`, or nothing without a result. */
export function TurnResults({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { turn } = useTurn();
  const { stepTimes } = usePanel();
  const { names, sessionSettings } = useChatActions().client;
  const branch = useChatSelector((snapshot) => snapshot.branch);
  const results = turn.steps.flatMap((step) => {
    const result = step.toolCall === undefined ? undefined : readToolResult(step.toolCall, names);
    return result?.kind === 'sql' ? [{ step, result }] : [];
  });
  if (results.length === 0) return null;
  return (
    <div data-slot="turn-results" className={partClass('turn-results', className)} {...props}>
      {results.map(({ step, result }) => (
        <SqlResult
          key={step.id}
          result={result}
          branch={branch}
          timeZone={sessionSettings?.timezone}
          durationMs={stepTimes.durationOf(step)}
        />
      ))}
    </div>
  );
}
