import { isJsonObject } from '../json/isJsonObject.js';
import { limitBody } from './limitText.js';
import { kindOfMessage, kindOfStatus, readFault } from './readFault.js';
import { ServiceError, type ServiceErrorDetails, type ServiceErrorKind } from './ServiceError.js';

/**
 * The error a line carries: a JSON-RPC error object or a line with `error`, as text or object.
 *
 * It is `authentication` only if it says so as a whole: by the status 401 as its code or in its `data`, by the JSON-RPC code
 * -32001, or, without a number for a code, by a text code or a message that is nothing else, such as `Unauthorized`. The service
 * sends refused credentials this way (docs/contract/errors.md#errors-inside-a-success). Any other code and a
 * message that merely contains the word are failures of the request. Whether a request is sent again is a narrower question: see
 * `isRefusal`.
 */
export function readErrorLine(
  value: Readonly<Record<string, unknown>>,
  otherwise: ServiceErrorKind = 'server',
  details: Pick<ServiceErrorDetails, 'status' | 'operation'> = {},
): ServiceError | undefined {
  const { error } = value;
  if (!error) return undefined;
  const { message = 'The service reported an error without a message.', code } = readFault(value);
  const kind =
    kindOfMessage(message) ?? kindOfCode(code) ?? kindOfCode(readStatus(error)) ?? jsonRpcKinds[String(code)] ?? kindOfWords(code, message);
  return new ServiceError(kind ?? ('jsonrpc' in value ? 'server' : otherwise), message, { ...details, code, body: limitBody(value) });
}

/** JSON-RPC leaves `data` to the service. An HTTP status in it is the most precise. */
function readStatus(error: unknown): unknown {
  const { data } = isJsonObject(error) ? error : {};
  return isJsonObject(data) ? (data.status ?? data.statusCode) : undefined;
}

/** Some services send an HTTP status as the JSON-RPC code. */
function kindOfCode(code: unknown): ServiceErrorKind | undefined {
  const status = Number(code);
  return status >= 400 && status < 600 ? kindOfStatus(status) : undefined;
}

/** A text code or, without any code, the whole message. */
function kindOfWords(code: string | number | undefined, message: string): ServiceErrorKind | undefined {
  if (typeof code === 'number') return undefined;
  const words = (code ?? message).slice(0, longestWords).replace(/[_-]/g, ' ');
  if (refusedCredentials.test(words)) return 'authentication';
  return /^(?:access )?forbidden\.?$/i.test(words) ? 'permission' : undefined;
}

const longestWords = 60;
const refusedCredentials =
  /^(?:unauthori[sz]ed|unauthenticated|not authenticated|authentication (?:failed|failure|required|error)|(?:the |your )?(?:access )?(?:token|credentials?) (?:is |are |has |have )?(?:expired|invalid|not valid|required|missing)|(?:expired|invalid|missing) (?:access )?(?:token|credentials?))[.!]?$/i;

/** The JSON-RPC code of refused credentials. */
export const refusedCode = -32001;

const jsonRpcKinds: Readonly<Record<string, ServiceErrorKind>> = {
  [refusedCode]: 'authentication',
  '-32700': 'protocol',
  '-32600': 'validation',
  '-32601': 'unsupported',
  '-32602': 'validation',
  '-32603': 'server',
};
