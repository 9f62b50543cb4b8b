import { ServiceFailure } from '../http/ServiceFailure.js';
import { randomId } from '../randomId.js';
import { type Conversation, createConversation } from './createConversation.js';
import type { Run } from './createRun.js';

/** A conversation with its owner and the runs that made it. */
export interface ChatThread {
  readonly id: string;
  readonly ownerId: string;
  readonly conversation: Conversation;
  /** By the id of the question's message, oldest first. */
  readonly runs: Map<string, Run>;
}

export interface Threads {
  create(ownerId: string): ChatThread;
  /** 404 for an unknown thread, 403 for one of another user. */
  get(id: string, userId: string): ChatThread;
  removeOf(ownerId: string): void;
  abortAll(): void;
}

export function createThreads(): Threads {
  const threads = new Map<string, ChatThread>();

  return {
    create(ownerId) {
      const thread = { id: randomId('thread-'), ownerId, conversation: createConversation(), runs: new Map() };
      threads.set(thread.id, thread);
      return thread;
    },
    get(id, userId) {
      const thread = threads.get(id);
      if (thread === undefined) throw new ServiceFailure(404, 'The chat thread was not found.');
      if (thread.ownerId !== userId) throw new ServiceFailure(403, 'The chat thread belongs to another user.');
      return thread;
    },
    removeOf(ownerId) {
      for (const thread of threads.values()) {
        if (thread.ownerId !== ownerId) continue;
        abortRuns(thread);
        threads.delete(thread.id);
      }
    },
    abortAll() {
      for (const thread of threads.values()) abortRuns(thread);
    },
  };
}

/** The run that is being answered or waits to go on. */
export function openRun(thread: ChatThread): Run | undefined {
  return [...thread.runs.values()].find(({ status }) => status === 'running' || status === 'suspended');
}

function abortRuns(thread: ChatThread): void {
  for (const run of thread.runs.values()) run.abort();
}
