/** A message of the chat completions API. */
export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls?: readonly WireToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

/** A tool that the model asks for. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as the model wrote it: it may be broken. */
  readonly input: string;
}

/** What the model said in one round. Without tool calls it is the answer. */
export interface Completion {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
}

interface WireToolCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}
