import { kindOfStatus } from '../client/http/readFault.js';
import { isServiceError, ServiceError } from '../client/http/ServiceError.js';
import { safeHeaders } from './safeHeaders.js';

/** Ends a request with an answer of the proxy's own. `code` tells programs what `message` tells people. */
export function refuse({ status, code, message, cause }: Refusal): never {
  throw refusal({ status, code, message, cause });
}

export function refusal({ status, code, message, cause }: Refusal): ServiceError {
  return new ServiceError(kindOfStatus(status), message, { status, code, cause });
}

export interface Refusal {
  readonly status: number;
  readonly code: RefusalCode;
  readonly message: string;
  /** For the operator alone. */
  readonly cause?: unknown;
}

/** Why the proxy answers by itself. The codes of the service pass it unchanged. */
export type RefusalCode =
  | 'bad-path'
  | 'no-such-path'
  | 'method-not-allowed'
  | 'method-override'
  | 'cross-site'
  | 'signed-out'
  | 'forbidden'
  | 'session-failed'
  | 'operation-not-allowed'
  | 'deployment-not-allowed'
  | 'branch-not-allowed'
  | 'no-such-chat'
  | 'bad-body'
  | 'body-type'
  | 'body-too-large'
  | 'body-too-slow'
  | 'browser-left'
  | 'key-refused'
  | 'service-unreachable'
  | 'service-silent'
  | 'service-answer'
  | 'proxy-failed';

/** Whatever was thrown as an error that may be shown: what is not one of the proxy's own says nothing. */
export function asRefusal(cause: unknown): ServiceError {
  if (isServiceError(cause) && cause.status !== undefined) return cause;
  return refusal({ status: 500, code: 'proxy-failed', message: 'The proxy failed. Its operator finds the reason in `onError`.', cause });
}

/** The answer of an error, in the shape that the client reads. */
export function refusalAnswer({ message, code, status }: ServiceError): Response {
  const headers = safeHeaders(new Headers({ 'content-type': 'application/json' }), '');
  return Response.json({ error: { message, code } }, { status: status ?? 500, headers });
}

/** Whether it takes the operator to mend it. */
export function concernsOperator({ status = 500, code }: ServiceError): boolean {
  return status >= 500 || code === ('key-refused' satisfies RefusalCode);
}
