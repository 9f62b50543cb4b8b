/**
 * The only error class of Parley. `kind` classifies the failure and so the possible recovery; `message` is for people, never contains a
 * token, and keeps at most 2,000 characters of the service's message.
 */
export class ServiceError extends Error {
  /** The kind of failure, which decides what the user can do next. */
  declare readonly kind: ServiceErrorKind;
  /** A more specific cause than `kind`, if known. */
  declare readonly reason: ServiceErrorReason | undefined;
  /** The HTTP status, if there was an HTTP response. */
  declare readonly status: number | undefined;
  /** The service's own code, from an error body, a JSON-RPC error or an error line. */
  declare readonly code: string | number | undefined;
  /** The id of the request in the service's logs, for its support; `undefined` if the service sent none. */
  declare readonly requestId: string | undefined;
  /** The operation id or a short name of the failed call, such as `streamChat`. */
  declare readonly operation: string | undefined;
  /** The time to wait as requested by the service, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;
  /** The body as received, parsed JSON or text, cut to 256 KiB. */
  declare readonly body: unknown;
  /** The field of the request that was refused, for `validation`. */
  declare readonly field: string | undefined;

  constructor(kind: ServiceErrorKind, message: string, details: ServiceErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ServiceError';
    this.kind = kind;
    this.reason = details.reason;
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

/** The kind of failure, however the service reported it: by status, JSON-RPC error or line (docs/contract/errors.md#statuses). */
export type ServiceErrorKind =
  /** 401, or a token function that fails: sign in again. */
  | 'authentication'
  /** 402 or 403: the credential is valid but lacks access. Also other statuses with the reason `quota`, such as 429. */
  | 'permission'
  | 'not-found'
  | 'conflict'
  /** The thread is answering another question: watch or stop it. */
  | 'thread-busy'
  /** Refused before sending, or with 400; `field` names the invalid field. */
  | 'validation'
  /** Understood, but it cannot be done, such as a query that does not run. */
  | 'unprocessable'
  /** Status 429. `retryAfterMs` is set if the service says how long to wait. */
  | 'rate-limited'
  | 'server'
  /** The service was not reached, or the connection broke. */
  | 'network'
  /** An answer was cut off and could not be taken up again. */
  | 'interrupted'
  /** A question that did not arrive, or whose answer was lost before the service named the thread. */
  | 'not-sent'
  /** The service sent something that its interface does not allow. */
  | 'protocol'
  /** Not possible here or with this service. */
  | 'unsupported'
  /** Aborted by an `AbortSignal` of the caller. */
  | 'aborted';

/** The specific cause of an error, if it needs its own message and remedy. */
export type ServiceErrorReason =
  /** The client lacks the address of the API that was called. */
  | 'not-configured'
  /** The token function, or the address that hands out tokens, failed. See `cause`. */
  | 'token-unavailable'
  /** The token function resolved to something that is not a token. */
  | 'token-malformed'
  /** The refused token names no user: it has neither `externalId` nor `sub`. */
  | 'token-without-subject'
  /** The refused token lacks the scope `chat`. */
  | 'token-without-scope'
  /** A chat token was sent to the management API, which does not accept it. */
  | 'chat-token'
  /** The service refused credentials that it has not accepted before and that have not expired. */
  | 'credentials-refused'
  /** The user was deactivated. Only an administrator can change that. */
  | 'user-deactivated'
  /** No endpoint at this address: a 404 that is not about a record. */
  | 'endpoint-missing'
  /** The URL returned a web page instead of JSON, or redirects to one: a sign-in page, or the address is wrong. */
  | 'web-page'
  /** The chat thread belongs to another user. */
  | 'thread-forbidden'
  /** The chat thread does not exist, or was removed when its lifetime ended. */
  | 'thread-gone'
  /** The account has as many persistent chat users as it may have. */
  | 'user-limit'
  /** A quota, plan limit or credit balance is used up, or a payment is due. Retrying does not help. The kind is `permission`. */
  | 'quota';

/** True for what only a change of the application or of its configuration can fix. */
export function isSetupReason(reason: ServiceErrorReason | undefined): reason is SetupReason {
  return reason !== undefined && !otherReasons.some((other) => other === reason);
}

export type SetupReason = Exclude<ServiceErrorReason, (typeof otherReasons)[number]>;

const otherReasons = ['user-deactivated', 'thread-forbidden', 'thread-gone', 'user-limit', 'quota'] as const;

/** The fields of a `ServiceError` in addition to its kind and message. */
export interface ServiceErrorDetails {
  /** A more specific cause than the kind. */
  readonly reason?: ServiceErrorReason | undefined;
  /** The HTTP status of the response. */
  readonly status?: number | undefined;
  /** The service's own code. */
  readonly code?: string | number | undefined;
  /** The id of the request in the service's logs. */
  readonly requestId?: string | undefined;
  /** The operation id or a short name of what was tried. */
  readonly operation?: string | undefined;
  /** The time to wait as requested by the service, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** The body as received, parsed JSON or text, cut to 256 KiB. */
  readonly body?: unknown;
  /** The field of the request that was refused. */
  readonly field?: string | undefined;
  /** The error that led to this one. */
  readonly cause?: unknown;
}

const brand = Symbol.for('parley.ServiceError');
