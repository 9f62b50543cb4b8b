import { agentRequired } from '../errors/readFault.js';
import { isServiceError, type ServiceError, type ServiceErrorReason } from '../errors/ServiceError.js';
import { withReason } from '../errors/withReason.js';

/** Says of a refused chat request what a status alone leaves open (docs/contract/errors.md#errors-inside-a-success). Anything else is given back as it is. */
export function explainChatRefusal(error: unknown, chatId: string | undefined): unknown {
  return isServiceError(error) ? explainChatError(error, chatId) : error;
}

export function explainChatError(error: ServiceError, chatId: string | undefined): ServiceError {
  const reason = error.reason === undefined ? reasonOf(error, chatId) : undefined;
  return reason === undefined ? error : withReason(error, reason);
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

/** The service names no code for it; a limit of requests mentions users, too. */
function isUserLimit(message: string): boolean {
  return /\b(limit|maximum)\b/i.test(message) && /\busers\b|\buser limit\b/i.test(message) && !/\b(rate|requests?)\b/i.test(message);
}

/** An API key on the deployment form of the address. */
function isAboutForm(message: string): boolean {
  return message.includes(agentRequired);
}

function isAboutAddress(message: string): boolean {
  return /\b(account|agent|deployment|tenant)\b/i.test(message) && !/\b(chat|thread|conversation)\b/i.test(message);
}
