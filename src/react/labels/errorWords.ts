import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { BaseLabels, ErrorLabels } from './BaseLabels.js';

/** What happened and what to do, in words for its narrower cause where that is known. */
export function errorWords(
  { errors, errorReasons }: BaseLabels,
  { kind, reason }: Pick<ServiceError, 'kind'> & Partial<Pick<ServiceError, 'reason'>>,
): ErrorLabels {
  return (reason && errorReasons[reason]) ?? errors[kind];
}
