import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamChat } from '../../../src/client/chat-stream/streamChat.js';
import { createServiceClient } from '../../../src/client/http/createServiceClient.js';
import { utf8 } from '../support/byteStream.js';
import { agentUrl } from '../support/fakeService.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stream that the test feeds line by line. */
function openChat(silenceMs?: number) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isClosed = false;
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: () => {
      isClosed = true;
    },
  });
  const client = createServiceClient({
    chatUrl: agentUrl,
    credentials: { kind: 'bearer', token: 't' },
    silenceMs,
    fetch: async () => new Response(body),
  });
  return {
    frames: streamChat(client, { input: 'Hi' }),
    say: (id: string) => controller?.enqueue(utf8(`${JSON.stringify({ id, role: 'assistant', content: id })}\n`)),
    isClosed: () => isClosed,
  };
}

const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const cut = { kind: 'network', message: expect.stringContaining('sent nothing for') };

describe('a silent chat stream', () => {
  it('is treated as cut after a minute, and is closed', async () => {
    const chat = openChat();
    chat.say('a');
    await chat.frames.next();
    const next = outcome(chat.frames.next());
    await vi.advanceTimersByTimeAsync(59_000);
    expect(chat.isClosed()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await next).toMatchObject(cut);
    expect(chat.isClosed()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues as long as data arrives within a minute', async () => {
    const chat = openChat();
    for (const id of ['a', 'b', 'c', 'd']) {
      const next = chat.frames.next();
      await vi.advanceTimersByTimeAsync(50_000);
      chat.say(id);
      expect((await next).value).toMatchObject({ id });
    }
  });

  it('is not cut while the consumer reads nothing', async () => {
    const chat = openChat();
    chat.say('a');
    await chat.frames.next();
    chat.say('b');
    await vi.advanceTimersByTimeAsync(600_000);
    expect((await chat.frames.next()).value).toMatchObject({ id: 'b' });
    await chat.frames.return(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is cut before its first line, too, after the host’s timeout', async () => {
    const client = createServiceClient({
      chatUrl: agentUrl,
      credentials: { kind: 'bearer', token: 't' },
      silenceMs: 5_000,
      fetch: () => new Promise(() => undefined),
    });
    const next = outcome(streamChat(client, { input: 'Hi' }).next());
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await next).toMatchObject(cut);
  });

  it('is awaited without limit if the host configures it', async () => {
    const chat = openChat(Number.POSITIVE_INFINITY);
    const next = chat.frames.next();
    await vi.advanceTimersByTimeAsync(86_400_000);
    chat.say('a');
    expect((await next).value).toMatchObject({ id: 'a' });
  });
});
