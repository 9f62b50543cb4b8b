import type { ChatFrame } from '../../../client/chat-stream/ChatFrame.js';
import { isServiceError } from '../../../client/errors/ServiceError.js';

/** Distinguishes a decoded frame from a raw line, which may be any JSON value. */
export function isChatFrame(value: unknown): value is ChatFrame {
  if (!isRecord(value) || typeof value.kind !== 'string') return false;
  // Raw lines of another kind have an `id` and may have their own field named `kind`.
  if ('id' in value && value.kind !== 'message') return false;
  return Object.hasOwn(checks, value.kind) && checks[value.kind as ChatFrame['kind']](value);
}

type Fields = Readonly<Record<string, unknown>>;

const checks: Readonly<Record<ChatFrame['kind'], (frame: Fields) => boolean>> = {
  cutoff: ({ chatId, suspendedMessageId }) => isOptional(chatId, 'string') && isOptional(suspendedMessageId, 'string'),
  message: isMessageFrame,
  state: ({ messages }) => Array.isArray(messages),
  aborted: () => true,
  suspended: ({ messageId }) => isOptional(messageId, 'string'),
  usage: ({ usage }) => isRecord(usage) && Array.isArray(usage.models),
  error: ({ error }) => isServiceError(error),
  unknown: () => true,
};

function isMessageFrame({
  id,
  role,
  content,
  thinking,
  toolCall,
  graphPath,
  isDelta,
  isInProcess,
  isStructuredResponse,
  sort,
}: Fields): boolean {
  return (
    typeof id === 'string' &&
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    typeof thinking === 'string' &&
    (toolCall === undefined || isToolCall(toolCall)) &&
    Array.isArray(graphPath) &&
    typeof isDelta === 'boolean' &&
    typeof isInProcess === 'boolean' &&
    isOptional(isStructuredResponse, 'boolean') &&
    isOptional(sort, 'number')
  );
}

function isToolCall(value: unknown): boolean {
  return isRecord(value) && typeof value.name === 'string' && typeof value.input === 'string' && isOptional(value.result, 'string');
}

function isOptional(value: unknown, type: 'string' | 'number' | 'boolean'): boolean {
  return value === undefined || typeof value === type;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
