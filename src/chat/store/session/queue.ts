import { createMessageId } from '../../../client/chat-stream/chatRequest.js';
import type { EnqueueOptions, SendOptions } from '../ChatStore.js';
import { factsIn } from '../fold/questionContext.js';
import type { ChatTurn } from '../fold/Thread.js';
import type { QueuedQuestion } from '../QueuedQuestion.js';
import type { ChatCore } from './ChatCore.js';
import { stop } from './work.js';

/** The questions that wait in a store. Sends the first one when an answer has ended well, and pauses after any other end. */
export interface Queue {
  add(content: string, options?: EnqueueOptions): boolean;
  edit(id: string, content: string): void;
  move(id: string, to: number): void;
  remove(id: string): void;
  pause(isPaused: boolean): void;
  send(id?: string): Promise<void>;
  /** Keeps the queue for when this thread is shown again, and returns that of another, to be set together with the thread. */
  change(chatId: string | undefined): ShownQueue;
  /** Restores the questions that were queued in the shown thread before a reload, and pauses. Does so once for each thread. */
  restore(): Promise<void>;
}

export function createQueue(core: ChatCore, send: (content: string, options?: SendOptions) => boolean): Queue {
  const { cell, options } = core;
  const others = new Map<string | undefined, readonly QueuedQuestion[]>();
  /** The thread that the queue in the state belongs to. */
  let owner = cell.state.thread.chatId;
  const restored = new Set<string | undefined>();
  const listeners = new Map<string, (turnId: string | undefined) => void>();
  /** The last turn seen running. Only its outcome decides whether the queue continues. */
  let running: string | undefined;

  // The store notifies before it has finished its work, and accepts a question only afterwards.
  cell.subscribe(() => {
    const { status, turns, queue, chatId } = cell.getSnapshot();
    if (status === 'submitting' || status === 'streaming') running = turns.at(-1)?.id;
    if (owner === undefined && chatId !== undefined) nameOwner(chatId);
    if (queue.length === 0) return;
    const waiting = withoutAsked(queue, turns);
    if (waiting.length < queue.length) set(waiting);
    else queueMicrotask(() => advance(false));
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
    if (!send(next.content, { context: factsIn(next.context), usesDraft: false })) {
      cell.set({ queue });
      return;
    }
    // The turn sent here must not be mistaken for another question with the same text.
    const after = cell.getSnapshot().turns.at(-1)?.id;
    set(cell.state.queue.map((question) => ({ ...question, isRestored: undefined, after })));
    tell(next.id, after);
  }

  function set(queue: readonly QueuedQuestion[]): void {
    cell.set(queue.length === 0 ? { queue, isQueuePaused: false } : { queue });
    remember();
  }

  function remember(): void {
    options.waitingQuestions?.write(
      owner,
      cell.state.queue.map(({ isRestored: _, ...question }) => question),
    );
  }

  function nameOwner(chatId: string): void {
    const { queue } = cell.state;
    if (queue.length > 0) options.waitingQuestions?.write(undefined, []);
    owner = chatId;
    restored.add(chatId);
    if (queue.length > 0) remember();
  }

  function tell(id: string, turnId: string | undefined): void {
    listeners.get(id)?.(turnId);
    listeners.delete(id);
  }

  const without = (id: string) => cell.state.queue.filter((question) => question.id !== id);

  function move(id: string, to: number): void {
    const question = cell.state.queue.find((queued) => queued.id === id);
    if (question !== undefined) set(without(id).toSpliced(to, 0, question));
  }

  async function restore(): Promise<void> {
    const chatId = owner;
    if (restored.has(chatId)) return;
    restored.add(chatId);
    const kept = (await options.waitingQuestions?.of(chatId)) ?? [];
    const { queue } = cell.state;
    const missing = kept.filter(({ id }) => !queue.some((question) => question.id === id));
    if (missing.length === 0) return;
    const all = [...missing.map((question) => ({ ...question, isRestored: true })), ...queue];
    if (owner !== chatId) others.set(chatId, [...all, ...(others.get(chatId) ?? [])]);
    else cell.set({ queue: all, isQueuePaused: true });
  }

  return {
    add(content, { onAsked, ...options } = {}) {
      const { queue } = cell.state;
      if (content.trim() === '' || queue.length >= maxQueued) return false;
      const context = core.facts.take(options);
      const id = createMessageId(core.environment.now());
      if (onAsked !== undefined) listeners.set(id, onAsked);
      set([...queue, { id, content, context, after: cell.getSnapshot().turns.at(-1)?.id }]);
      if (queue.length === 0) advance(true);
      return true;
    },
    edit: (id, content) =>
      content.trim() !== '' && set(cell.state.queue.map((question) => (question.id === id ? { ...question, content } : question))),
    move,
    remove(id) {
      set(without(id));
      tell(id, undefined);
    },
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
      for (const { id } of queue) tell(id, undefined);
      const next = others.get(chatId) ?? [];
      others.delete(chatId);
      owner = chatId;
      running = undefined;
      return { queue: next, isQueuePaused: next.length > 0 };
    },
    restore,
  };
}

type ShownQueue = Pick<ChatCore['cell']['state'], 'queue' | 'isQueuePaused'>;

/** Leaves out restored questions that were asked in the meantime, by another tab or just before the reload. */
function withoutAsked(queue: readonly QueuedQuestion[], turns: readonly ChatTurn[]): readonly QueuedQuestion[] {
  return queue.filter(({ content, after, isRestored }) => {
    const since = isRestored === true ? turns.findIndex(({ id }) => id === after) : -1;
    return since === -1 || !turns.slice(since + 1).some(({ question }) => question?.content === content);
  });
}

/** Enough for any user, and few enough to show. */
const maxQueued = 20;
