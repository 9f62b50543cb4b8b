/** A request that is refused; becomes a response of this status with `{error: message}`. */
export class ServiceFailure extends Error {
  override readonly name: string = 'ServiceFailure';

  constructor(
    readonly status: FailureStatus,
    message: string,
  ) {
    super(message);
  }
}

/** A credential that is missing, malformed, expired or insufficient; the chat answers it by a JSON-RPC error. */
export class AuthenticationFailure extends ServiceFailure {
  override readonly name = 'AuthenticationFailure';

  constructor(message: string) {
    super(401, message);
  }
}

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 500;
