import { useState } from 'react';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { HiddenPart } from '../../hooks/HiddenPartsContext.js';
import { type ResultView, readRememberedView, rememberView } from './rememberedView.js';

/** The view of a result that the reader has chosen, remembered for each thread. A result without a chart shows its table. */
export function useResultView(result: SqlToolResult, { chatId, defaultView, hidden }: ViewOptions) {
  const [chosen, setChosen] = useState<ResultView>(() => defaultView ?? readRememberedView(chatId) ?? 'chart');
  const [drawn, setDrawn] = useState<SqlToolResult>();
  const hasOriginal = result.vegaSpec !== undefined && result.rows.length > 0;
  const hasChart = hasOriginal || drawn === result;
  const choices: readonly ResultView[] = [
    ...(hasChart ? (['chart'] as const) : []),
    'table',
    ...(hidden.has('sql') ? [] : (['sql'] as const)),
  ];
  const view = choices.includes(chosen) ? chosen : (choices[0] ?? 'table');

  function choose(next: ResultView) {
    setChosen(next);
    if (hasChart && next !== 'sql') rememberView(chatId, next);
  }

  return {
    view,
    /** The views that users can choose from. */
    choices,
    hasOriginal,
    hasChart,
    choose,
    /** Shows a view without remembering the choice. */
    show: setChosen,
    /** Adds a chart to a result that has none. */
    addChart: () => setDrawn(result),
  };
}

interface ViewOptions {
  readonly chatId: string | undefined;
  readonly defaultView: ResultView | undefined;
  readonly hidden: ReadonlySet<HiddenPart>;
}
