import { ServiceError, type ServiceErrorReason } from './ServiceError.js';

/** Returns the error with a more specific reason, and the kind that goes with it. */
export function withReason(error: ServiceError, reason: ServiceErrorReason, kind = error.kind): ServiceError {
  const explained = new ServiceError(kind, error.message, { ...error, cause: error.cause, reason });
  if (error.stack !== undefined) explained.stack = error.stack;
  return explained;
}
