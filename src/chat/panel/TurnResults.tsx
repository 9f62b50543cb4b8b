'use client';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { partClass } from '../../ui/partClass.js';
import { ShowMore, useShownPart } from '../../ui/text/ShowMore.js';
import { useChatActions } from '../hooks/useChatActions.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import { LazySqlResult, loadLazyParts } from './lazyParts.js';
import { usePanel } from './PanelContext.js';
import { useTurn } from './TurnContext.js';
import { type TurnResult, titlesUpTo, turnResults } from './turnResults.js';

/** The results of the turn's queries as cards, added as they arrive. Renders a `<div>`, or nothing without a result. */
export function TurnResults({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { turn } = useTurn();
  const results = turnResults(turn);
  const part = useShownPart(results.length, { first: 20, step: 10 });
  useEffect(() => void loadLazyParts(), []);
  if (results.length === 0) return null;
  return (
    <div data-slot="turn-results" className={partClass('turn-results', className)} {...props}>
      {results.slice(0, part.shown).map(({ step, result }) => (
        <ResultOfStep key={step.id} step={step} result={result} />
      ))}
      <ShowMore part={part} isCounted />
    </div>
  );
}

function ResultOfStep({ step, result }: TurnResult) {
  const store = useChatActions();
  const { sessionSettings } = store.client;
  const chatId = useChatSelector((snapshot) => snapshot.chatId);
  const { observer, restrictDataDownload } = usePanel();
  const { turn } = useTurn();
  // A search always comes before the query that uses it, so the titles are known by then and deltas need no second look.
  const columnTitles = useMemo(() => titlesUpTo(step, store.getSnapshot().turns), [step, store]);
  return (
    <LazySqlResult
      result={result}
      columnTitles={columnTitles}
      chatId={chatId}
      restrictDataDownload={restrictDataDownload}
      branch={observer.branchOf(turn)}
      timeZone={sessionSettings?.timezone}
      durationMs={observer.durationOf(step)}
    />
  );
}
