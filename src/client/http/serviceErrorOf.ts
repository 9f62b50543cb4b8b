import type { ServiceError } from '../errors/ServiceError.js';
import { loadFailures } from './loadFailures.js';

/**
 * Makes a `ServiceError` of a response that is not a success, such as one of your own server, so that widgets and hooks treat it like those of
 * the service: `kind` from the status, the message from the body, and `retryAfterMs` from its header. `operation` is a short name of the call.
 * @see docs/contract/errors.md#statuses
 */
export async function serviceErrorOf(response: Response, operation?: string): Promise<ServiceError> {
  const { errorFromResponse } = await loadFailures();
  return errorFromResponse(response, operation);
}
