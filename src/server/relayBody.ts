import type { ByteReplacer } from './byteReplacer.js';
import type { Exchange } from './openExchange.js';
import type { ProxyLimits } from './proxyLimits.js';
import { refusal } from './refuse.js';

/**
 * Gives the rest of an answer on at the pace of the browser: a chunk is taken from the service when one is asked for, and
 * none is kept. A browser that leaves closes the connection to the service; a limit breaks that to the browser, too.
 */
export function relayBody({ first, read, replacer, exchange, limits }: RelayedBody): ReadableStream<Uint8Array> {
  const { idleMs, totalMs } = limits;
  const silent = () => refusal({ status: 504, code: 'service-silent', message: `Nothing moved for ${idleMs} ms. See \`limits.idleMs\`.` });
  const long = () =>
    refusal({ status: 504, code: 'service-silent', message: `The answer took over ${totalMs} ms. See \`limits.totalMs\`.` });
  exchange.endAfter(totalMs, long);
  let moved = exchange.endAfter(idleMs, silent);
  let pending: Uint8Array | undefined = replacer.push(first);

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        exchange.signal.addEventListener('abort', () => controller.error(exchange.signal.reason));
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
        exchange.end(refusal({ status: 499, code: 'browser-left', message: 'The browser closed the connection.', cause: reason }));
      },
    },
    // Nothing is read ahead of the browser.
    { highWaterMark: 0 },
  );

  /** Reads until there is something to give on: the replacer may hold a whole chunk back. */
  async function next(): Promise<{ readonly bytes: Uint8Array; readonly isLast: boolean }> {
    if (pending !== undefined && pending.length > 0) {
      const bytes = pending;
      pending = undefined;
      return { bytes, isLast: false };
    }
    for (;;) {
      const { done, value } = await read();
      if (done) return { bytes: replacer.flush(), isLast: true };
      const bytes = replacer.push(value);
      if (bytes.length > 0) return { bytes, isLast: false };
    }
  }
}

export interface RelayedBody {
  /** What was read already, to judge the answer by. */
  readonly first: Uint8Array;
  readonly read: () => Promise<ReadableStreamReadResult<Uint8Array>>;
  readonly replacer: ByteReplacer;
  readonly exchange: Exchange;
  readonly limits: ProxyLimits;
}
