import { memo, Suspense, use, useEffect, useMemo } from 'react';
import { readToolInput, readToolResult } from '../../../client/chat-stream/readToolResult.js';
import type { DataModelView, SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import { ErrorBoundary } from '../../../react/ErrorBoundary.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { partClass } from '../../../ui/partClass.js';
import { shortText } from '../../../ui/text/shortText.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { columnAggregations, columnFormats, columnTitles } from '../../results/columnMembers.js';
import { OtherResultsContext } from '../../results/expand/OtherResultsContext.js';
import { ResultViewContext } from '../../results/ResultViewContext.js';
import { SqlResult } from '../../results/SqlResult.js';
import { suggestQuestions } from '../../results/suggestQuestions.js';
import type { Draft } from '../../store/fold/Draft.js';
import type { ChatMessage, ChatTurn } from '../../store/fold/Thread.js';
import { useActing } from '../context/ActingContext.js';
import { usePanel } from '../context/PanelContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { DrillMenu } from '../drill/DrillMenu.js';
import { dataModelViews } from '../model/dataModelViews.js';
import type { SavedResult } from '../model/SavedResult.js';
import { rendererOf } from '../model/ToolRenderer.js';
import { ResultProvenance } from '../provenance/ResultProvenance.js';
import { SaveResult } from '../share/SaveResult.js';
import { shownResults } from '../share/shownResults.js';
import { useOtherResults } from './useOtherResults.js';

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
      <ErrorBoundary fallback={fallback}>
        <Suspense fallback={<div aria-busy="true" className={partClass('skeleton', 'parley-result-loading')} />}>
          <Renderer name={toolCall.name} input={readToolInput(toolCall)} result={result} fallback={fallback} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
});

function QueryCard({ step, result }: { step: ChatMessage; result: SqlToolResult }) {
  const store = useChatActions();
  const { sessionSettings } = store.client;
  const chatId = useChatSelector((snapshot) => snapshot.chatId);
  const { observer } = usePanel();
  const { turn } = useSteadyTurn();
  const others = useOtherResults(step, ResultCard);
  // The search always precedes the query that uses it, so its members are already known and later deltas cannot change them.
  const views = useMemo(() => viewsUpTo(step, store.getSnapshot().turns), [step, store]);
  const members = useMemo(
    () => ({ columnTitles: columnTitles(views), columnFormats: columnFormats(views), columnAggregations: columnAggregations(views) }),
    [views],
  );
  const { onChartChange } = useActing();
  const askAbout = useAskAbout(result, views);
  const saved = { result, chatId, turnId: turn.id };
  return (
    <OtherResultsContext value={others}>
      <DrillMenu result={result} views={views}>
        <SqlResult
          data-step={step.id}
          result={result}
          {...members}
          chatId={chatId}
          branch={observer.branchOf(turn)}
          timeZone={sessionSettings?.timezone}
          durationMs={observer.durationOf(step)}
          onAskAbout={askAbout}
          onChartChange={onChartChange && ((chart) => onChartChange({ ...saved, chart }))}
        >
          <div className="parley-result-notes">
            <ResultProvenance result={result} views={views} timeZone={sessionSettings?.timezone} />
            <ShownResult saved={saved} />
          </div>
        </SqlResult>
      </DrillMenu>
    </OtherResultsContext>
  );
}

/** Returns a function that takes a result into the next question, with questions that fit; `undefined` if users cannot ask. */
function useAskAbout(result: SqlToolResult, views: readonly DataModelView[]): ((draft: Draft) => void) | undefined {
  const store = useChatActions();
  const isHidden = useHidden('ask');
  const words = useAskingLabels();
  const { number } = useFormats();
  if (isHidden) return undefined;
  return (draft) => store.setDraft({ ...draft, suggestions: suggestQuestions({ result, views, words, number }) }, { focus: true });
}

/** Records what the card shows for exports, and saves it. */
function ShownResult({ saved }: { saved: Omit<SavedResult, 'chart'> }) {
  const { onSave } = useActing();
  const isShareHidden = useHidden('share');
  const { own, chart } = use(ResultViewContext) ?? {};
  const { result } = saved;
  useEffect(() => {
    shownResults.set(result, { own, chart });
    return () => void shownResults.delete(result);
  }, [result, own, chart]);
  if (onSave === undefined || isShareHidden) return null;
  return <SaveResult saved={{ ...saved, result: own ?? result, chart }} onSave={onSave} />;
}

/** Returns what data model searches found up to the turn of this step. */
function viewsUpTo(step: ChatMessage, turns: readonly ChatTurn[]): readonly DataModelView[] {
  return dataModelViews(turns.slice(0, turns.findLastIndex(({ steps }) => steps.includes(step)) + 1));
}

const maxNameCharacters = 200;
