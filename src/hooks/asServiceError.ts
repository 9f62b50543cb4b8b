import { isServiceError, ServiceError } from '../client/http/ServiceError.js';

/** What was thrown, as the one class of errors; anything foreign is a fault of the answer or of who reads it. */
export function asServiceError(cause: unknown, operation: string): ServiceError {
  return isServiceError(cause) ? cause : new ServiceError('protocol', String(cause), { operation, cause });
}

/** Whether the service may have done what was asked, although no answer says so. */
export function isOutcomeOpen({ kind }: ServiceError): boolean {
  return openKinds.includes(kind);
}

const openKinds: readonly string[] = ['network', 'server', 'interrupted', 'protocol', 'aborted'] satisfies ServiceError['kind'][];
