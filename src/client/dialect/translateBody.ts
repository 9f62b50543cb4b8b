import type { JsonTranslator } from './createJsonTranslator.js';

/** Translates a body while it is read. Chunks are pulled on demand, and text that is not part of a name passes immediately. */
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
    // Chunks are read only when the consumer asks for them.
    { highWaterMark: 0 },
  );
}
