import { emptyThread } from '../fold/emptyThread.js';
import { type Activity, beginActivity, type ChatCore } from './ChatCore.js';

/** Shows that another thread is being loaded. Returns `undefined` if the store is busy with that thread. */
export function beginLoad(core: ChatCore, chatId: string): Activity | undefined {
  if (core.activity !== undefined && core.cell.state.thread.chatId === chatId) return undefined;
  const activity = beginActivity(core, 'load');
  if (core.cell.state.thread.chatId !== chatId) core.requests.clear();
  core.cell.set({ thread: { ...emptyThread, chatId }, status: 'idle', error: undefined, isLoading: true, isBusyElsewhere: false });
  return activity;
}

/** Shows that the current thread is being read again. Returns `undefined` if it has no id or the store is busy. */
export function beginWatch(core: ChatCore): Activity | undefined {
  const { chatId, messages } = core.cell.state.thread;
  if (core.activity !== undefined || chatId === undefined) return undefined;
  // A thread that could not be read so far is loaded.
  const isLoading = messages.length === 0;
  const activity = beginActivity(core, isLoading ? 'load' : 'watch');
  core.cell.set({ status: isLoading ? 'idle' : 'resuming', error: undefined, isLoading, isBusyElsewhere: false });
  return activity;
}
