import { isServiceError, isSetupReason, type ServiceError, type ServiceErrorReason } from '../client/errors/ServiceError.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import { warnUnreachable } from './warnUnreachable.js';

/** Reports a set-up error of a client in the console, once for each cause, and in development an address that cannot be reached. */
export function reportSetupError(client: ServiceClient, error: unknown): void {
  if (isServiceError(error)) warnUnreachable(client, isServiceError(error.cause) ? error.cause : error);
  const cause = isServiceError(error) ? findSetupError(error) : undefined;
  const reason = cause?.reason;
  if (cause === undefined || !isSetupReason(reason)) return;
  const reported = reportedOf.get(client) ?? new Set<ServiceErrorReason>();
  if (reported.has(reason)) return;
  reportedOf.set(client, reported.add(reason));
  // Only developers read it.
  import('./writeSetupError.js').then(
    ({ writeSetupError }) => writeSetupError(cause, reason),
    () => {},
  );
}

/** A question that was not sent carries along why. */
function findSetupError(error: ServiceError): ServiceError | undefined {
  if (!isSetupReason(error.reason)) return undefined;
  return isServiceError(error.cause) && error.cause.reason === error.reason ? error.cause : error;
}

const reportedOf = new WeakMap<ServiceClient, Set<ServiceErrorReason>>();
