import type { AgentEvent } from '../agent/Agent.js';
import type { Conversation } from './createConversation.js';
import { splitText } from './splitText.js';
import { finalPath, type MessageLine, mainPath, toolsPath } from './WireLine.js';

/** Turns the events of a run into lines of the stream, in the order of docs/contract/chat.md#stream-messages. */
export interface MessageWriter {
  /** The user's echo and the empty start of the assistant's message. */
  open(messageId: string, input: string): void;
  /** Writes one event, piece by piece. Ends early when the run is over. */
  write(event: AgentEvent): Promise<void>;
  /** Closes whatever is in process by full lines. */
  close(): void;
  readonly messageIds: ReadonlySet<string>;
  readonly answer: string;
}

export function createMessageWriter({ conversation, send, pace, isOver }: MessageWriterOptions): MessageWriter {
  const messageIds = new Set<string>();
  const toolCalls = new Map<string, Omit<MessageLine, 'sort'>>();
  let working: string | undefined;
  let answer = '';

  return {
    messageIds,
    get answer() {
      return answer;
    },
    open(messageId, input) {
      put({ id: messageId, role: 'user', content: input, isDelta: false, isInProcess: false });
      working = start(mainPath);
    },
    async write(event) {
      switch (event.kind) {
        case 'thinking':
        case 'text':
          working ??= start(mainPath);
          return stream(working, event.text, event.kind === 'text' ? 'content' : 'thinking', mainPath);
        case 'tool-start':
          closeWorking();
          return startTool(event);
        case 'tool-end':
          return endTool(event);
        case 'answer':
          closeWorking();
          return writeAnswer(event.text);
        case 'suspend':
        case 'memory':
          return;
        default:
          return event satisfies never;
      }
    },
    close() {
      working = undefined;
      for (const id of messageIds) settle(id);
    },
  };

  function startTool({ callId, name, input }: Extract<AgentEvent, { kind: 'tool-start' }>): void {
    const call: Omit<MessageLine, 'sort'> = {
      ...assistantLine(conversation.newMessageId(), toolsPath),
      toolCall: { name, input: JSON.stringify(input) ?? '{}' },
      isInProcess: true,
    };
    toolCalls.set(callId, call);
    put(call);
  }

  function endTool({ callId, result }: Extract<AgentEvent, { kind: 'tool-end' }>): void {
    const call = toolCalls.get(callId);
    if (call?.toolCall === undefined) throw new Error(`The agent ended a tool call it never started: ${callId}`);
    put({ ...call, toolCall: { ...call.toolCall, result: JSON.stringify(result) ?? 'null' }, isInProcess: false });
  }

  async function writeAnswer(text: string): Promise<void> {
    answer = text;
    const id = start(finalPath);
    await stream(id, text, 'content', finalPath);
    settle(id);
  }

  function start(path: readonly string[]): string {
    const id = conversation.newMessageId();
    put({ ...assistantLine(id, path), isDelta: true, isInProcess: true });
    return id;
  }

  async function stream(id: string, text: string, field: 'content' | 'thinking', path: readonly string[]): Promise<void> {
    for (const piece of splitText(text)) {
      await pace();
      if (isOver()) return;
      put({ ...assistantLine(id, path), [field]: piece, isDelta: true, isInProcess: true });
    }
  }

  function closeWorking(): void {
    if (working !== undefined) settle(working);
    working = undefined;
  }

  /** The full text heals whatever a reader missed. */
  function settle(id: string): void {
    const message = conversation.messages.get(id);
    if (message?.isInProcess === true) put({ ...message, isInProcess: false });
  }

  function put(line: Omit<MessageLine, 'sort'>): void {
    messageIds.add(line.id);
    send(conversation.write(line));
  }
}

function assistantLine(id: string, graphPath: readonly string[]): Omit<MessageLine, 'sort'> {
  return { id, role: 'assistant', content: '', thinking: '', graphPath, isDelta: false, isInProcess: false, isStructuredResponse: false };
}

interface MessageWriterOptions {
  readonly conversation: Conversation;
  readonly send: (line: MessageLine) => void;
  /** Waits between two pieces. */
  readonly pace: () => Promise<void>;
  readonly isOver: () => boolean;
}
