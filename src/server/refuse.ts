import { kindOfStatus } from '../client/errors/readFault.js';
import { isServiceError, ServiceError } from '../client/errors/ServiceError.js';
import { safeHeaders } from './safeHeaders.js';

/** Ends a request with the proxy's own response. `code` is for programs, `message` for people. */
export function refuse(details: Refusal): never {
  throw refusal(details);
}

export function refusal({ status, message, ...details }: Refusal): ServiceError {
  return new ServiceError(kindOfStatus(status), message, { status, ...details });
}

export interface Refusal {
  readonly status: number;
  readonly code: RefusalCode;
  readonly message: string;
  readonly retryAfterMs?: number | undefined;
  /** Details for the operator only. */
  readonly cause?: unknown;
}

/** The reason the proxy rejects a request itself. Codes of the service are forwarded unchanged. */
export type RefusalCode =
  | 'bad-path'
  | 'no-such-path'
  | 'method-not-allowed'
  | 'method-override'
  | 'cross-site'
  | 'signed-out'
  | 'forbidden'
  | 'host-failed'
  | 'host-silent'
  | 'too-many-requests'
  | 'operation-not-allowed'
  | 'deployment-not-allowed'
  | 'branch-not-allowed'
  | 'no-such-chat'
  | 'chat-expired'
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

/** Returns a thrown value as an error that may be shown. Errors that are not the proxy's own are replaced by a generic one. */
export function asRefusal(cause: unknown): ServiceError {
  if (isServiceError(cause) && cause.status !== undefined) return cause;
  return refusal({ status: 500, code: 'proxy-failed', message: 'The proxy failed. Its operator can find the reason in `onError`.', cause });
}

/** Returns the response for an error, in the shape that the client reads. */
export function refusalAnswer({ message, code, status, retryAfterMs }: ServiceError): Response {
  const headers = safeHeaders(new Headers({ 'content-type': 'application/json' }));
  if (retryAfterMs !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterMs / 1000)));
  return Response.json({ error: { message, code } }, { status: status ?? 500, headers });
}

/** True for failures that only the operator can fix. */
export function concernsOperator({ status = 500, code }: ServiceError): boolean {
  return status >= 500 || code === ('key-refused' satisfies RefusalCode);
}
