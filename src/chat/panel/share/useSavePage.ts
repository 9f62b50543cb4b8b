import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { downloadFile, fileName } from '../../../ui/download.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import type { SharedThread } from './sharedTurns.js';
import { usePageFile } from './usePageFile.js';

/** Saves the thread as a web page. Charts are drawn one at a time, with progress, and saving can be cancelled. */
export function useSavePage(trigger: RefObject<HTMLElement | null>): SavePage {
  const writePage = usePageFile();
  const { drawingCharts } = useActingLabels();
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
    const { number } = thread.formats;
    let latest: string | undefined;
    let isReported = false;
    const patience = setTimeout(() => {
      isReported = true;
      setProgress(latest);
      announce(latest ?? '');
    }, quietMs);
    try {
      const onChart = (count: number, total: number) => {
        const text = drawingCharts(number(count), number(total));
        latest = text;
        if (isReported) setProgress(text);
      };
      const file = await writePage(thread, { panel: trigger.current ?? document.body, signal, onChart });
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
