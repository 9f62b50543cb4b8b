import type { ScimListParams } from '../scim.js';
import { refuse } from './checks.js';

/** Refuses places that SCIM does not count from. */
export function checkScimPage({ startIndex, count }: ScimListParams, operation: string): void {
  if (startIndex !== undefined && !(Number.isInteger(startIndex) && startIndex >= 1)) {
    refuse({ field: 'startIndex', operation }, `must be a whole number of at least 1, got ${startIndex}`);
  }
  if (count !== undefined && !(Number.isInteger(count) && count >= 0)) {
    refuse({ field: 'count', operation }, `must be a whole number of at least 0, got ${count}`);
  }
}
