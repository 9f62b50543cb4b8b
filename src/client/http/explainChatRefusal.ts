import { explainQuota } from '../errors/explainQuota.js';
import { isUserLimit } from '../errors/isUserLimit.js';
import { agentRequired } from '../errors/readFault.js';
import type { ServiceError, ServiceErrorReason } from '../errors/ServiceError.js';
import { withReason } from '../errors/withReason.js';

/** Adds to a rejected chat request's error what its status does not say (docs/contract/errors.md#errors-inside-a-success). */
export function explainChatRefusal(error: ServiceError, chatId: string | undefined): ServiceError {
  const explained = explainQuota(error);
  const reason = explained.reason === undefined ? reasonOf(explained, chatId) : undefined;
  return reason === undefined ? explained : withReason(explained, reason);
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
