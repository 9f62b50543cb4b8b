import type { ServiceError } from '../client/http/ServiceError.js';
import type { ErrorLabels, Labels } from './Labels.js';

/** What happened and what to do, in words for its narrower cause where that is known. */
export function errorWords(
  { errors, errorReasons }: Labels,
  { kind, reason }: Pick<ServiceError, 'kind'> & Partial<Pick<ServiceError, 'reason'>>,
): ErrorLabels {
  return (reason && errorReasons[reason]) ?? errors[kind];
}
