import type { ChatUsage, MessageFrame, ToolCallTexts } from '../../../client/chat-stream/ChatFrame.js';
import type { ServiceError } from '../../../client/http/ServiceError.js';

/** A conversation as far as frames have told it. Immutable; an untouched message keeps its identity. */
export interface Thread {
  readonly chatId: string | undefined;
  /** The last `__cutoff__`. */
  readonly isStreaming: boolean | undefined;
  /** In display order: first-seen `sort`, then arrival. */
  readonly messages: readonly ChatMessage[];
  /** The end of the last stream; `open` until it has ended. */
  readonly end: ThreadEnd;
  readonly error: ServiceError | undefined;
  /** The question whose run is suspended; sending it again goes on. */
  readonly suspendedMessageId: string | undefined;
  readonly usage: ChatUsage | undefined;
  /** The outcome of turns that ended without an answer, by turn id. */
  readonly outcomes: ReadonlyMap<string, TurnOutcome>;
  /** State of the fold for the current stream. */
  readonly wire: WireMemory;
}

/** `complete` by `__state__` or a finished final message; `failed` by an error line. */
export type ThreadEnd = 'open' | 'complete' | 'aborted' | 'suspended' | 'failed';

/** One entry of a thread: all lines of one id. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly thinking: string;
  readonly toolCall: ToolCallTexts | undefined;
  readonly graphPath: readonly string[];
  readonly isInProcess: boolean;
  /** What the service last said of it; `undefined` for questions, and where only the serialized thread tells of the message. */
  readonly isStructuredResponse: boolean | undefined;
  /** The first `sort` seen for this id. */
  readonly sort: number | undefined;
  readonly origin: 'optimistic' | 'streamed' | 'restored';
  /** Text may have a gap after a resubscribe; a full line heals it. */
  readonly isCatchingUp: boolean;
  /** The last line was a full one and the service writes no more of it. */
  readonly isWhole: boolean;
}

/** A question with all that came of it. Keeps its identity while none of its messages changes. */
export interface Turn {
  /** The id of the question's message, or of the first message where there is no question. */
  readonly id: string;
  readonly question: ChatMessage | undefined;
  /** Working texts, thinking and tool calls, in order. */
  readonly steps: readonly ChatMessage[];
  /** The final message, or, without one, the last text of the main agent. */
  readonly answer: ChatMessage | undefined;
  readonly state: TurnState;
  /** The reason it failed, was interrupted or was not sent. */
  readonly error: ServiceError | undefined;
}

/** `interrupted`: cut off and not taken up again; `suspended`: sending the question again goes on, for 24 hours. */
export type TurnState = 'running' | 'done' | 'stopped' | 'interrupted' | 'failed' | 'suspended';

/** The outcome of a turn without an answer, and its reason. */
export interface TurnOutcome {
  readonly state: Exclude<TurnState, 'running' | 'done'>;
  readonly error?: ServiceError | undefined;
}

/** What tells a replay from a continuation, and a line sent twice from two lines. Forgotten when the stream ends. */
export interface WireMemory {
  /** The stream was taken up in its middle: lines may have been missed. */
  readonly isResumed: boolean;
  /** Messages of the running turn whose first line since the last `__cutoff__` is still to come. */
  readonly awaited: ReadonlySet<string>;
  /** The last message of earlier streams: nothing is put before it. */
  readonly floorId: string | undefined;
  /** The last message put before the running turn, while the stream still lists what came before that. */
  readonly earlierId: string | undefined;
  readonly lastLine: MessageFrame | undefined;
  /** True if `sort` numbers each line; false if all lines of a message share one. */
  readonly lineNumbers: 'unknown' | 'each' | 'shared';
}
