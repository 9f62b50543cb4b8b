import type { JsonTranslator } from './createJsonTranslator.js';

/** Translates a body while it is read: a chunk is taken when one is asked for, and what is not part of a name passes at once. */
export function translateBody(body: ReadableStream<Uint8Array>, translator: JsonTranslator): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { done, value } = await reader.read();
          const text = translator.push(decoder.decode(value, { stream: !done })) + (done ? translator.end() : '');
          if (text !== '') controller.enqueue(encoder.encode(text));
          if (done) controller.close();
          if (done || text !== '') return;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead of whoever reads this.
    { highWaterMark: 0 },
  );
}
