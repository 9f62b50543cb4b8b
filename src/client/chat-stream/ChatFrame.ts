import type { ServiceError } from '../http/ServiceError.js';

/** A decoded line of the chat stream (docs/contract/chat.md#stream-messages). */
export type ChatFrame = CutoffFrame | MessageFrame | StateFrame | AbortedFrame | SuspendedFrame | UsageFrame | ErrorFrame | UnknownFrame;

/** First line: which thread this is and whether an answer is being written. */
export interface CutoffFrame {
  readonly kind: 'cutoff';
  readonly chatId: string | undefined;
  readonly isStreaming: boolean | undefined;
  /** The question of a suspended run: sending it again goes on. */
  readonly suspendedMessageId: string | undefined;
}

/** A user's echo, an assistant's text or a tool call; lines of one id make one message. */
export interface MessageFrame {
  readonly kind: 'message';
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly thinking: string;
  readonly toolCall: ToolCallTexts | undefined;
  readonly graphPath: readonly string[];
  /** Append `content` and `thinking` to what is known; otherwise replace it. */
  readonly isDelta: boolean;
  readonly isInProcess: boolean;
  /** Details of an assistant's message from the service; `undefined` if the line has none. */
  readonly isStructuredResponse: boolean | undefined;
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

/** The run waits; the same request goes on within 24 hours. */
export interface SuspendedFrame {
  readonly kind: 'suspended';
  readonly messageId: string | undefined;
  readonly isRetryable: boolean;
}

/** The last line of newer services: what the answer cost. */
export interface UsageFrame {
  readonly kind: 'usage';
  readonly usage: ChatUsage;
}

/** A JSON-RPC error inside HTTP 200, or an `error` line in mid-stream. */
export interface ErrorFrame {
  readonly kind: 'error';
  readonly error: ServiceError;
}

/** Anything this version does not know; kept for the recorder, folded into nothing. */
export interface UnknownFrame {
  readonly kind: 'unknown';
  readonly value: unknown;
}

/** A tool call as sent: JSON texts, parsed when they are looked at. */
export interface ToolCallTexts {
  readonly name: string;
  readonly input: string;
  /** Present only when the call is complete. */
  readonly result: string | undefined;
}

/** Counts of tokens and calls; 0 if the service does not report them. */
export interface ChatUsage {
  readonly models: readonly string[];
  readonly llmCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheWriteTokens: number;
  readonly cacheReadTokens: number;
  readonly totalTokens: number;
}
