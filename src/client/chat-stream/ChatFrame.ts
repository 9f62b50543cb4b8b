import type { ServiceError } from '../errors/ServiceError.js';

/** A decoded line of the chat stream (docs/contract/chat.md#stream-messages). */
export type ChatFrame = CutoffFrame | MessageFrame | StateFrame | AbortedFrame | SuspendedFrame | UsageFrame | ErrorFrame | UnknownFrame;

/** First line: which thread this is and whether an answer is being written. */
export interface CutoffFrame {
  readonly kind: 'cutoff';
  /** The id of the thread; for a new thread, the id that the service gave it. */
  readonly chatId: string | undefined;
  /** True if an answer is being written, and its lines follow. */
  readonly isStreaming: boolean | undefined;
  /** The question of a suspended run. Sending it again continues the run. */
  readonly suspendedMessageId: string | undefined;
}

/** A user's echo, an assistant's text or a tool call; lines of one id make one message. */
export interface MessageFrame {
  readonly kind: 'message';
  /** The id of the message; all its lines have the same. */
  readonly id: string;
  /** `user` for the echo of a question. */
  readonly role: 'user' | 'assistant';
  /** The text, as Markdown; with `isDelta`, the part to append. */
  readonly content: string;
  /** The reasoning of the agent; with `isDelta`, the part to append. */
  readonly thinking: string;
  /** The tool call, if the message is one. */
  readonly toolCall: ToolCallTexts | undefined;
  /** The path of the agent that wrote it. See docs/contract/chat.md#final-answer. */
  readonly graphPath: readonly string[];
  /** Append `content` and `thinking` to what is known; otherwise replace it. */
  readonly isDelta: boolean;
  /** True while the service is still writing the message. */
  readonly isInProcess: boolean;
  /** Details of an assistant's message from the service; `undefined` if the line has none. */
  readonly isStructuredResponse: boolean | undefined;
  /** The position in the thread. It numbers lines or messages, depending on the service. */
  readonly sort: number | undefined;
}

/** Near the end: the whole conversation, serialized by the service. */
export interface StateFrame {
  readonly kind: 'state';
  /** Serialized messages in either of two shapes; read by `restoreMessages`. */
  readonly messages: readonly unknown[];
}

/** The run was stopped by an abort. */
export interface AbortedFrame {
  readonly kind: 'aborted';
}

/** The run is suspended. The same request continues it within 24 hours. */
export interface SuspendedFrame {
  readonly kind: 'suspended';
  /** The `messageId` to send again. */
  readonly messageId: string | undefined;
  /** True if the request may be sent again. */
  readonly isRetryable: boolean;
}

/** The last line of newer services: what the answer cost. */
export interface UsageFrame {
  readonly kind: 'usage';
  /** The counts for the whole answer. */
  readonly usage: ChatUsage;
}

/** A JSON-RPC error inside HTTP 200, or an `error` line in mid-stream. */
export interface ErrorFrame {
  readonly kind: 'error';
  /** The error, with the service's own message and code. */
  readonly error: ServiceError;
}

/** Anything this version does not know; kept for the recorder, folded into nothing. */
export interface UnknownFrame {
  readonly kind: 'unknown';
  /** The parsed line. */
  readonly value: unknown;
}

/** A tool call as sent: JSON texts, parsed when they are looked at. */
export interface ToolCallTexts {
  /** The name of the tool: `serviceSqlApi`. */
  readonly name: string;
  /** The input as JSON text. It may be incomplete while the call streams in. */
  readonly input: string;
  /** Present only when the call is complete. */
  readonly result: string | undefined;
}

/** Counts of tokens and calls; 0 if the service does not report them. */
export interface ChatUsage {
  /** The names of the language models that were used. */
  readonly models: readonly string[];
  /** The number of calls to language models. */
  readonly llmCalls: number;
  /** The number of tokens in prompts. */
  readonly inputTokens: number;
  /** The number of generated tokens. */
  readonly outputTokens: number;
  /** The number of tokens written to the prompt cache. */
  readonly cacheWriteTokens: number;
  /** The number of tokens read from the prompt cache. */
  readonly cacheReadTokens: number;
  /** The number of all tokens, as the service counts them. */
  readonly totalTokens: number;
}
