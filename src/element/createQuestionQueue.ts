import type { ChatStore } from '../chat/store/ChatStore.js';

/** Questions that a page asks by script, in order. Each waits until the thread is loaded and the previous answer is complete. */
export interface QuestionQueue {
  send(text: string): void;
  /** Removes the questions that have not been sent. */
  clear(): void;
  /** Stops waiting. */
  stop(): void;
}

export function createQuestionQueue(store: Pick<ChatStore, 'send' | 'subscribe'>): QuestionQueue {
  let waiting: string[] = [];
  // The store publishes while it is working, and accepts a question only afterwards.
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
