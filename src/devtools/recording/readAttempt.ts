import type { RequestAttempt } from '../../client/http/ServiceClient.js';
import { isJsonObject } from '../../client/json/isJsonObject.js';
import { jsonText } from '../../client/json/jsonText.js';
import { redactedMark } from '../../client/redaction/redactedMark.js';
import { redactSecrets } from '../../client/redaction/redactSecrets.js';
import type { Exchange, ExchangeHeader } from './Exchange.js';

/** Returns what is recorded of a request: only the size of its body and, in a chat, the thread and the question. */
export function readAttempt({ api, operation, method, url, headers, body, redact }: RequestAttempt): AttemptFacts {
  const { pathname, search } = new URL(url);
  const isChat = operation === 'streamChat' || operation === 'abortChat';
  const clean = (text: string) => redactSecrets(redact(text));
  const chat = isChat && isJsonObject(body) ? body : {};
  return {
    api,
    operation: clean(operation),
    method,
    path: clean(pathname + search),
    requestHeaders: readHeaders(headers, redact),
    requestBytes: body instanceof FormData ? undefined : sizeOf(body),
    chatId: typeof chat.chatId === 'string' ? chat.chatId : undefined,
    input: typeof chat.input === 'string' ? clean(chat.input) : undefined,
    messageId: typeof chat.messageId === 'string' ? chat.messageId : undefined,
  };
}

type AttemptFacts = Pick<
  Exchange,
  'api' | 'operation' | 'method' | 'path' | 'requestHeaders' | 'requestBytes' | 'chatId' | 'input' | 'messageId'
>;

/** Returns the headers without credentials. */
export function readHeaders(headers: Headers, redact: (text: string) => string): readonly ExchangeHeader[] {
  return [...headers].map(([name, value]) => [name, telling.test(name) ? redactedMark : redactSecrets(redact(value))]);
}

const telling = /auth|token|cookie|secret|api-?key/i;

function sizeOf(body: unknown): number {
  return body === undefined ? 0 : new TextEncoder().encode(jsonText(body)).length;
}
