import { type ByteFaults, byteStream, encodeLines, jsonLines } from './byteStream.js';

/**
 * Streams JSON lines, served as `application/json` as the service does. `produce` is notified when nobody reads any more:
 * the request was aborted, or the body cancelled.
 */
export function lineResponse(
  request: Request,
  produce: (signal: AbortSignal) => AsyncIterable<unknown>,
  faults: ByteFaults = {},
): Response {
  const readerLeft = new AbortController();
  const signal = AbortSignal.any([request.signal, readerLeft.signal]);
  const chunks = encodeLines(jsonLines(produce(signal)), faults);
  const body = byteStream(chunks, request.signal, () => readerLeft.abort());
  return new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } });
}
