import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { ServiceContext } from '../../../data/provider/ServiceContext.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { collectFile, downloadFile, fileName } from '../../../ui/download.js';
import { loadRowsForChart } from '../../hooks/rowsForChart.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import { useViewingLabels } from '../../hooks/useViewingLabels.js';
import type { SharedThread } from './sharedTurns.js';

/** Saves the thread as a web page. Charts are drawn one at a time, with progress, and saving can be cancelled. */
export function useSavePage(trigger: RefObject<HTMLElement | null>): SavePage {
  const client = use(ServiceContext)?.client;
  const { sessionSettings } = useChatActions().client;
  const acting = useActingLabels();
  const viewing = useViewingLabels();
  const { sumOf } = useToolLabels();
  const announce = useAnnounce();
  const emit = use(EmitContext);
  const [progress, setProgress] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function save(thread: SharedThread): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const { labels, formats } = thread;
    let latest: string | undefined;
    let isReported = false;
    const patience = setTimeout(() => {
      isReported = true;
      setProgress(latest);
      announce(latest ?? '');
    }, quietMs);
    try {
      const [{ writePage }, { countCharts, createPageCharts }] = await Promise.all([import('./writePage.js'), import('./pageCharts.js')]);
      const total = formats.number(countCharts(thread));
      const onChart = (count: number) => {
        const text = acting.drawingCharts(formats.number(count), total);
        latest = text;
        if (isReported) setProgress(text);
      };
      const chartOf = createPageCharts({
        panel: trigger.current ?? document.body,
        words: { labels, viewing, formats },
        loadRows: (result, loading) => loadRowsForChart(result, client, loading),
        timeZone: sessionSettings?.timezone,
        sumOf,
        tooMany: acting.tooManyCharts,
        signal,
        onChart,
      });
      const file = await collectFile(writePage(thread, chartOf), 'text/html;charset=utf-8');
      signal.throwIfAborted();
      downloadFile(file, fileName(thread.title, 'html'));
      emit?.({ type: 'chat.downloaded', format: 'html' });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      clearTimeout(patience);
      if (running.current === controller) setProgress(undefined);
    }
  }

  function cancel() {
    running.current?.abort();
    setProgress(undefined);
  }

  return { progress, save, cancel };
}

interface SavePage {
  /** The progress text, once saving has taken a while. */
  readonly progress: string | undefined;
  /** Rejects if the page cannot be saved; resolves if saving is cancelled. */
  save(thread: SharedThread): Promise<void>;
  cancel(): void;
}

/** Progress is shown after this time. */
const quietMs = 500;
