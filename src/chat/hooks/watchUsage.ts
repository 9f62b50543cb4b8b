import type { ChatUsage } from '../../client/chat-stream/ChatFrame.js';
import type { ChatStore } from '../store/ChatStore.js';

/**
 * Calls `onUsage` once for each new usage report of the service, but not for one that is already there. Returns a function that stops
 * watching.
 */
export function watchUsage(store: Pick<ChatStore, 'getSnapshot' | 'subscribe'>, onUsage: (usage: ChatUsage) => void): () => void {
  let before = keyOf(store);
  return store.subscribe(() => {
    const { usage } = store.getSnapshot().thread;
    const key = keyOf(store);
    if (usage === undefined || key === before) return;
    before = key;
    onUsage(usage);
  });
}

/** Identifies a report, because the service may repeat a line, for example after a reconnect. */
function keyOf(store: Pick<ChatStore, 'getSnapshot'>): string | undefined {
  const { chatId, turns, thread } = store.getSnapshot();
  return thread.usage && JSON.stringify([chatId, turns.length, thread.usage]);
}
