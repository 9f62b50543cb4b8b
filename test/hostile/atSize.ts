import { isDeep } from '../support/runs.js';

/** The full size in a deep run and in `bench:hostile`; otherwise a quarter of it, which finds the same faults faster. */
export function atSize(full: number): number {
  return isDeep ? full : Math.ceil(full / 4);
}
