import { ServiceFailure } from '../http/ServiceFailure.js';
import { randomId } from '../randomId.js';
import type { State } from '../state/State.js';
import { type Conversation, type ConversationNumbers, createConversation } from './createConversation.js';
import { endedRun, type Run, type RunRecord } from './createRun.js';
import { createThreadRecords, type KeptThread } from './createThreadRecords.js';

/** A conversation with its owner and the runs that made it. */
export interface ChatThread {
  readonly id: string;
  readonly ownerId: string;
  readonly conversation: Conversation;
  /** By the id of the question's message, oldest first. */
  readonly runs: Map<string, Run>;
  /** Writes down how a run stands, or that there is none any more. */
  keepRun(messageId: string, record: RunRecord | undefined): void;
}

export interface Threads {
  create(ownerId: string): ChatThread;
  /** 404 for an unknown thread, 403 for one of another user. */
  get(id: string, userId: string): ChatThread;
  removeOf(ownerId: string): void;
  abortAll(): void;
}

export function createThreads(state: State): Threads {
  const records = createThreadRecords(state);
  const threads = new Map<string, ChatThread>();
  readAll();
  state.onUndo({ before: abortAll, after: readAll });

  function readAll(): void {
    threads.clear();
    for (const kept of records.all()) threads.set(kept.id, threadOf(kept));
  }

  function abortAll(): void {
    for (const thread of threads.values()) abortRuns(thread);
  }

  function threadOf({ id, record, messages, runs }: KeptThread): ChatThread {
    const { ownerId } = record;
    const writer = records.of(id);
    const conversation = createConversation({
      messages: new Map([...messages].map(([messageId, line]) => [messageId, { ...line, isInProcess: false }])),
      exchanges: [...runs.values()].flatMap(({ exchange }) => exchange ?? []),
      numbers: [...runs.values()].some(({ status }) => status === 'running') ? beyond(record) : record,
      writer: { ...writer, numbers: (numbers) => writer.thread({ ownerId, ...numbers }) },
    });
    return {
      id,
      ownerId,
      conversation,
      runs: new Map([...runs].map(([messageId, run]) => [messageId, endedRun(messageId, run, conversation)])),
      keepRun: (messageId, run) => (run === undefined ? writer.removeRun(messageId) : writer.run(messageId, run)),
    };
  }

  return {
    create(ownerId) {
      const id = randomId('thread-');
      const record = { ownerId, lastSort: 0, lastMessage: 0 };
      const thread = threadOf({ id, record, messages: new Map(), runs: new Map() });
      records.of(id).thread(record);
      threads.set(id, thread);
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
        records.of(thread.id).removeThread();
      }
    },
    abortAll,
  };
}

/** The run that is being answered or waits to go on. */
export function openRun(thread: ChatThread): Run | undefined {
  return [...thread.runs.values()].find(({ status }) => status === 'running' || status === 'suspended');
}

function abortRuns(thread: ChatThread): void {
  for (const run of thread.runs.values()) run.abort();
}

/** Readers may have seen more of an answer than was written down, and no number may stand for something else. */
function beyond({ lastSort, lastMessage }: ConversationNumbers): ConversationNumbers {
  return { lastSort: lastSort + unseen, lastMessage: lastMessage + unseen };
}

const unseen = 10_000;
