/** Loads what only a request that fails needs. It begins beside the first request, so that it is there when the connection breaks. */
export function loadFailures(): Promise<Failures> {
  const started = loading ?? import('./failures.js');
  loading = started;
  // The next request tries again.
  started.catch(() => {
    if (loading === started) loading = undefined;
  });
  return started;
}

export type Failures = typeof import('./failures.js');

let loading: Promise<Failures> | undefined;
