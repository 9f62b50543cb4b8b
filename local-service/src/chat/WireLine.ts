/** One line of the chat stream, as sent (docs/contract/chat.md#stream-messages). */
export type WireLine = MessageLine | SentinelLine | ErrorLine;

export interface MessageLine {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly thinking?: string;
  readonly toolCall?: WireToolCall;
  readonly graphPath?: readonly string[];
  readonly isDelta: boolean;
  readonly isInProcess: boolean;
  readonly isStructuredResponse?: boolean;
  readonly sort: number;
}

/** `input` and `result` are JSON texts. */
interface WireToolCall {
  readonly name: string;
  readonly input: string;
  readonly result?: string;
}

interface SentinelLine {
  readonly id: `__${string}__`;
  readonly sort: number;
  readonly state?: object;
  readonly type?: 'abort' | 'suspend' | 'usage';
  readonly code?: 'chat_aborted' | 'chat_suspended';
  readonly retryable?: boolean;
  readonly messageId?: string;
  readonly usage?: object;
}

interface ErrorLine {
  readonly error: string;
}

export const mainAgent = 'service_data_analyst_agent';
export const mainPath = [mainAgent];
export const toolsPath = [mainAgent, 'tools'];
/** Marks the one consolidated answer (docs/contract/chat.md#final-answer). */
export const finalPath = ['final', mainAgent];
