import type { ChatCore } from './ChatCore.js';
import type { QueuedQuestion } from './QueuedQuestion.js';
import { stop } from './stop.js';

/** The questions that wait in a store. Sends the first one when an answer has ended well, and pauses after any other end. */
export interface Queue {
  add(content: string): boolean;
  edit(id: string, content: string): void;
  move(id: string, to: number): void;
  remove(id: string): void;
  pause(isPaused: boolean): void;
  send(id?: string): Promise<void>;
  /** Keeps the queue for when this thread is shown again, and returns that of another, to be set together with the thread. */
  change(chatId: string | undefined): ShownQueue;
}

export function createQueue(core: ChatCore, send: (content: string) => boolean): Queue {
  const { cell } = core;
  const others = new Map<string | undefined, readonly QueuedQuestion[]>();
  let count = 0;
  /** The last turn seen running. Only its outcome decides whether the queue continues. */
  let running: string | undefined;

  // The store notifies before it has finished its work, and accepts a question only afterwards.
  cell.subscribe(() => {
    const { status, turns, queue } = cell.getSnapshot();
    if (status === 'submitting' || status === 'streaming') running = turns.at(-1)?.id;
    if (queue.length > 0) queueMicrotask(() => advance(false));
  });

  function advance(isForced: boolean): void {
    const { queue, isQueuePaused, status, isLoading, isOffline, isBusyElsewhere } = cell.state;
    const [next, ...rest] = queue;
    if (next === undefined || core.activity !== undefined || isLoading || isOffline || isBusyElsewhere) return;
    if (!isForced) {
      if (isQueuePaused) return;
      const before = cell.getSnapshot().turns.find(({ id }) => id === running);
      const hasEndedBadly = status === 'error' || (before !== undefined && before.state !== 'done');
      if (hasEndedBadly) cell.set({ isQueuePaused: true });
      if (hasEndedBadly || status !== 'idle') return;
    }
    cell.set({ queue: rest, isQueuePaused: false });
    if (!send(next.content)) cell.set({ queue });
  }

  function set(queue: readonly QueuedQuestion[]): void {
    cell.set(queue.length === 0 ? { queue, isQueuePaused: false } : { queue });
  }

  const without = (id: string) => cell.state.queue.filter((question) => question.id !== id);

  function move(id: string, to: number): void {
    const question = cell.state.queue.find((queued) => queued.id === id);
    if (question !== undefined) set(without(id).toSpliced(to, 0, question));
  }

  return {
    add(content) {
      const { queue } = cell.state;
      if (content.trim() === '' || queue.length >= maxQueued) return false;
      count += 1;
      set([...queue, { id: `${count}`, content }]);
      if (queue.length === 0) advance(true);
      return true;
    },
    edit: (id, content) =>
      content.trim() !== '' && set(cell.state.queue.map((question) => (question.id === id ? { ...question, content } : question))),
    move,
    remove: (id) => set(without(id)),
    pause(isPaused) {
      cell.set({ isQueuePaused: isPaused });
      advance(false);
    },
    async send(id) {
      if (id !== undefined) move(id, 0);
      const { chatId } = cell.state.thread;
      cell.set({ isQueuePaused: true });
      await stop(core);
      if (cell.state.thread.chatId !== chatId) return;
      cell.set({ isQueuePaused: false });
      advance(true);
    },
    change(chatId) {
      const { queue, isQueuePaused, thread } = cell.state;
      if (chatId !== undefined && chatId === thread.chatId) return { queue, isQueuePaused };
      others.set(thread.chatId, queue);
      const next = others.get(chatId) ?? [];
      others.delete(chatId);
      running = undefined;
      return { queue: next, isQueuePaused: next.length > 0 };
    },
  };
}

type ShownQueue = Pick<ChatCore['cell']['state'], 'queue' | 'isQueuePaused'>;

/** Enough for any user, and few enough to show. */
const maxQueued = 20;
