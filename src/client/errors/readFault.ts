import { isJsonObject } from '../json/isJsonObject.js';
import { limitText, maxMessageLength } from './limitText.js';
import type { ServiceErrorKind } from './ServiceError.js';
import { withoutTokens } from './withoutTokens.js';

/**
 * The message of an error body, in any known shape: `message` or `error`, each a string, an object or a list, SCIM's
 * `detail`, or the `title` of a problem (RFC 9457).
 */
export function readFault(body: unknown): ServiceFault {
  const { message, error, detail, title, code, scimType } = isJsonObject(body) ? body : {};
  const nested = isJsonObject(error) ? error : {};
  return {
    message: readMessage(message) ?? readMessage(error) ?? readMessage(detail) ?? readMessage(title),
    code: readCode(code) ?? readCode(nested.code) ?? readCode(scimType),
  };
}

export interface ServiceFault {
  readonly message: string | undefined;
  readonly code: string | number | undefined;
}

/** The text itself, an object's own `message` or `error`, or the messages of a list, cut to 2,000 characters. Never a token. */
export function readMessage(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return withoutTokens(limitText(value.trim(), maxMessageLength)) || undefined;
  if (depth > maxDepth) return undefined;
  if (Array.isArray(value)) return joinTexts(value.slice(0, maxMessages).map((item) => readMessage(item, depth + 1)));
  return isJsonObject(value) ? (readMessage(value.message, depth + 1) ?? readMessage(value.error, depth + 1)) : undefined;
}

/** No one reads more. */
const maxMessages = 50;

/** Deeper than any genuine error. A hostile one could be endless. */
const maxDepth = 4;

function joinTexts(texts: readonly (string | undefined)[]): string | undefined {
  return limitText(texts.filter((text) => text !== undefined).join('; '), maxMessageLength) || undefined;
}

/** The kind that a message implies, wherever it was found. */
export function kindOfMessage(message: string): ServiceErrorKind | undefined {
  if (/streaming for thread is in progress/i.test(message)) return 'thread-busy';
  if (message.includes(agentRequired)) return 'permission';
  return undefined;
}

export function kindOfStatus(status: number): ServiceErrorKind {
  return kindsByStatus[status] ?? (status >= 500 ? 'server' : status >= 400 ? 'validation' : 'protocol');
}

/** The service's own words for an API key on the deployment form (docs/contract/authentication.md#chat). */
export const agentRequired = 'agentId is required for Api-Key authentication';

const kindsByStatus: Readonly<Record<number, ServiceErrorKind>> = {
  401: 'authentication',
  402: 'permission',
  403: 'permission',
  404: 'not-found',
  405: 'unsupported',
  408: 'server',
  409: 'conflict',
  410: 'not-found',
  412: 'conflict',
  415: 'unsupported',
  422: 'unprocessable',
  429: 'rate-limited',
  501: 'unsupported',
};

function readCode(value: unknown): string | number | undefined {
  return typeof value === 'string' ? limitText(value, maxMessageLength) : typeof value === 'number' ? value : undefined;
}
