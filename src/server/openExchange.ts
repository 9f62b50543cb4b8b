import type { ServiceError } from '../client/http/ServiceError.js';
import { refusal } from './refuse.js';

/** The way of one request to the service and back. It ends with the answer, with the browser that leaves, or at a limit. */
export interface Exchange {
  /** Aborts with the reason, a `ServiceError`, once nobody waits for the service any more. */
  readonly signal: AbortSignal;
  /** Closes the connection to the service. A run goes on there: only the abort address stops it (docs/contract/chat.md#stop). */
  end(reason: ServiceError): void;
  /** Ends the exchange after this time, unless the function it gives is called before. */
  endAfter(durationMs: number, reason: () => ServiceError): () => void;
  /** Settles like `work`, or rejects with the reason as soon as the exchange ends; a failure ends it. */
  take<T>(work: Promise<T>, failure: (cause: unknown) => ServiceError): Promise<T>;
  /** Lets go of the request; to be called when the answer is complete. */
  finish(): void;
}

/** @param onEnd Called once, with the reason where the exchange ended before its answer was complete. */
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
