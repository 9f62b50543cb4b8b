import { join } from './bytes.js';
import type { Exchange } from './openExchange.js';
import type { ProxyLimits } from './proxyLimits.js';
import { type RefusalCode, refusal } from './refuse.js';

/**
 * Forwards the rest of a response at the pace of the browser: a chunk is read from the service when one is requested, and none is stored.
 * If the browser leaves, the connection to the service is closed; a limit also breaks the connection to the browser.
 */
export function relayBody({ first, read, replacers, exchange, limits }: RelayedBody): ReadableStream<Uint8Array> {
  const { idleMs, totalMs } = limits;
  const silent = () => refusal({ status: 504, code: 'service-silent', message: `No data moved for ${idleMs} ms. See \`limits.idleMs\`.` });
  const long = () =>
    refusal({ status: 504, code: 'service-silent', message: `The response took longer than ${totalMs} ms. See \`limits.totalMs\`.` });
  exchange.endAfter(totalMs, long);
  let moved = exchange.endAfter(idleMs, silent);
  let pending: Uint8Array | undefined = first;
  let isCancelled = false;

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        exchange.signal.addEventListener('abort', () => {
          if (isCancelled) return;
          // Servers log a response that fails, but a browser that leaves is not a failure.
          if (exchange.signal.reason.code === ('browser-left' satisfies RefusalCode)) controller.close();
          else controller.error(exchange.signal.reason);
        });
      },
      async pull(controller) {
        const { bytes, isLast } = await next();
        moved();
        moved = exchange.endAfter(idleMs, silent);
        if (bytes.length > 0) controller.enqueue(bytes);
        if (!isLast) return;
        exchange.finish();
        controller.close();
      },
      cancel(reason) {
        isCancelled = true;
        exchange.end(refusal({ status: 499, code: 'browser-left', message: 'The browser closed the connection.', cause: reason }));
      },
    },
    // Nothing is read ahead of the browser.
    { highWaterMark: 0 },
  );

  /** Reads until there is something to forward, since a replacer may hold back a whole chunk. */
  async function next(): Promise<{ readonly bytes: Uint8Array; readonly isLast: boolean }> {
    for (;;) {
      const { done, value } = pending === undefined ? await read() : { done: false, value: pending };
      pending = undefined;
      if (done) return { bytes: await flush(), isLast: true };
      const bytes = await replace(value);
      if (bytes.length > 0) return { bytes, isLast: false };
    }
  }

  async function replace(chunk: Uint8Array): Promise<Uint8Array> {
    let bytes = chunk;
    for (const replacer of replacers) bytes = await replacer.push(bytes);
    return bytes;
  }

  /** Passes what a replacer held back through those after it. */
  async function flush(): Promise<Uint8Array> {
    let bytes: Uint8Array = new Uint8Array();
    for (const replacer of replacers) bytes = join([await replacer.push(bytes), replacer.flush()]);
    return bytes;
  }
}

export interface RelayedBody {
  /** The chunk that was already read to inspect the response. */
  readonly first: Uint8Array;
  readonly read: () => Promise<ReadableStreamReadResult<Uint8Array>>;
  /** The replacers for each chunk, in this order. */
  readonly replacers: readonly Replacer[];
  readonly exchange: Exchange;
  readonly limits: ProxyLimits;
}

interface Replacer {
  push(chunk: Uint8Array): Uint8Array | Promise<Uint8Array>;
  flush(): Uint8Array;
}
