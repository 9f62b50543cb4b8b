import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOf, startProxy } from './support/startProxy.js';

const json = { 'content-type': 'application/json' };

/** A body of so many bytes without an end, and how much of it was taken. */
function endlessBody() {
  const counts = { bytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        counts.bytes += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel() {
        counts.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, counts };
}

describe('the size of a body', () => {
  it('is limited by the bytes received, not by the announced length', async () => {
    const { send, upstream } = startProxy({ limits: { bodyBytes: 10_000 } });
    const { body, counts } = endlessBody();
    const init = { method: 'POST', body, duplex: 'half' as const, headers: json };
    expect(await errorOf(send('/chat/stream-chat-state', init))).toMatchObject({ status: 413, code: 'body-too-large' });
    expect(counts).toEqual({ bytes: 10_240, cancelled: true });
    expect(upstream).toEqual([]);
  });

  it('is refused unread if its length is announced', async () => {
    const { send } = startProxy();
    const { body, counts } = endlessBody();
    const init = { method: 'POST', body, duplex: 'half' as const, headers: { ...json, 'content-length': String(2 ** 21) } };
    expect((await send('/chat/stream-chat-state', init)).status).toBe(413);
    expect(counts.bytes).toBe(0);
  });

  it('can be exactly the limit', async () => {
    const bytes = JSON.stringify({ input: 'Stores?' }).length;
    expect((await startProxy({ limits: { bodyBytes: bytes } }).chat({ input: 'Stores?' })).status).toBe(200);
    expect((await startProxy({ limits: { bodyBytes: bytes - 1 } }).chat({ input: 'Stores?' })).status).toBe(413);
  });

  it('cannot be hidden by an encoding', async () => {
    const { chat } = startProxy();
    expect(await errorOf(chat({ input: 'x' }, { headers: { 'content-encoding': 'gzip' } }))).toMatchObject({ status: 415 });
  });

  it('applies to operations as well', async () => {
    const { post } = startProxy({ allow: ['createFolder'], limits: { bodyBytes: 100 } });
    expect((await post('/api/v1/deployments/1/folders', { name: 'x'.repeat(100) })).status).toBe(413);
  });

  it('cannot be applied to a body that was already read', async () => {
    const resolveSession = async (request: Request) => {
      await request.text();
      return { externalId: 'ada' };
    };
    expect(await errorOf(startProxy({ resolveSession }).chat({ input: 'x' }))).toMatchObject({ status: 500, message: /unread/ });
  });
});

describe('timeouts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const silent = () => new ReadableStream<Uint8Array>();

  it('apply to a body that does not arrive', async () => {
    const { send } = startProxy({ limits: { bodyMs: 5000 } });
    const answer = errorOf(send('/chat/stream-chat-state', { method: 'POST', body: silent(), duplex: 'half', headers: json }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toMatchObject({ status: 408, code: 'body-too-slow' });
  });

  it.each([
    ['an answer', () => new Promise<Response>(() => {})],
    ['a first line', () => new Response(silent())],
  ])('apply to %s that does not arrive, and close the connection', async (_what, onUpstream) => {
    let signal: AbortSignal | undefined;
    const { chat } = startProxy({
      limits: { answerMs: 5000 },
      onUpstream: (request) => {
        signal = request.signal;
        return onUpstream();
      },
    });
    const answer = errorOf(chat({ input: 'x' }));
    await vi.advanceTimersByTimeAsync(4999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ status: 504, code: 'service-silent' });
    expect(signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  /** A stream that the test feeds. */
  async function openStream(limits: object) {
    const counts = { cancelled: false };
    let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        feed = controller;
      },
      cancel: () => {
        counts.cancelled = true;
      },
    });
    const { chat } = startProxy({ limits, onUpstream: () => new Response(body) });
    const write = (line: string) => feed?.enqueue(new TextEncoder().encode(`${line}\n`));
    write('{}');
    const response = await chat({ input: 'x' });
    const reader = response.body?.getReader();
    if (reader === undefined) throw new Error('The answer has no body.');
    return { reader, write, end: () => feed?.close(), fail: () => feed?.error(new Error('gone')), counts };
  }

  it('for silence count from line to line', async () => {
    const { reader, write, counts } = await openStream({ idleMs: 1000 });
    for (let turn = 0; turn < 10; turn += 1) {
      await reader.read();
      await vi.advanceTimersByTimeAsync(900);
      write('{}');
    }
    await reader.read();
    const next = expect(reader.read()).rejects.toMatchObject({ code: 'service-silent' });
    await vi.advanceTimersByTimeAsync(1000);
    await next;
    expect(counts.cancelled).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('for silence also apply if the browser stops reading', async () => {
    const { reader, write, counts } = await openStream({ idleMs: 1000 });
    await reader.read();
    write('{}');
    await vi.advanceTimersByTimeAsync(1000);
    expect(counts.cancelled).toBe(true);
    await expect(reader.read()).rejects.toMatchObject({ code: 'service-silent' });
  });

  it('for a whole answer end even one that never pauses', async () => {
    const { reader, write } = await openStream({ idleMs: 1000, totalMs: 5000 });
    for (let turn = 0; turn < 9; turn += 1) {
      await reader.read();
      await vi.advanceTimersByTimeAsync(500);
      write('{}');
    }
    await reader.read();
    const next = expect(reader.read()).rejects.toMatchObject({ code: 'service-silent' });
    await vi.advanceTimersByTimeAsync(500);
    await next;
  });

  it('leave nothing behind after a complete, abandoned or broken answer', async () => {
    const whole = await openStream({});
    await whole.reader.read();
    whole.end();
    expect((await whole.reader.read()).done).toBe(true);
    const left = await openStream({});
    await left.reader.cancel();
    const broken = await openStream({});
    await broken.reader.read();
    broken.fail();
    await expect(broken.reader.read()).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });
});
