import { usePageFile } from './usePageFile.js';
import { useSharedThread } from './useSharedThread.js';

/** The format of an exported thread. */
export type ThreadFormat = 'markdown' | 'html';

/** Returns functions that export the thread as a string. */
export function useThreadExport(): Readonly<Record<ThreadFormat, (panel: HTMLElement) => Promise<string>>> {
  const threadNow = useSharedThread();
  const writePage = usePageFile();
  return {
    async markdown() {
      const { writeMarkdown } = await import('./writeMarkdown.js');
      return [...writeMarkdown(await threadNow())].join('');
    },
    html: async (panel) => (await writePage(await threadNow(), { panel, signal: new AbortController().signal })).text(),
  };
}
