import { commonLength } from './commonLength.js';
import type { ChatMessage, Thread, WireMemory } from './Thread.js';

/**
 * A mutable copy of a thread. Fields can be assigned, the list of messages is copied at most once per batch of frames, and a message
 * created in this draft is changed in place. The original thread is never changed.
 */
export class ThreadDraft implements Mutable<Thread> {
  chatId: Thread['chatId'];
  isStreaming: Thread['isStreaming'];
  end: Thread['end'];
  error: Thread['error'];
  suspendedMessageId: Thread['suspendedMessageId'];
  usage: Thread['usage'];
  outcomes: Thread['outcomes'];

  readonly #base: Thread;
  #messages: readonly ChatMessage[];
  #copy: ChatMessage[] | undefined;
  #wire: WireMemory;
  #ownWire: Mutable<WireMemory> | undefined;
  /** The last changed message, once this draft has its own copy. */
  #touched: Mutable<ChatMessage> | undefined;
  #index: Map<string, number> | undefined;
  #searches = 0;
  /** Messages before this position are those of the original thread. */
  #firstTouched = Number.POSITIVE_INFINITY;

  constructor(thread: Thread) {
    this.chatId = thread.chatId;
    this.isStreaming = thread.isStreaming;
    this.end = thread.end;
    this.error = thread.error;
    this.suspendedMessageId = thread.suspendedMessageId;
    this.usage = thread.usage;
    this.outcomes = thread.outcomes;
    this.#base = thread;
    this.#messages = thread.messages;
    this.#wire = thread.wire;
  }

  get messages(): readonly ChatMessage[] {
    return this.#messages;
  }

  set messages(messages: readonly ChatMessage[]) {
    this.#messages = messages;
    this.#copy = undefined;
    this.#index = undefined;
    this.#touched = undefined;
    this.#firstTouched = 0;
  }

  get wire(): WireMemory {
    return this.#wire;
  }

  set wire(wire: WireMemory) {
    this.#wire = wire;
    this.#ownWire = undefined;
  }

  /** Returns the state of the wire for changing in place. */
  editWire(): Mutable<WireMemory> {
    this.#ownWire ??= { ...this.#wire };
    this.#wire = this.#ownWire;
    return this.#ownWire;
  }

  positionOf(id: string): number | undefined {
    const messages = this.#messages;
    if (messages[messages.length - 1]?.id === id) return messages.length - 1;
    this.#searches += 1;
    // For a few lines, search from the end; for a batch, build an index.
    if (this.#index === undefined && this.#searches > searchesWithoutIndex) {
      this.#index = new Map(messages.map((message, position) => [message.id, position]));
    }
    if (this.#index !== undefined) return this.#index.get(id);
    for (let position = messages.length - 1; position >= 0; position -= 1) {
      if (messages[position]?.id === id) return position;
    }
    return undefined;
  }

  /** Returns this draft's own copy of the message at a position. */
  edit(position: number): Mutable<ChatMessage> | undefined {
    const message = this.#messages[position];
    if (message === undefined) return undefined;
    if (message === this.#touched) return this.#touched;
    const copy = copyOf(message);
    this.#own(position)[position] = copy;
    this.#touched = copy;
    return copy;
  }

  /** Changes the id under which lines refer to this message. */
  rename(message: Mutable<ChatMessage>, id: string): void {
    message.id = id;
    this.#index = undefined;
  }

  insert(position: number, message: ChatMessage): void {
    const messages = this.#own(position);
    if (position === messages.length) this.#index?.set(message.id, position);
    else this.#index = undefined;
    messages.splice(position, 0, message);
  }

  /** Returns the changed thread, or the original one if nothing changed. The draft must not be used afterwards. */
  finish(): Thread {
    const { chatId, isStreaming, messages, end, error, suspendedMessageId, usage, outcomes, wire } = this;
    const thread: Thread = { chatId, isStreaming, messages, end, error, suspendedMessageId, usage, outcomes, wire };
    const before = this.#base.messages;
    if (messages !== before) commonLength(messages, before, Math.min(this.#firstTouched, messages.length, before.length));
    return isSameThread(this.#base, thread) ? this.#base : thread;
  }

  /** Returns a list of messages that may be changed from a position on. */
  #own(position: number): ChatMessage[] {
    this.#firstTouched = Math.min(this.#firstTouched, position);
    this.#copy ??= this.#messages.slice();
    this.#messages = this.#copy;
    return this.#copy;
  }
}

/** Copying by field is several times faster than a spread, and this runs for every line. */
function copyOf(message: ChatMessage): Mutable<ChatMessage> {
  return {
    id: message.id,
    role: message.role,
    content: message.content,
    context: message.context,
    thinking: message.thinking,
    toolCall: message.toolCall,
    graphPath: message.graphPath,
    isInProcess: message.isInProcess,
    isStructuredResponse: message.isStructuredResponse,
    sort: message.sort,
    origin: message.origin,
    isCatchingUp: message.isCatchingUp,
    isWhole: message.isWhole,
  };
}

function isSameThread(before: Thread, after: Thread): boolean {
  return (
    before.messages === after.messages &&
    before.wire === after.wire &&
    before.end === after.end &&
    before.chatId === after.chatId &&
    before.isStreaming === after.isStreaming &&
    before.outcomes === after.outcomes &&
    before.error === after.error &&
    before.suspendedMessageId === after.suspendedMessageId &&
    before.usage === after.usage
  );
}

const searchesWithoutIndex = 8;

export type Mutable<Shape> = { -readonly [Field in keyof Shape]: Shape[Field] };
