import { isServiceError, ServiceError } from '../client/errors/ServiceError.js';

/** Converts anything thrown to a `ServiceError`. Foreign errors are treated as an invalid response. */
export function asServiceError(cause: unknown, operation: string): ServiceError {
  return isServiceError(cause) ? cause : new ServiceError('protocol', String(cause), { operation, cause });
}

/** True if the service may have carried out the request although no response confirmed it. */
export function isOutcomeOpen({ kind }: ServiceError): boolean {
  return openKinds.includes(kind);
}

const openKinds: readonly string[] = ['network', 'server', 'interrupted', 'protocol', 'aborted'] satisfies ServiceError['kind'][];
