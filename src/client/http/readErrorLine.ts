import { isJsonObject } from './isJsonObject.js';
import { kindOfMessage, kindOfStatus, readFault } from './readFault.js';
import { ServiceError, type ServiceErrorDetails, type ServiceErrorKind } from './ServiceError.js';

/** The error a line carries: a JSON-RPC error object or a line with `error`, as text or object. */
export function readErrorLine(
  value: Readonly<Record<string, unknown>>,
  otherwise: ServiceErrorKind = 'server',
  details: Pick<ServiceErrorDetails, 'status' | 'operation'> = {},
): ServiceError | undefined {
  const { error } = value;
  if (!error) return undefined;
  const { message = 'The service reported an error without saying which.', code } = readFault(value);
  const kind = kindOfMessage(message) ?? kindOfCode(code) ?? kindOfCode(readStatus(error)) ?? kindOfWords(message);
  return new ServiceError(kind ?? ('jsonrpc' in value ? kindOfJsonRpc(code) : otherwise), message, { ...details, code, body: value });
}

/** JSON-RPC leaves `data` to the service; where it holds an HTTP status, that says most. */
function readStatus(error: unknown): unknown {
  const { data } = isJsonObject(error) ? error : {};
  return isJsonObject(data) ? (data.status ?? data.statusCode) : undefined;
}

/** Some services put an HTTP status where JSON-RPC has its code. */
function kindOfCode(code: unknown): ServiceErrorKind | undefined {
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
