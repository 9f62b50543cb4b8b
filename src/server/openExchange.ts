import type { ServiceError } from '../client/errors/ServiceError.js';
import { refusal } from './refuse.js';

/** One request to the service and its response. It ends with the response, when the browser leaves, or at a limit. */
export interface Exchange {
  /** Aborts with the reason, a `ServiceError`, once the response is no longer needed. */
  readonly signal: AbortSignal;
  /** Closes the connection to the service. A run continues there: only the abort address stops it (docs/contract/chat.md#stop). */
  end(reason: ServiceError): void;
  /** Ends the exchange after this time. Returns a function that cancels this. */
  endAfter(durationMs: number, reason: () => ServiceError): () => void;
  /** Settles like `work`. Rejects with the reason if the exchange ends first; if `work` fails, ends the exchange. */
  take<T>(work: Promise<T>, failure: (cause: unknown) => ServiceError): Promise<T>;
  /** Releases the request. Call it when the response is complete. */
  finish(): void;
}

/** @param onEnd Called once, with the reason if the exchange ended before its response was complete. */
export function openExchange(request: Request, onEnd: (reason: ServiceError | undefined) => void): Exchange {
  const controller = new AbortController();
  const { signal } = controller;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isOver = false;
  const leave = () => end(refusal({ status: 499, code: 'browser-left', message: 'The browser closed the connection.' }));
  if (request.signal.aborted) leave();
  else request.signal.addEventListener('abort', leave, { once: true });

  return {
    signal,
    end,
    finish,
    endAfter(durationMs, reason) {
      if (isOver) return () => undefined;
      const timer = setTimeout(() => end(reason()), durationMs);
      timers.add(timer);
      return () => {
        clearTimeout(timer);
        timers.delete(timer);
      };
    },
    take: (work, failure) =>
      new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted) abort();
        signal.addEventListener('abort', abort, { once: true });
        work.then(resolve, (cause: unknown) => end(failure(cause))).finally(() => signal.removeEventListener('abort', abort));
      }),
  };

  function end(reason: ServiceError): void {
    close(reason);
    controller.abort(reason);
  }

  function finish(): void {
    close(undefined);
  }

  function close(reason: ServiceError | undefined): void {
    if (!isOver) onEnd(reason);
    isOver = true;
    request.signal.removeEventListener('abort', leave);
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }
}
