import { isRunning } from '../isRunning.js';
import type { ChatCore } from './ChatCore.js';
import { restoreVersions } from './restoreVersions.js';
import { refresh } from './work.js';

/**
 * Keeps the tabs of a browser in step: notifies them when an answer of this thread begins or ends, and reads the thread again when another
 * tab does so. Only the id of the thread is passed on. Returns a function that stops it.
 */
export function followTabs(core: ChatCore): () => void {
  const { environment, cell } = core;
  const channel = environment.openChannel(onMessage);
  if (channel === undefined) return () => {};
  let told = stateOf(core);

  function onMessage(chatId: unknown): void {
    if (chatId !== cell.state.thread.chatId || core.activity !== undefined) return;
    // Another tab has reported a change, so the usual pause between reads does not apply.
    core.refreshedAtMs = Number.NEGATIVE_INFINITY;
    void restoreVersions(core);
    void refresh(core);
  }

  function tell(): void {
    const before = told;
    told = stateOf(core);
    const isSameThread = told.chatId === before.chatId;
    const hasBegun = told.isAnswering && !(before.isAnswering && isSameThread);
    const hasEnded = before.isAnswering && !told.isAnswering && isSameThread;
    if (told.chatId !== undefined && (hasBegun || hasEnded)) channel?.post(told.chatId);
  }

  const unsubscribe = cell.subscribe(tell);
  return () => {
    unsubscribe();
    channel.close();
  };
}

/** Only answers that this tab has requested count. A tab that merely follows an answer reports nothing. */
function stateOf({ cell, activity }: ChatCore) {
  const isAnswering = isRunning(cell.state) && activity?.kind === 'answer' && activity.hasCutoff;
  return { chatId: cell.state.thread.chatId, isAnswering };
}
