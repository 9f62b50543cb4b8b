import { memo, Suspense, useMemo } from 'react';
import { readToolInput, readToolResult } from '../../client/chat-stream/readToolResult.js';
import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import { partClass } from '../../ui/partClass.js';
import { shortText } from '../../ui/text/shortText.js';
import { useChatActions } from '../hooks/useChatActions.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import { type ColumnTitles, columnTitles } from '../results/columnTitles.js';
import { SqlResult } from '../results/SqlResult.js';
import type { ChatMessage, ChatTurn } from '../store/fold/Thread.js';
import { usePanel } from './PanelContext.js';
import { ToolBoundary } from './ToolBoundary.js';
import { rendererOf } from './ToolRenderer.js';
import { useTurn } from './TurnContext.js';

export interface ResultCardProps {
  /** A step with a tool call that has a result. */
  step: ChatMessage;
}

/** The result of a tool: the card of the host's renderer, or that of a query. */
export const ResultCard = memo(function ResultCard({ step }: ResultCardProps) {
  const { toolRenderers } = usePanel();
  const { toolCall } = step;
  const result = toolCall && readToolResult(toolCall);
  const fallback = useMemo(() => (result?.kind === 'sql' ? <QueryCard step={step} result={result} /> : null), [step, result]);
  const Renderer = rendererOf(toolCall?.name ?? '', toolRenderers);
  if (Renderer === undefined || toolCall === undefined || result === undefined) return fallback;
  return (
    <div data-slot="tool-card" data-tool={shortText(toolCall.name, maxNameCharacters)} className="parley-tool-card">
      <ToolBoundary fallback={fallback}>
        <Suspense fallback={<div aria-busy="true" className={partClass('skeleton', 'parley-result-loading')} />}>
          <Renderer name={toolCall.name} input={readToolInput(toolCall)} result={result} fallback={fallback} />
        </Suspense>
      </ToolBoundary>
    </div>
  );
});

function QueryCard({ step, result }: { step: ChatMessage; result: SqlToolResult }) {
  const store = useChatActions();
  const { sessionSettings } = store.client;
  const chatId = useChatSelector((snapshot) => snapshot.chatId);
  const { observer, restrictDataDownload } = usePanel();
  const { turn } = useTurn();
  // A search always comes before the query that uses it, so the titles are known by then and deltas need no second look.
  const titles = useMemo(() => titlesUpTo(step, store.getSnapshot().turns), [step, store]);
  return (
    <SqlResult
      result={result}
      columnTitles={titles}
      chatId={chatId}
      restrictDataDownload={restrictDataDownload}
      branch={observer.branchOf(turn)}
      timeZone={sessionSettings?.timezone}
      durationMs={observer.durationOf(step)}
    />
  );
}

/** Returns the titles found by data model searches in the turn of this step and in earlier turns. */
function titlesUpTo(step: ChatMessage, turns: readonly ChatTurn[]): ColumnTitles {
  const last = turns.findLastIndex(({ steps }) => steps.includes(step));
  const steps = turns.slice(Math.max(0, last - maxTurnsBack), last + 1).flatMap((turn) => turn.steps);
  const views = steps.flatMap(({ toolCall }) => {
    const result = toolCall === undefined ? undefined : readToolResult(toolCall);
    return result?.kind === 'meta' ? result.views : [];
  });
  return columnTitles(views);
}

/** Older searches were most likely about something else. */
const maxTurnsBack = 20;

const maxNameCharacters = 200;
