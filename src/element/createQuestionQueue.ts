import type { ChatStore } from '../chat/store/ChatStore.js';

/** Questions that a page asks by script, in order. Each waits until the thread is read and the answer before it is complete. */
export interface QuestionQueue {
  send(text: string): void;
  /** Forgets what has not been asked yet. */
  clear(): void;
  /** Ends the waiting. */
  stop(): void;
}

export function createQuestionQueue(store: Pick<ChatStore, 'send' | 'subscribe'>): QuestionQueue {
  let waiting: string[] = [];
  // The store publishes within its own work, and takes a question only after it.
  const stop = store.subscribe(() => {
    if (waiting.length > 0) queueMicrotask(sendNext);
  });

  return {
    send(text) {
      if (text.trim() === '') return;
      waiting.push(text);
      sendNext();
    },
    clear() {
      waiting = [];
    },
    stop,
  };

  function sendNext(): void {
    const [next, ...rest] = waiting;
    if (next !== undefined && store.send(next)) waiting = rest;
  }
}
