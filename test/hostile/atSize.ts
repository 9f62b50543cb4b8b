import { isDeep } from '../support/runs.js';

/** The full size in a deep run and in `bench:hostile`; otherwise a quarter, which shows the same faults in a quarter of the time. */
export function atSize(full: number): number {
  return isDeep ? full : Math.ceil(full / 4);
}
