import { explainQuota } from '../errors/explainQuota.js';
import { isUserLimit } from '../errors/isUserLimit.js';
import { agentRequired } from '../errors/readFault.js';
import type { ServiceError, ServiceErrorReason } from '../errors/ServiceError.js';
import { withReason } from '../errors/withReason.js';
import { abortAddress } from './serviceAddress.js';

/**
 * Adds to a rejected chat request's error what its status does not say (docs/contract/errors.md#errors-inside-a-success), and the address if
 * it may be wrong.
 */
export function explainChatRefusal(error: ServiceError, chatId: string | undefined, chatUrl = ''): ServiceError {
  const explained = explainQuota(error);
  const reason = explained.reason ?? reasonOf(explained, chatId);
  const message = withAddress(explained.message, reason, chatUrl);
  const isSame = reason === explained.reason && message === explained.message;
  return reason === undefined || isSame ? explained : withReason(explained, reason, explained.kind, message);
}

/** A wrong address below `/api/v1` is answered as if the credentials were wrong. */
function withAddress(message: string, reason: ServiceErrorReason | undefined, chatUrl: string): string {
  const isOfChat = abortAddress(chatUrl) !== undefined;
  const isInDoubt = reason === 'endpoint-missing' || reason === 'web-page' || (reason === 'credentials-refused' && !isOfChat);
  if (!isInDoubt) return message;
  // Its parameters may be secret.
  const [address] = chatUrl.split(/[?#]/, 1);
  const rule = isOfChat ? '' : ' Chat addresses end in /stream-chat-state.';
  return `${message}${message.endsWith('.') ? '' : '.'} The address was ${address}.${rule}`;
}

function reasonOf({ kind, message, field }: ServiceError, chatId: string | undefined): ServiceErrorReason | undefined {
  switch (kind) {
    case 'permission':
    case 'rate-limited':
      if (isUserLimit(message)) return 'user-limit';
      return kind === 'permission' && field === undefined && chatId !== undefined && !isAboutForm(message) ? 'thread-forbidden' : undefined;
    case 'validation':
      return isUserLimit(message) ? 'user-limit' : undefined;
    case 'not-found':
      return chatId === undefined || isAboutAddress(message) ? 'endpoint-missing' : 'thread-gone';
    default:
      return undefined;
  }
}

/** An API key on the deployment form of the address. */
function isAboutForm(message: string): boolean {
  return message.includes(agentRequired);
}

function isAboutAddress(message: string): boolean {
  return /\b(account|agent|deployment|tenant)\b/i.test(message) && !/\b(chat|thread|conversation)\b/i.test(message);
}
