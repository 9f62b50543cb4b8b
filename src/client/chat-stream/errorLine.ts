import { kindOfMessage, kindOfStatus, readFault, readMessage } from '../http/readFault.js';
import { ServiceError, type ServiceErrorKind } from '../http/ServiceError.js';

/** The error a line carries: a JSON-RPC error object or a line with `error`, as text or object. */
export function readErrorLine(value: object, otherwise: ServiceErrorKind = 'server'): ServiceError | undefined {
  const error: unknown = 'error' in value ? value.error : undefined;
  if (readMessage(error) === undefined && !(typeof error === 'object' && error !== null)) return undefined;
  const { code } = readFault(value);
  const message = readMessage(error) ?? 'The service reported an error without saying which.';
  const kind = kindOfMessage(message) ?? kindOfCode(code) ?? kindOfWords(message) ?? ('jsonrpc' in value ? kindOfJsonRpc(code) : otherwise);
  return new ServiceError(kind, message, { code, body: value });
}

/** Some services put an HTTP status where JSON-RPC has its code. */
function kindOfCode(code: string | number | undefined): ServiceErrorKind | undefined {
  const status = Number(code);
  return status >= 400 && status < 600 ? kindOfStatus(status) : undefined;
}

function kindOfWords(message: string): ServiceErrorKind | undefined {
  if (/\b(unauthori[sz]ed|unauthenticated|not authenticated|authentication)\b/i.test(message)) return 'authentication';
  return /\bforbidden\b/i.test(message) ? 'permission' : undefined;
}

/** The contract names authentication as what comes this way; the codes JSON-RPC reserves say otherwise. */
function kindOfJsonRpc(code: string | number | undefined): ServiceErrorKind {
  return reservedCodes[Number(code)] ?? 'authentication';
}

const reservedCodes: Readonly<Record<number, ServiceErrorKind>> = {
  [-32700]: 'protocol',
  [-32600]: 'validation',
  [-32601]: 'unsupported',
  [-32602]: 'validation',
  [-32603]: 'server',
};
