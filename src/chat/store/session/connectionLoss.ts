import { isServiceError, ServiceError, type ServiceErrorReason } from '../../../client/errors/ServiceError.js';

/** True if the request may have been lost on the way, whatever the browser's wording. */
export function isConnectionLoss(error: ServiceError): boolean {
  return error.kind === 'network' || error.kind === 'interrupted' || error.kind === 'aborted';
}

/** True if the same request may succeed later. */
export function isTransient(error: ServiceError): boolean {
  return isConnectionLoss(error) || error.kind === 'rate-limited' || error.kind === 'server';
}

/** An error that is not a `ServiceError` comes from a host's `fetch` or token function: the request was not sent. */
export function asChatError(error: unknown): ServiceError {
  if (isServiceError(error)) return error;
  return new ServiceError('network', 'The request did not reach the service.', { operation: 'streamChat', cause: error });
}

export function notSent(cause?: unknown): ServiceError {
  return new ServiceError(
    'not-sent',
    'The question did not arrive, or the connection was lost before the service named the thread. Send it again.',
    {
      operation: 'streamChat',
      reason: reasonOf(cause),
      cause,
    },
  );
}

export function interrupted(cause?: unknown): ServiceError {
  return new ServiceError('interrupted', 'The answer was cut off and could not be resumed. Try again.', {
    operation: 'streamChat',
    reason: reasonOf(cause),
    cause,
  });
}

/** Nothing arrived because the token could not be fetched. */
function reasonOf(cause: unknown): ServiceErrorReason | undefined {
  return isServiceError(cause) ? cause.reason : undefined;
}
