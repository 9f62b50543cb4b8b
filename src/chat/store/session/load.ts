import { beginLoad, beginWatch } from './beginReading.js';
import type { ChatCore } from './ChatCore.js';
import { readAndFollow } from './work.js';

/** Shows another thread and follows its answer if one is in progress. A running answer of the previous thread continues at the service. */
export async function loadThread(core: ChatCore, chatId: string): Promise<void> {
  const activity = beginLoad(core, chatId);
  if (activity !== undefined) await readAndFollow(core, activity, chatId);
}

/** Reads the current thread again while it stays visible, and follows a question asked in another tab or by another user. */
export async function watch(core: ChatCore): Promise<void> {
  const { chatId } = core.cell.state.thread;
  const activity = beginWatch(core);
  if (activity !== undefined && chatId !== undefined) await readAndFollow(core, activity, chatId);
}
