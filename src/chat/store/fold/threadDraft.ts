import { commonLength } from './commonLength.js';
import type { ChatMessage, Thread, WireMemory } from './Thread.js';

/**
 * A thread being changed: fields are assigned freely, messages are copied at most once for a whole batch of frames, and
 * a message that was made in this draft is changed in place. Nothing of the thread it began with is touched.
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
  /** The message that the last line touched, once it is this draft's own. */
  #touched: Mutable<ChatMessage> | undefined;
  #index: Map<string, number> | undefined;
  #searches = 0;
  /** Messages before this position are those of the thread it began with. */
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

  /** The memory of the wire, to be changed in place. */
  editWire(): Mutable<WireMemory> {
    this.#ownWire ??= { ...this.#wire };
    this.#wire = this.#ownWire;
    return this.#ownWire;
  }

  positionOf(id: string): number | undefined {
    const messages = this.#messages;
    if (messages[messages.length - 1]?.id === id) return messages.length - 1;
    this.#searches += 1;
    // A few lines are searched from the end; an index pays for a batch.
    if (this.#index === undefined && this.#searches > searchesWithoutIndex) {
      this.#index = new Map(messages.map((message, position) => [message.id, position]));
    }
    if (this.#index !== undefined) return this.#index.get(id);
    for (let position = messages.length - 1; position >= 0; position -= 1) {
      if (messages[position]?.id === id) return position;
    }
    return undefined;
  }

  /** The message at a position, as this draft's own copy. */
  edit(position: number): Mutable<ChatMessage> | undefined {
    const message = this.#messages[position];
    if (message === undefined) return undefined;
    if (message === this.#touched) return this.#touched;
    const copy = copyOf(message);
    this.#own(position)[position] = copy;
    this.#touched = copy;
    return copy;
  }

  /** Lines call this message by another id from now on. */
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

  /** The thread as changed; the one it began with where nothing was. The draft is used up. */
  finish(): Thread {
    const { chatId, isStreaming, messages, end, error, suspendedMessageId, usage, outcomes, wire } = this;
    const thread: Thread = { chatId, isStreaming, messages, end, error, suspendedMessageId, usage, outcomes, wire };
    const before = this.#base.messages;
    if (messages !== before) commonLength(messages, before, Math.min(this.#firstTouched, messages.length, before.length));
    return isSame(this.#base, thread) ? this.#base : thread;
  }

  /** The messages, to be changed from a position on. */
  #own(position: number): ChatMessage[] {
    this.#firstTouched = Math.min(this.#firstTouched, position);
    this.#copy ??= this.#messages.slice();
    this.#messages = this.#copy;
    return this.#copy;
  }
}

/** Field by field: several times as fast as a spread, in the path of every line. */
function copyOf(message: ChatMessage): Mutable<ChatMessage> {
  return {
    id: message.id,
    role: message.role,
    content: message.content,
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

function isSame(before: Thread, after: Thread): boolean {
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
