import { use } from 'react';
import { ServiceContext } from '../../../data/provider/ServiceContext.js';
import { collectFile } from '../../../ui/download.js';
import { loadRowsForChart } from '../../hooks/rowsForChart.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import { useViewingLabels } from '../../hooks/useViewingLabels.js';
import type { SharedThread } from './sharedTurns.js';

/** How a page is written. */
interface PageFileOptions {
  /** An element of the chat, whose colours the charts have. */
  readonly panel: HTMLElement;
  readonly signal: AbortSignal;
  /** Called with the number of charts that are drawn so far, and of all. */
  readonly onChart?: ((count: number, total: number) => void) | undefined;
}

/** Returns a function that writes a thread as a web page. Charts are drawn one at a time. */
export function usePageFile(): (thread: SharedThread, options: PageFileOptions) => Promise<Blob> {
  const client = use(ServiceContext)?.client;
  const { sessionSettings } = useChatActions().client;
  const acting = useActingLabels();
  const viewing = useViewingLabels();
  const { sumOf } = useToolLabels();
  return async (thread, { panel, signal, onChart }) => {
    const [{ writePage }, { countCharts, createPageCharts }] = await Promise.all([import('./writePage.js'), import('./pageCharts.js')]);
    const { labels, formats } = thread;
    const total = countCharts(thread);
    const chartOf = createPageCharts({
      panel,
      words: { labels, viewing, formats },
      loadRows: (result, loading) => loadRowsForChart(result, client, loading),
      timeZone: sessionSettings?.timezone,
      sumOf,
      tooMany: acting.tooManyCharts,
      signal,
      onChart: (count) => onChart?.(count, total),
    });
    const file = await collectFile(writePage(thread, chartOf), 'text/html;charset=utf-8');
    signal.throwIfAborted();
    return file;
  };
}
