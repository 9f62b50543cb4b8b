import { readErrorLine } from '../errors/readErrorLine.js';
import { isJsonObject } from '../json/isJsonObject.js';
import { textOrJson } from '../json/jsonText.js';
import type { ChatFrame, ChatUsage, ToolCallTexts } from './ChatFrame.js';
import { isMessageId } from './chatRequest.js';

/**
 * Decodes one line of the chat stream, already parsed (docs/contract/chat.md#stream-messages). Accepts any JSON value: unknown lines become
 * `unknown` frames.
 */
export function decodeFrame(value: unknown): ChatFrame {
  if (!isJsonObject(value)) return { kind: 'unknown', value };
  const error = readErrorLine(value);
  if (error !== undefined) return { kind: 'error', error };
  if (typeof value.id !== 'string' || value.id === '') return { kind: 'unknown', value };
  return isSentinel(value.id) ? decodeSentinel(value.id, value) : decodeMessage(value.id, value);
}

type JsonRecord = Readonly<Record<string, unknown>>;

function isSentinel(id: string): boolean {
  return /^__.*__$/.test(id);
}

function decodeSentinel(id: string, value: JsonRecord): ChatFrame {
  const state = isJsonObject(value.state) ? value.state : {};
  switch (id) {
    case '__cutoff__': {
      const suspended = isJsonObject(state.suspended) ? state.suspended : {};
      return {
        kind: 'cutoff',
        chatId: text(state.chatId) || undefined,
        isStreaming: typeof state.isStreaming === 'boolean' ? state.isStreaming : undefined,
        suspendedMessageId: text(suspended.messageId) || undefined,
      };
    }
    case '__state__':
      return { kind: 'state', messages: Array.isArray(state.messages) ? state.messages : [] };
    case '__aborted__':
      return { kind: 'aborted' };
    case '__suspended__':
      return { kind: 'suspended', messageId: text(value.messageId) || undefined, isRetryable: value.retryable === true };
    case '__usage__':
      return { kind: 'usage', usage: decodeUsage(isJsonObject(value.usage) ? value.usage : {}) };
    default:
      return { kind: 'unknown', value };
  }
}

function decodeMessage(id: string, value: JsonRecord): ChatFrame {
  const role = value.role ?? (isMessageId(id) ? 'user' : 'assistant');
  if ((role !== 'user' && role !== 'assistant') || !messageFields.some((field) => field in value)) return { kind: 'unknown', value };
  const toolCall = decodeToolCall(value.toolCall);
  return {
    kind: 'message',
    id,
    role,
    content: text(value.content),
    thinking: text(value.thinking),
    toolCall,
    graphPath: strings(value.graphPath),
    isDelta: value.isDelta === true || isSilent(value, toolCall),
    isInProcess: value.isInProcess === true,
    isStructuredResponse: typeof value.isStructuredResponse === 'boolean' ? value.isStructuredResponse : undefined,
    sort: typeof value.sort === 'number' ? value.sort : undefined,
  };
}

const messageFields = ['role', 'content', 'thinking', 'toolCall', 'isDelta', 'isInProcess'];

/** A line with only flags and no text must not replace the streamed text, so it appends nothing. */
function isSilent({ content, thinking }: JsonRecord, toolCall: ToolCallTexts | undefined): boolean {
  return toolCall === undefined && typeof content !== 'string' && typeof thinking !== 'string';
}

function decodeToolCall(value: unknown): ToolCallTexts | undefined {
  if (!isJsonObject(value) || typeof value.name !== 'string') return undefined;
  const { name, input, result } = value;
  return { name, input: textOrJson(input) ?? '', result: textOrJson(result) };
}

function decodeUsage(usage: JsonRecord): ChatUsage {
  return {
    models: strings(usage.models),
    llmCalls: count(usage.llmCalls),
    inputTokens: count(usage.inputTokens),
    outputTokens: count(usage.outputTokens),
    cacheWriteTokens: count(usage.cacheWriteTokens),
    cacheReadTokens: count(usage.cacheReadTokens),
    totalTokens: count(usage.totalTokens),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function strings(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.every(isText) ? value : value.filter(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function count(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
