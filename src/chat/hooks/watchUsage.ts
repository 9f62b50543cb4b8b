import type { ChatUsage } from '../../client/chat-stream/ChatFrame.js';
import type { ChatStore } from '../store/ChatStore.js';

/**
 * Calls back with what the service reports as used, once for each answer and change, but not with what is already there. Returns a function
 * that stops it.
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

/** A line that is sent twice, or again after a cut, is about the same turn. */
function keyOf(store: Pick<ChatStore, 'getSnapshot'>): string | undefined {
  const { chatId, turns, thread } = store.getSnapshot();
  return thread.usage && JSON.stringify([chatId, turns.length, thread.usage]);
}
