import type { ChatRequest } from '@parley/react/client';
import { invalid, type JsonObject, optionalBoolean, optionalString } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';

/** Reads a chat request (docs/contract/chat.md#request); 400 names the field that breaks a rule. */
export function readChatRequest(body: JsonObject): QuestionRequest | ReadRequest {
  const input = optionalString(body, 'input');
  const chatId = optionalString(body, 'chatId');
  const messageId = optionalString(body, 'messageId');
  const branch = optionalString(body, 'activeBranchName');
  const isDefaultBranch = optionalBoolean(body, 'isDefaultBranch') ?? branch === undefined;

  if (messageId !== undefined && !/^\d{13,}-message$/.test(messageId)) {
    throw invalid('messageId', 'must be <timestamp>-message, with a Unix timestamp in milliseconds of 13 or more digits');
  }
  if (branch === '') throw invalid('activeBranchName', 'must not be empty');
  if (branch === undefined && !isDefaultBranch) throw invalid('activeBranchName', 'is required when isDefaultBranch is false');
  if (input === undefined) {
    if (chatId === undefined) throw new ServiceFailure(400, 'input or chatId is required');
    return { kind: 'read', chatId };
  }
  if (input.trim() === '') throw invalid('input', 'must not be empty');
  return { kind: 'question', input, chatId, messageId, branch, isDefaultBranch };
}

/** Asks something, in a new thread or in a known one. */
export interface QuestionRequest {
  readonly kind: 'question';
  readonly input: string;
  readonly chatId: ChatRequest['chatId'];
  readonly messageId: ChatRequest['messageId'];
  readonly branch: ChatRequest['activeBranchName'];
  readonly isDefaultBranch: boolean;
}

/** Asks for the state of a thread. */
export interface ReadRequest {
  readonly kind: 'read';
  readonly chatId: string;
}
