import { ServiceError, type ServiceErrorReason } from './ServiceError.js';

/** The same error with a narrower cause. */
export function withReason(error: ServiceError, reason: ServiceErrorReason): ServiceError {
  const explained = new ServiceError(error.kind, error.message, { ...error, cause: error.cause, reason });
  if (error.stack !== undefined) explained.stack = error.stack;
  return explained;
}
