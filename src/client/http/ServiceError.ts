/**
 * The one error class of Parley. `kind` says what went wrong and so which way out there is;
 * `message` is for people and never holds a token.
 */
export class ServiceError extends Error {
  readonly kind: ServiceErrorKind;
  /** The HTTP status, where an HTTP answer was received. */
  readonly status: number | undefined;
  /** The service's own code, from an error body, a JSON-RPC error or an error line. */
  readonly code: string | number | undefined;
  readonly requestId: string | undefined;
  /** The operation id or a short name of what was tried, such as `streamChat`. */
  readonly operation: string | undefined;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The body as received: parsed JSON or text. */
  readonly body: unknown;
  /** The field of the request that was refused, for `validation`. */
  readonly field: string | undefined;

  constructor(kind: ServiceErrorKind, message: string, details: ServiceErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ServiceError';
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.operation = details.operation;
    this.retryAfterMs = details.retryAfterMs;
    this.body = details.body;
    this.field = details.field;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** True for a `ServiceError` of this or of another copy of the library. */
export function isServiceError(value: unknown): value is ServiceError {
  return typeof value === 'object' && value !== null && brand in value;
}

/** What went wrong, in whichever channel the service said it: by status, JSON-RPC error or line (interface, section 7). */
export type ServiceErrorKind =
  /** 401, or a token function that fails: sign in again. */
  | 'authentication'
  /** 402 or 403: the credential is good, but not for this. */
  | 'permission'
  | 'not-found'
  | 'conflict'
  /** The thread is answering another question: watch or stop it. */
  | 'thread-busy'
  /** Refused before sending, or by 400; `field` names what. */
  | 'validation'
  /** Understood, but it cannot be done, such as a query that does not run. */
  | 'unprocessable'
  /** 429; `retryAfterMs` where the service says how long. */
  | 'rate-limited'
  | 'server'
  /** The service was not reached, or the connection broke. */
  | 'network'
  /** An answer was cut off and could not be taken up again. */
  | 'interrupted'
  /** A question that did not arrive, or whose answer was lost before the service named the thread. */
  | 'not-sent'
  /** The service sent what its interface does not allow. */
  | 'protocol'
  /** Not possible here or with this service. */
  | 'unsupported'
  /** By an `AbortSignal` of the caller. */
  | 'aborted';

/** The fields of a `ServiceError` besides its kind and message. */
export interface ServiceErrorDetails {
  readonly status?: number | undefined;
  readonly code?: string | number | undefined;
  readonly requestId?: string | undefined;
  readonly operation?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly body?: unknown;
  readonly field?: string | undefined;
  readonly cause?: unknown;
}

const brand = Symbol.for('parley.ServiceError');
