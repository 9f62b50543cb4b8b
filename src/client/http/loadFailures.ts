import { ServiceError } from '../errors/ServiceError.js';

/**
 * Loads what a request needs once it has started, above all if it fails. Loading starts with the first request, so that the code is
 * available if the connection breaks.
 * Rejects with a `network` error; the next call tries again.
 */
export async function loadFailures(): Promise<Failures> {
  loading ??= import('./failures.js');
  try {
    loaded = await loading;
    return loaded;
  } catch (cause) {
    loading = undefined;
    throw connectionError(cause);
  }
}

/** The error for a request that failed before the service answered. */
export function connectionError(cause: unknown, operation?: string): ServiceError {
  return new ServiceError('network', 'The connection to the service failed.', { operation, cause });
}

export type Failures = typeof import('./failures.js');

/** What has been loaded so far, for code that cannot wait. */
export let loaded: Failures | undefined;

let loading: Promise<Failures> | undefined;
