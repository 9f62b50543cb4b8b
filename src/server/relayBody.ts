import { join } from './bytes.js';
import type { Exchange } from './openExchange.js';
import type { ProxyLimits } from './proxyLimits.js';
import { type RefusalCode, refusal } from './refuse.js';

/**
 * Gives the rest of an answer on at the pace of the browser: a chunk is taken from the service when one is asked for, and
 * none is kept. A browser that leaves closes the connection to the service; a limit breaks that to the browser, too.
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
          // Servers log an answer that fails, and a browser that leaves is no failure.
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

  /** Reads until there is something to pass on: a replacer may hold a whole chunk back. */
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

  /** What a replacer held back goes through those after it. */
  async function flush(): Promise<Uint8Array> {
    let bytes: Uint8Array = new Uint8Array();
    for (const replacer of replacers) bytes = join([await replacer.push(bytes), replacer.flush()]);
    return bytes;
  }
}

export interface RelayedBody {
  /** What was read already, to judge the answer by. */
  readonly first: Uint8Array;
  readonly read: () => Promise<ReadableStreamReadResult<Uint8Array>>;
  /** What each piece goes through, in this order. */
  readonly replacers: readonly Replacer[];
  readonly exchange: Exchange;
  readonly limits: ProxyLimits;
}

interface Replacer {
  push(chunk: Uint8Array): Uint8Array | Promise<Uint8Array>;
  flush(): Uint8Array;
}
