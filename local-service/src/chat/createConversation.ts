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

/** Goes on where a conversation was left. */
export function createConversation({ messages, exchanges, numbers, writer }: ConversationStart): Conversation {
  let { lastSort, lastMessage } = numbers;

  function takeSort(): number {
    lastSort += 1;
    writer.numbers({ lastSort, lastMessage });
    return lastSort;
  }

  return {
    messages,
    exchanges,
    takeSort,
    get lastSort() {
      return lastSort;
    },
    newMessageId: () => `message-${++lastMessage}`,
    write(line) {
      const sent = { ...line, sort: takeSort() };
      const message = merge(messages.get(line.id), sent);
      messages.set(line.id, message);
      writer.message(message);
      return sent;
    },
    remove(messageIds) {
      for (const id of messageIds) {
        messages.delete(id);
        writer.removeMessage(id);
      }
    },
  };
}

export interface ConversationStart {
  readonly messages: Map<string, MessageLine>;
  readonly exchanges: AgentExchange[];
  readonly numbers: ConversationNumbers;
  /** Told of what changes. */
  readonly writer: {
    numbers(numbers: ConversationNumbers): void;
    message(line: MessageLine): void;
    removeMessage(id: string): void;
  };
}

/** The last numbers that were given. */
export interface ConversationNumbers {
  readonly lastSort: number;
  readonly lastMessage: number;
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
