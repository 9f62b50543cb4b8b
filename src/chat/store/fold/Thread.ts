import type { ChatUsage, MessageFrame, ToolCallTexts } from '../../../client/chat-stream/ChatFrame.js';
import type { ServiceError } from '../../../client/errors/ServiceError.js';

/** A conversation as received so far. Immutable; an unchanged message keeps its identity. */
export interface Thread {
  /** The id of the thread; `undefined` until the service has named it. */
  readonly chatId: string | undefined;
  /** The `isStreaming` of the last `__cutoff__`. */
  readonly isStreaming: boolean | undefined;
  /** Ordered by first-seen `sort`, then arrival. */
  readonly messages: readonly ChatMessage[];
  /** How the last stream ended; `open` until it has ended. */
  readonly end: ThreadEnd;
  /** The error line that ended the last stream, if any. */
  readonly error: ServiceError | undefined;
  /** The question whose run is suspended. Sending it again continues the run. */
  readonly suspendedMessageId: string | undefined;
  /** The usage that the service last reported. */
  readonly usage: ChatUsage | undefined;
  /** The outcomes of turns that ended without an answer, by turn id. */
  readonly outcomes: ReadonlyMap<string, TurnOutcome>;
  /** The state of the fold for the current stream. */
  readonly wire: WireMemory;
}

/** How a stream ended: `complete` by `__state__` or a finished final message, `failed` by an error line. */
export type ThreadEnd = 'open' | 'complete' | 'aborted' | 'suspended' | 'failed';

/** One entry of a thread, combined from all lines with its id. */
export interface ChatMessage {
  /** The id that all lines of the message share. */
  readonly id: string;
  /** `user` for questions, `assistant` for everything the service writes. */
  readonly role: 'user' | 'assistant';
  /** The text so far, as Markdown. */
  readonly content: string;
  /** The context that was sent along with a question, as JSON text. Absent if there is none; never part of `content`. */
  readonly context?: string | undefined;
  /** The reasoning so far; empty if there is none. */
  readonly thinking: string;
  /** The tool call of this step, with its result once it has arrived. */
  readonly toolCall: ToolCallTexts | undefined;
  /** The path of the agent that wrote it; empty for restored messages. See docs/contract/chat.md#final-answer. */
  readonly graphPath: readonly string[];
  /** True while the service is still writing it. */
  readonly isInProcess: boolean;
  /** The value the service sent last; `undefined` for questions and for messages known only from the serialized thread. */
  readonly isStructuredResponse: boolean | undefined;
  /** The first `sort` seen for this id. */
  readonly sort: number | undefined;
  /** `optimistic` before the service has echoed it, `restored` if read from the serialized thread. */
  readonly origin: 'optimistic' | 'streamed' | 'restored';
  /** True if the text may have a gap after a resubscribe. A full line closes the gap. */
  readonly isCatchingUp: boolean;
  /** True if the last line was a full one and the service has finished the message. */
  readonly isWhole: boolean;
}

/** A question with its steps and answer. Keeps its identity while none of its messages changes. */
export interface ChatTurn {
  /** The id of the question's message, or of the first message if there is no question. */
  readonly id: string;
  /** The user's question; `undefined` if the thread starts with an assistant message. */
  readonly question: ChatMessage | undefined;
  /** Working texts, thinking and tool calls, in order. */
  readonly steps: readonly ChatMessage[];
  /** The final message or, if there is none, the last text of the main agent. */
  readonly answer: ChatMessage | undefined;
  /** The progress of the answer. */
  readonly state: TurnState;
  /** The reason the turn failed, was interrupted or was not sent. */
  readonly error: ServiceError | undefined;
}

/** `interrupted`: cut off and not resumed. `suspended`: sending the question again within 24 hours continues the run. */
export type TurnState = 'running' | 'done' | 'stopped' | 'interrupted' | 'failed' | 'suspended';

/** The outcome of a turn without an answer, and its reason. */
export interface TurnOutcome {
  /** The way in which the turn ended. */
  readonly state: Exclude<TurnState, 'running' | 'done'>;
  /** The reason, if the service or the network gave one. */
  readonly error?: ServiceError | undefined;
}

/** Distinguishes a replay from a continuation, and a line sent twice from two lines. Cleared when the stream ends. */
export interface WireMemory {
  /** True if the stream was joined in the middle, so that lines may be missing. */
  readonly isResumed: boolean;
  /** Messages of the running turn that have had no line since the last `__cutoff__`. */
  readonly awaited: ReadonlySet<string>;
  /** The last message of earlier streams. Nothing is inserted before it. */
  readonly floorId: string | undefined;
  /** The last message inserted before the running turn, while the stream still lists earlier messages. */
  readonly earlierId: string | undefined;
  /** The last line, to recognize one that is sent twice. */
  readonly lastLine: MessageFrame | undefined;
  /** `each` if `sort` numbers every line; `shared` if all lines of a message have the same number. */
  readonly lineNumbers: 'unknown' | 'each' | 'shared';
}
