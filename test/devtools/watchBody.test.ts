import { expect, it } from 'vitest';
import { watchBody } from '../../src/devtools/recording/watchBody.js';

it('hears nothing that arrives after the reader has left, even if it was already read', async () => {
  const heard: string[] = [];
  let bytes: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      bytes = controller;
    },
  });
  const watched = watchBody(new Response(body), { onChunk: () => heard.push('chunk'), onEnd: (end) => heard.push(end) });
  const reader = watched.body?.getReader();
  const reading = reader?.read();
  await Promise.resolve();

  bytes?.enqueue(new Uint8Array([1]));
  await reader?.cancel();
  await reading;
  expect(heard).toEqual(['left']);
});

it.each([204, 205, 304])('leaves a response with status %i unchanged, although the browser gives it a body', async (status) => {
  const heard: string[] = [];
  const response = Object.defineProperty(new Response(null, { status }), 'body', { value: new ReadableStream() });
  const watched = watchBody(response, { onChunk: () => heard.push('chunk'), onEnd: (end) => heard.push(end) });
  expect(watched).toBe(response);
  expect(heard).toEqual(['done']);
});
