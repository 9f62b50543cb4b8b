/** A request that is refused; becomes a response of this status with `{error: message}`, and `code` where there is one. */
export class ServiceFailure extends Error {
  override readonly name: string = 'ServiceFailure';
  readonly status: FailureStatus;
  /** Tells failures of one status apart. */
  readonly code: string | undefined;
  /** Sent as the header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: FailureStatus, message: string, { code, retryAfterSeconds }: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A credential that is missing, malformed, expired or insufficient; the chat answers it by a JSON-RPC error. */
export class AuthenticationFailure extends ServiceFailure {
  override readonly name = 'AuthenticationFailure';

  constructor(message: string) {
    super(401, message);
  }
}

interface FailureDetails {
  readonly code?: string;
  readonly retryAfterSeconds?: number;
}

export type FailureStatus = 400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500;
