import { ServiceError } from '../http/ServiceError.js';

/** The silence after which a stream is considered lost, in milliseconds. */
export const defaultSilenceMs = 60_000;

export interface SilenceLimit {
  readonly silenceMs: number;
  readonly operation: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The values of a stream, as long as they keep coming. A wait of more than `silenceMs` closes the stream and throws `network`, as
 * any other cut. Time in which nobody asks for the next value does not count.
 */
export async function* limitSilence<T>(
  open: (signal: AbortSignal) => AsyncGenerator<T>,
  { silenceMs, operation, signal }: SilenceLimit,
): AsyncGenerator<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  let waitingSince: number | undefined;
  let isSilent = false;
  const check = () => {
    const leftMs = waitingSince === undefined ? silenceMs : waitingSince + silenceMs - Date.now();
    if (leftMs > 0) {
      timer = setTimeout(check, leftMs);
      return;
    }
    isSilent = true;
    controller.abort();
  };
  // One timer for all values, since there may be thousands a second.
  let timer = Number.isFinite(silenceMs) ? setTimeout(check, silenceMs) : undefined;
  const values = open(controller.signal);
  try {
    for (;;) {
      waitingSince = Date.now();
      const next = await values.next();
      waitingSince = undefined;
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    if (!isSilent) throw error;
    throw new ServiceError('network', `The service sent nothing for ${silenceMs} ms, so the connection is considered lost.`, { operation });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    await values.return(undefined);
  }
}
