import type { AgentExchange } from '../agent/Agent.js';
import { canBeKept } from '../state/encodeChanges.js';
import type { State } from '../state/State.js';
import type { ConversationNumbers } from './createConversation.js';
import type { RunRecord } from './createRun.js';
import type { MessageLine } from './WireLine.js';

/** Threads as the state keeps them: the thread, each of its runs and each of its messages on their own, so that an answer adds little. */
export interface ThreadRecords {
  readonly isKept: boolean;
  /** All threads, each with its runs and messages in their order. */
  all(): readonly KeptThread[];
  of(threadId: string): ThreadWriter;
}

export interface KeptThread {
  readonly id: string;
  readonly record: ThreadRecord;
  readonly messages: Map<string, MessageLine>;
  readonly runs: Map<string, RunRecord>;
}

interface ThreadRecord extends ConversationNumbers {
  readonly ownerId: string;
}

export interface ThreadWriter {
  thread(record: ThreadRecord): void;
  message(line: MessageLine): void;
  run(messageId: string, record: RunRecord): void;
  removeMessage(id: string): void;
  removeRun(messageId: string): void;
  removeThread(): void;
}

export function createThreadRecords({ map, isKept }: State): ThreadRecords {
  const threads = map<string, ThreadRecord>('threads');
  const messages = map<string, MessageLine>('thread messages');
  const runs = map<string, RunRecord>('thread runs');

  return {
    isKept,
    all() {
      const found = new Map<string, KeptThread>();
      for (const [id, record] of threads) found.set(id, { id, record, messages: new Map(), runs: new Map() });
      for (const [key, line] of messages) found.get(threadOf(key))?.messages.set(line.id, line);
      for (const [key, run] of runs) found.get(threadOf(key))?.runs.set(key.slice(threadOf(key).length + 1), run);
      return [...found.values()];
    },
    of: (threadId) => ({
      thread: (record) => threads.set(threadId, record),
      message: (line) => messages.set(`${threadId} ${line.id}`, line),
      run: (messageId, record) => runs.set(`${threadId} ${messageId}`, isKept ? withPlainMemory(record) : record),
      removeMessage: (id) => messages.delete(`${threadId} ${id}`),
      removeRun: (messageId) => runs.delete(`${threadId} ${messageId}`),
      removeThread() {
        threads.delete(threadId);
        for (const rows of [messages, runs]) for (const key of rows.keys()) if (threadOf(key) === threadId) rows.delete(key);
      },
    }),
  };
}

/** Ids of threads have no spaces; those of messages may be anything. */
function threadOf(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

/** An agent's memory can also contain values that cannot be stored, such as functions. */
function withPlainMemory(record: RunRecord): RunRecord {
  if (record.exchange === undefined || canBeKept(record.exchange.memory)) return record;
  const exchange: AgentExchange = { ...record.exchange, memory: undefined };
  return { ...record, exchange };
}
