import { ServiceError } from './ServiceError.js';

/** The error of input that is refused before anything is sent. */
export function invalid(field: string, message: string, operation?: string): ServiceError {
  return new ServiceError('validation', message, { field, operation });
}
