import type { AgentExchange } from '../agent/Agent.js';
import type { MessageLine } from './WireLine.js';

/** What a thread holds: its messages, and what the agent remembers. */
export interface Conversation {
  /** Messages by id in display order, each as one full line. */
  readonly messages: ReadonlyMap<string, MessageLine>;
  readonly exchanges: AgentExchange[];
  /** Numbers a line, keeps what it says, and gives it back as sent. */
  write(line: Omit<MessageLine, 'sort'>): MessageLine;
  /** Takes the next number of the sequence of lines, for a line that is not a message. */
  takeSort(): number;
  /** The number of the last line. */
  readonly lastSort: number;
  newMessageId(): string;
  remove(messageIds: Iterable<string>): void;
}

export function createConversation(): Conversation {
  const messages = new Map<string, MessageLine>();
  let lastSort = 0;
  let lastMessage = 0;

  return {
    messages,
    exchanges: [],
    takeSort: () => ++lastSort,
    get lastSort() {
      return lastSort;
    },
    newMessageId: () => `message-${++lastMessage}`,
    write(line) {
      const sent = { ...line, sort: ++lastSort };
      messages.set(line.id, merge(messages.get(line.id), sent));
      return sent;
    },
    remove(messageIds) {
      for (const id of messageIds) messages.delete(id);
    },
  };
}

/** A message keeps the `sort` of its first line: that is its place. */
function merge(known: MessageLine | undefined, line: MessageLine): MessageLine {
  if (known === undefined) return { ...line, isDelta: false };
  if (!line.isDelta) return { ...line, sort: known.sort };
  return {
    ...line,
    content: known.content + line.content,
    thinking: (known.thinking ?? '') + (line.thinking ?? ''),
    isDelta: false,
    sort: known.sort,
  };
}
