'use client';
import type { ComponentProps } from 'react';
import { useChatActions } from '../../hooks/useChatActions.js';
import { partClass } from '../primitives/partClass.js';
import { SqlResult } from '../sql-result/SqlResult.js';
import { usePanel } from './PanelContext.js';
import { useTurn } from './TurnContext.js';
import { type TurnResult, turnResults } from './turnResults.js';
import { useChatNames } from './useChatNames.js';

/** The results of the turn's queries, each a card, as they come. Renders a `<div>`, or nothing without a result. */
export function TurnResults({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { turn } = useTurn();
  const results = turnResults(turn, useChatNames());
  if (results.length === 0) return null;
  return (
    <div data-slot="turn-results" className={partClass('turn-results', className)} {...props}>
      {results.map(({ step, result }) => (
        <ResultOfStep key={step.id} step={step} result={result} />
      ))}
    </div>
  );
}

function ResultOfStep({ step, result }: TurnResult) {
  const { sessionSettings } = useChatActions().client;
  const { observer } = usePanel();
  const { turn } = useTurn();
  return (
    <SqlResult
      result={result}
      branch={observer.branchOf(turn)}
      timeZone={sessionSettings?.timezone}
      durationMs={observer.durationOf(step)}
    />
  );
}
