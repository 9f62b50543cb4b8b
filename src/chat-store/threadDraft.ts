import type { ChatMessage, Thread } from './Thread.js';

/** A thread being changed: fields are assigned freely, messages are copied at most once for a whole batch of frames. */
export interface ThreadDraft extends Mutable<Omit<Thread, 'messages'>> {
  readonly messages: readonly ChatMessage[];
  positionOf(id: string): number | undefined;
  replaceAt(position: number, message: ChatMessage): void;
  insertAt(position: number, message: ChatMessage): void;
  replaceAll(messages: readonly ChatMessage[]): void;
  /** The thread as changed; the one it began with where nothing was. */
  finish(): Thread;
}

/** Changes a thread in place of a copy. Pure for the caller: `thread` stays as it is. */
export function editThread(thread: Thread, edit: (draft: ThreadDraft) => void): Thread {
  const draft = createThreadDraft(thread);
  edit(draft);
  return draft.finish();
}

export function createThreadDraft(thread: Thread): ThreadDraft {
  const { messages: initial, ...fields } = thread;
  let messages = initial;
  let copy: ChatMessage[] | undefined;

  return {
    ...fields,
    get messages() {
      return messages;
    },
    positionOf(id) {
      if (messages.at(-1)?.id === id) return messages.length - 1;
      return positionIn(messages, indexOf(messages), id);
    },
    replaceAt(position, message) {
      own()[position] = message;
    },
    insertAt(position, message) {
      const index = indexOf(messages);
      const changed = own();
      changed.splice(position, 0, message);
      for (let next = position; next < changed.length; next += 1) index.set(changed[next]?.id ?? '', next);
    },
    replaceAll(next) {
      messages = next;
      copy = undefined;
    },
    finish() {
      const { chatId, isStreaming, end, error, suspendedMessageId, usage, outcomes, wire } = this;
      const result: Thread = { chatId, isStreaming, messages, end, error, suspendedMessageId, usage, outcomes, wire };
      copy = undefined;
      return isSame(thread, result) ? thread : result;
    },
  };

  function own(): ChatMessage[] {
    if (copy === undefined) {
      const index = indexOf(messages);
      copy = [...messages];
      messages = copy;
      indexes.set(copy, index);
    }
    return copy;
  }
}

/**
 * Positions by id, handed on from a list of messages to the lists made of it. Lists that branched off share one index,
 * so that a position is a guess to be checked; but an id that is not in it is in none of them.
 */
function indexOf(messages: readonly ChatMessage[]): Map<string, number> {
  let index = indexes.get(messages);
  if (index === undefined) {
    index = new Map(messages.map(({ id }, position) => [id, position]));
    indexes.set(messages, index);
  }
  return index;
}

function positionIn(messages: readonly ChatMessage[], index: ReadonlyMap<string, number>, id: string): number | undefined {
  const guess = index.get(id);
  if (guess === undefined || messages[guess]?.id === id) return guess;
  const found = messages.findLastIndex((message) => message.id === id);
  return found === -1 ? undefined : found;
}

function isSame(before: Thread, after: Thread): boolean {
  return (Object.keys(after) as (keyof Thread)[]).every((field) => before[field] === after[field]);
}

const indexes = new WeakMap<readonly ChatMessage[], Map<string, number>>();

type Mutable<Shape> = { -readonly [Field in keyof Shape]: Shape[Field] };
