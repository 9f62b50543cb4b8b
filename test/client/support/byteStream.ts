import { deferred } from './deferred.js';

/** A body that arrives in these pieces, then ends or breaks. */
export function byteStream(pieces: readonly Uint8Array[], failure?: Error): ReadableStream<Uint8Array> {
  const rest = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = rest.shift();
      if (piece !== undefined) controller.enqueue(piece);
      else if (failure !== undefined) controller.error(failure);
      else controller.close();
    },
  });
}

/** A body that sends a text and then stays open, telling when it is closed by its reader. */
export function openStream(text: string): { readonly body: ReadableStream<Uint8Array>; readonly cancelled: Promise<void> } {
  const { promise: cancelled, resolve } = deferred<void>();
  return {
    body: new ReadableStream({
      start: (controller) => (text === '' ? undefined : controller.enqueue(utf8(text))),
      cancel: () => resolve(),
    }),
    cancelled,
  };
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Cuts bytes at the given places, wherever they lie. */
export function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const sorted = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...sorted, bytes.length].map((end, index) => bytes.slice(index === 0 ? 0 : sorted[index - 1], end));
}
