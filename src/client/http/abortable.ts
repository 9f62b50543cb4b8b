import { isServiceError, ServiceError } from '../errors/ServiceError.js';

/** Settles like `work`, or rejects with an `aborted` error as soon as the signal is aborted. `work` itself continues. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined, operation?: string): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortedError(signal, operation));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

export function throwIfAborted(signal: AbortSignal | undefined, operation?: string): void {
  if (signal?.aborted) throw abortedError(signal, operation);
}

/** The error for an aborted request: `aborted`, or the one with which the limit of silence ended it. */
export function abortedError(signal: AbortSignal, operation?: string): ServiceError {
  const { reason } = signal;
  if (isServiceError(reason) && reason.kind === 'network') return reason;
  return new ServiceError('aborted', 'The request was cancelled.', { operation, cause: reason });
}
