import { ServiceError, type ServiceErrorReason } from './ServiceError.js';

/** Returns the error with a more specific reason, and the kind and message that go with it. */
export function withReason(error: ServiceError, reason: ServiceErrorReason, kind = error.kind, message = error.message): ServiceError {
  const explained = new ServiceError(kind, message, { ...error, cause: error.cause, reason });
  if (error.stack !== undefined) explained.stack = error.stack;
  return explained;
}
